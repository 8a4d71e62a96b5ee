/// A section's header that stays in view while its rows pass.
public enum StickyHeader {
  /// The top of a header of a height whose own place is `natural`: no higher than the line it sticks
  /// to, and pushed by the end of its section, where the next header begins.
  public static func y(
    natural: Double, height: Double, stickingAt line: Double, sectionEnd: Double
  ) -> Double {
    min(max(natural, line), sectionEnd - height)
  }
}

extension Simulation {
  /// The line that the sections' headers stick to, on the screen: the lower edge of what is visible of
  /// the header. Over a pinned header that is the top of the table's frame, which clips the rows; a
  /// table header is content itself, and goes; a bar stays above them.
  public var stickyLine: Double {
    tableGeometry.frameY + (preset.hasPinnedTable ? 0 : visibleHeaderHeight)
  }

  /// The top of a section's header on the screen.
  public func sectionHeaderY(_ section: Int) -> Double {
    let rowsY = tableGeometry.rowsY
    return StickyHeader.y(
      natural: screenY(ofContent: rowsY + list.top(ofSection: section)),
      height: list.sectionHeaderHeight, stickingAt: stickyLine,
      sectionEnd: screenY(ofContent: rowsY + list.top(ofSection: section + 1)))
  }
}
