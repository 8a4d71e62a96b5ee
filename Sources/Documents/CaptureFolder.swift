public import ParallaxCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The folder that pictures are written to. It gives each a name of its own and never one that is
/// taken.
public struct CaptureFolder: Sendable {
  /// The folder's path; it need not exist yet.
  public let path: String
  private var reserved: Set<String> = []

  /// Names a folder.
  public init(path: String) { self.path = path }

  /// Why a picture cannot be written.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// One line that names the folder and the reason.
    public let description: String
  }

  /// The path for a picture: preset, date, time, and a number where that is taken already.
  ///
  /// `layer-cake-20300131-094100.png`, or with a label `layer-cake-window-20300131-094100.png`. The
  /// folder is made when there is none; throws `Failure` when that cannot be.
  public mutating func reserve(
    preset: Preset, label: String? = nil, at date: Date = Date(), in zone: TimeZone = .current
  ) throws(Failure) -> String {
    let parts = ([preset.rawValue] + (label.map { [$0] } ?? []) + [stamp(date, in: zone)])
    return try reserve(name: parts.joined(separator: "-"))
  }

  /// The path for a picture of a given name, with a number where that is taken already.
  public mutating func reserve(name: String) throws(Failure) -> String {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Failure(description: "the captures folder \(path) cannot be made")
    }
    guard FileManager.default.isWritableFile(atPath: path) else {
      throw Failure(description: "the captures folder \(path) cannot be written to")
    }
    var candidate = "\(path)/\(name).png"
    var number = 2
    while reserved.contains(candidate) || FileManager.default.fileExists(atPath: candidate) {
      candidate = "\(path)/\(name)-\(number).png"
      number += 1
    }
    reserved.insert(candidate)
    return candidate
  }

  private func stamp(_ date: Date, in zone: TimeZone) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: date)
    func digits(_ value: Int?, _ count: Int) -> String {
      let text = String(value ?? 0)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return digits(parts.year, 4) + digits(parts.month, 2) + digits(parts.day, 2) + "-"
      + digits(parts.hour, 2) + digits(parts.minute, 2) + digits(parts.second, 2)
  }
}
