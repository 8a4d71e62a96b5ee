import Documents
import Foundation
import Testing

/// The README's script gives the README's rows.
struct ReadmeExampleTests {
  private func block(_ language: String) throws -> String {
    let readme = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    let start = try #require(text.range(of: "```\(language)\n"))
    let end = try #require(text.range(of: "```", range: start.upperBound..<text.endIndex))
    return String(text[start.upperBound..<end.lowerBound])
  }

  @Test func theExampleGivesItsRows() throws {
    let script = try Script(text: try block("jsonl"))
    #expect(script.inputs.count == 4)
    let csv = Trace.csv(script: script, framesPerSecond: 10, duration: 0.6)
    #expect(csv == (try block("csv")))
  }
}
