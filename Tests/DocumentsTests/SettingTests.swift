import Documents
import ParallaxCore
import Testing

struct SettingTests {
  private func message(_ text: String) -> String {
    do {
      let setting = try Setting(text)
      return "no error: \(setting)"
    } catch {
      return error.description
    }
  }

  @Test func everyParameterCanBeSet() throws {
    for parameter in Parameter.all {
      for value in [parameter.range.lowerBound, parameter.range.upperBound] {
        let setting = try Setting("\(parameter.name)=\(value)")
        var tuning = Tuning()
        setting.apply(to: &tuning)
        #expect(parameter[tuning] == value)
        #expect(try Setting("\(parameter.name)=\(setting.valueText)") == setting)
      }
    }
    #expect(try Setting("overlay.ruler=off").value == 0)
    #expect(try Setting("overlay.ruler=true").value == 1)
  }

  @Test func whatIsWrongIsSaidInOneLine() {
    #expect(message("header.height") == "\"header.height\" is not of the form name=value")
    #expect(
      message("headerheight=3")
        == "there is no parameter \"headerheight\"; the nearest is header.height")
    #expect(
      message("=3").hasPrefix("there is no parameter \"\"; the nearest is "))
    #expect(
      message("header.height=tall")
        == "header.height is \"tall\", which is no number; allowed is 0 to 600 pt")
    #expect(message("header.height=nan").contains("which is no number"))
    #expect(message("header.height=inf").contains("which is no number"))
    #expect(message("header.height=-1") == "header.height is -1; allowed is 0 to 600 pt")
    #expect(
      message("list.rows=2.5") == "list.rows is 2.5; allowed is a whole number from 0 to 1000000")
    #expect(message("overlay.ruler=0.5") == "overlay.ruler is 0.5; allowed is true or false")
    #expect(message("snap.midpoint=50") == "snap.midpoint is 50; allowed is 0 to 1 (a share)")
  }
}
