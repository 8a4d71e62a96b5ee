import Documents
import PlaygroundApp

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

do {
  var text = ""
  switch try CommandLineOptions.parse(CommandLine.arguments) {
  case .run(let options):
    try Program.run(options, environment: ProcessInfo.processInfo.environment)
  case .trace(let command): text = try command.run()
  case .bench(let options): try Bench.run(options, program: CommandLine.arguments[0])
  case .print(let line): text = line + "\n"
  }
  guard Output.write(text) else {
    Output.fail("the output cannot be written", status: 1)
  }
} catch let error as CommandLineOptions.Wrong {
  Output.fail(error.description, status: 2)
} catch {
  Output.fail("\(error)", status: 1)
}
