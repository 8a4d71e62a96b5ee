import Drawing
import Testing

@Suite struct TextStyleTests {
  /// The design's table of styles: size, line height, weight.
  @Test func stylesAreThoseOfTheDesign() {
    let styles: [TextStyle] = [
      .readout, .body, .bodyMedium, .bodySemibold, .caption, .captionSemibold,
    ]
    #expect(styles.map(\.size) == [16, 13, 13, 13, 11, 11])
    #expect(styles.map(\.lineHeight) == [20, 16, 16, 16, 16, 16])
    #expect(styles.map(\.weight.rawValue) == [600, 400, 500, 600, 400, 600])
  }

  @Test func noTwoIconsShareAFile() {
    let names = Icon.allCases.map(\.rawValue)
    #expect(Set(names).count == names.count)
  }
}
