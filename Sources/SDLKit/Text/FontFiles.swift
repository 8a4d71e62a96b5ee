import Drawing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where the typeface is looked for, and what stands in for it.
enum FontFiles {
  /// The folders in which Inter and DejaVu are installed, best first.
  static var knownFolders: [String] {
    let home = getenv("HOME").map { String(cString: $0) } ?? ""
    return [
      "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter",
      "/usr/share/fonts/truetype/inter-roman", "/usr/share/fonts/inter",
      "/usr/share/fonts/rsms-inter-fonts", "/usr/local/share/fonts",
      "/usr/local/share/fonts/inter", "\(home)/.local/share/fonts",
      "\(home)/.local/share/fonts/inter", "\(home)/.fonts", "\(home)/Library/Fonts",
      "/Library/Fonts", "/opt/homebrew/share/fonts", "/usr/local/share/fonts/Inter",
      "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/TTF", "/usr/share/fonts/dejavu",
      "/usr/share/fonts/dejavu-sans-fonts", "/System/Library/Fonts/Supplemental",
      "/usr/share/fonts/truetype", "/usr/share/fonts/opentype", "/usr/share/fonts",
    ]
  }

  /// The file of each weight: Inter, else DejaVu Sans, else (`asksSystem`) what fontconfig names, else
  /// any font in the folders or one below them.
  static func find(in folders: [String], asksSystem: Bool) throws(AssetError)
    -> [FontWeight: String]
  {
    let families: [[FontWeight: [String]]] = [
      [
        .regular: ["Inter-Regular"], .medium: ["Inter-Medium"], .semibold: ["Inter-SemiBold"],
      ],
      [
        .regular: ["DejaVuSans"], .medium: ["DejaVuSans"], .semibold: ["DejaVuSans-Bold"],
      ],
      [.regular: ["Arial"], .medium: ["Arial"], .semibold: ["Arial Bold"]],
    ]
    for family in families {
      var files: [FontWeight: String] = [:]
      for (weight, names) in family { files[weight] = first(of: names, in: folders) }
      // A family without its regular weight is not there; a missing heavier one is drawn regular.
      if let regular = files[.regular] {
        return [
          .regular: regular, .medium: files[.medium] ?? regular,
          .semibold: files[.semibold] ?? regular,
        ]
      }
    }
    if asksSystem, let regular = systemFont("sans") {
      let bold = systemFont("sans:bold") ?? regular
      return [.regular: regular, .medium: regular, .semibold: bold]
    }
    if let any = anyFont(in: folders) { return [.regular: any, .medium: any, .semibold: any] }
    throw AssetError(
      path: "Inter",
      reason: "no font is installed that could be used; install the package fonts-inter "
        + "(or put Inter-Regular, Inter-Medium and Inter-SemiBold into ~/.local/share/fonts "
        + "or ~/Library/Fonts)")
  }

  private static func first(of names: [String], in folders: [String]) -> String? {
    for folder in folders {
      for name in names {
        for ending in ["otf", "ttf"] {
          let path = "\(folder)/\(name).\(ending)"
          if File.isReadable(path) { return path }
        }
      }
    }
    return nil
  }

  /// A font file in the first folder that has one, a regular sans serif before others.
  private static func anyFont(in folders: [String]) -> String? {
    func rank(_ path: String) -> Int {
      (path.contains("Sans") ? 0 : 2) + (path.contains("Regular") ? 0 : 1)
    }
    for folder in folders {
      let entries = names(in: folder)
      let below = entries.flatMap { entry in
        names(in: "\(folder)/\(entry)").map { "\(entry)/\($0)" }
      }
      let fonts = (entries + below).filter { $0.hasSuffix(".ttf") || $0.hasSuffix(".otf") }
        .map { "\(folder)/\($0)" }.filter { File.isReadable($0) }
      if let best = fonts.min(by: { rank($0) < rank($1) }) { return best }
    }
    return nil
  }

  /// What a folder holds, in order; nothing where there is none.
  private static func names(in folder: String) -> [String] {
    guard let handle = opendir(folder) else { return [] }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// The file that fontconfig's own command names for a pattern.
  private static func systemFont(_ pattern: String) -> String? {
    guard let pipe = popen("fc-match -f '%{file}' '\(pattern)' 2>/dev/null", "r") else {
      return nil
    }
    defer { pclose(pipe) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = fread(&buffer, 1, buffer.count, pipe)
    let path = String(decoding: buffer.prefix(count), as: UTF8.self)
    return !path.isEmpty && File.isReadable(path) ? path : nil
  }
}
