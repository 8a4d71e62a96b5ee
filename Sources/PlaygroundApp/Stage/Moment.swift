import Drawing
import PanelKit
import ParallaxCore

/// What a row of the simulated list says; rows repeat these in turn.
struct Moment {
  let title: String
  let subtitle: String
  let emblem: Emblem

  static let all: [Moment] = [
    Moment(title: "Ridge hut before dark", subtitle: "Stove lit, boots drying", emblem: .hut),
    Moment(
      title: "Rain on the tin roof", subtitle: "Six hours, never twice the same", emblem: .rain),
    Moment(title: "Tarn at first light", subtitle: "Fourteen frames, one keeper", emblem: .water),
    Moment(title: "Long way down", subtitle: "Knees remember every step", emblem: .ridge),
    Moment(title: "Lower falls", subtitle: "Loud enough to think in", emblem: .water),
    Moment(title: "Soup, mostly", subtitle: "Barley, and the last carrot", emblem: .hut),
    Moment(title: "Over the pass", subtitle: "2,114 m, and a wind to match", emblem: .ridge),
    Moment(title: "Last train north", subtitle: "A window seat and a thermos", emblem: .moon),
    Moment(title: "Skis waxed twice", subtitle: "Once for luck", emblem: .snow),
    Moment(title: "Clouds from the dock", subtitle: "Nothing to report", emblem: .sun),
    Moment(title: "The gate, mended", subtitle: "It squeaks in C now", emblem: .pine),
    Moment(title: "Under the big pines", subtitle: "Needles, moss, no signal", emblem: .pine),
    Moment(title: "Noon on the glacier", subtitle: "Rope of three, one pace", emblem: .snow),
    Moment(title: "Moonrise, east face", subtitle: "Later than the almanac said", emblem: .moon),
    Moment(title: "Orchard in wind", subtitle: "Half the apples are down", emblem: .sun),
    Moment(title: "Old tramway", subtitle: "Four pylons still standing", emblem: .ridge),
  ]

  /// The moment of a row, by the row's number.
  /// Rows added above the first have negative numbers.
  static func row(_ number: Int) -> Moment {
    let index = number % all.count
    return all[index < 0 ? index + all.count : index]
  }

  private static let times = ["now", "12m", "38m"]

  /// Appends how long ago a row was, right-aligned.
  static func appendTime(
    of row: Int, at anchor: Point, style: TextStyle, to list: inout DrawList
  ) {
    if row <= 0 {
      list.text(
        times[0], at: anchor, style: style, ListColors.time, alignment: .trailing)
    } else if row < times.count {
      list.text(
        times[row], at: anchor, style: style, ListColors.time, alignment: .trailing)
    } else if row < 26 {
      list.number(
        Double(row - 2), decimals: 0, suffix: "h", at: anchor, style: style, ListColors.time)
    } else {
      list.number(
        Double((row - 2) / 24), decimals: 0, suffix: "d", at: anchor, style: style,
        ListColors.time)
    }
  }
}
