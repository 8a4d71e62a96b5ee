import PlaygroundApp

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

do {
  try Program.run(Options(), environment: ProcessInfo.processInfo.environment)
} catch {
  print("playground: \(error)")
}
