import CGetopt

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One option as the command line gives it.
struct FoundOption {
  /// The name without dashes.
  let name: String
  /// Its argument; nil for an option that takes none.
  let argument: String?
}

/// What a command line holds, by getopt_long's conventions: long options, short ones, abbreviations,
/// `--name=value` and `--name value`, options after operands, `--` to end them.
struct ArgumentScanner {
  /// One option the program knows.
  struct Known {
    let name: String
    let letter: Character?
    let takesArgument: Bool
  }

  /// What is wrong, in one line.
  struct Wrong: Error {
    let description: String
  }

  private(set) var options: [FoundOption] = []
  private(set) var operands: [String] = []

  /// Scans the arguments, the program's name first.
  ///
  /// The corresponding C function is `getopt_long`.
  init(_ arguments: [String], known: [Known]) throws(Wrong) {
    let names = unsafe known.map { unsafe strdup($0.name) }
    var words: [UnsafeMutablePointer<CChar>?] = unsafe arguments.map { unsafe strdup($0) }
    unsafe words.append(nil)
    let owned = unsafe words
    defer {
      unsafe names.forEach { unsafe free($0) }
      unsafe owned.forEach { unsafe free($0) }
    }
    var table: [option] = unsafe []
    for (index, row) in known.enumerated() {
      unsafe table.append(
        option(
          name: names[index], has_arg: row.takesArgument ? required_argument : no_argument,
          flag: nil, val: Int32(1000 + index)))
    }
    unsafe table.append(option(name: nil, has_arg: 0, flag: nil, val: 0))
    // A leading colon tells a missing argument from an unknown option.
    let letters =
      ":"
      + known.compactMap { row in row.letter.map { "\($0)\(row.takesArgument ? ":" : "")" } }
      .joined()
    getopt_begin()
    let count = Int32(arguments.count)
    while true {
      let before = Int(getopt_index())
      let code = unsafe getopt_long(count, &words, letters, &table, nil)
      guard code != -1 else { break }
      let found = known.indices.first { index in
        Int(code) == 1000 + index
          || known[index].letter?.asciiValue.map { Int32($0) } == code
      }
      guard let found else {
        let index = max(1, min(Int(getopt_index()) - 1, arguments.count - 1))
        let word = unsafe words[max(index, min(before, index))].map { unsafe String(cString: $0) }
        let name = word?.split(separator: "=", maxSplits: 1).first.map(String.init) ?? "?"
        throw Wrong(
          description: code == Int32(UInt8(ascii: ":"))
            ? "the option \(name) needs a value" : "there is no option \(name), or it is not unique"
        )
      }
      let argument = unsafe getopt_argument().map { unsafe String(cString: $0) }
      options.append(
        FoundOption(
          name: known[found].name, argument: known[found].takesArgument ? argument : nil))
    }
    // getopt_long has moved the operands to the end.
    for index in Int(getopt_index())..<max(Int(getopt_index()), arguments.count) {
      if let word = unsafe words[index] { operands.append(unsafe String(cString: word)) }
    }
  }
}
