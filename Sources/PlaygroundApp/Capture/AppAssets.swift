import Documents
import Drawing
import SDLKit

/// The program's own pictures, icons and fonts, by the numbers that draw lists use.
enum AppAssets {
  /// Everything that is drawn with.
  static func load(
    from folder: AssetFolder, onReady: @escaping @Sendable () -> Void
  ) throws -> Assets {
    Assets(
      fonts: try FontStore(), images: try images(in: folder, onReady: onReady),
      icons: try IconStore(folder: folder.file("icons")))
  }

  /// The pictures, registered in the order of their numbers.
  static func images(
    in folder: AssetFolder, onReady: @escaping @Sendable () -> Void
  ) throws(AssetError) -> ImageStore {
    let store = ImageStore(onReady: onReady)
    for picture in Picture.allCases {
      let id = try store.register(folder.file(picture.path))
      guard id == picture.id else {
        throw AssetError(path: folder.file(picture.path), reason: "registered out of order")
      }
    }
    return store
  }
}
