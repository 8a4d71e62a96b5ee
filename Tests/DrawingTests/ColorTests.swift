import Drawing
import Testing

@Suite struct ColorTests {
  @Test func aColorIsReadFromItsNumber() {
    let color = Color(0x12ABEF, alpha: 0.5)
    #expect([color.red, color.green, color.blue, color.alpha] == [0x12, 0xAB, 0xEF, 128])
    #expect(Color(0x12ABEF).alpha == 255)
    #expect(Color.clear.alpha == 0)
  }

  @Test func coverageIsHeldToItsRange() {
    #expect(Color(0, alpha: -3).alpha == 0)
    #expect(Color(0, alpha: 7).alpha == 255)
    #expect(Color(0, alpha: 0.8).opacity(0.5).alpha == 102)
    #expect(Color(0, alpha: 0.8).opacity(9).alpha == 204)
    #expect(Color(0, alpha: 0.8).opacity(-1).alpha == 0)
  }

  @Test func aMixtureIsBetweenItsColors() {
    let black = Color(0x000000, alpha: 0)
    let white = Color(0xFFFFFF)
    #expect(black.mixed(with: white, 0) == black)
    #expect(black.mixed(with: white, 1) == white)
    #expect(black.mixed(with: white, 2) == white)
    #expect(black.mixed(with: white, -2) == black)
    let middle = black.mixed(with: white, 0.5)
    #expect([middle.red, middle.green, middle.blue, middle.alpha] == [128, 128, 128, 128])
    #expect(Color(0x0A1428).mixed(with: Color(0x1428F0), 0.25) == Color(0x0D195A))
  }
}
