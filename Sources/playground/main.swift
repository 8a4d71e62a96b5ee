import Documents
import PlaygroundApp

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

do {
  switch try CommandLineOptions.parse(CommandLine.arguments) {
  case .run(let options):
    try Program.run(options, environment: ProcessInfo.processInfo.environment)
  case .trace(let command):
    try command.run()
  case .bench(let options):
    try Bench.run(options, program: CommandLine.arguments[0])
  case .print(let text):
    print(text)
  }
} catch let error as CommandLineOptions.Wrong {
  Failure.exit(error.description, status: 2)
} catch {
  Failure.exit("\(error)", status: 1)
}
