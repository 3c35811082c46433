@_exported import Photos
@_exported import PlatformViews

public struct PHPickerFilter: Equatable, Hashable, Sendable {
  public static let images: PHPickerFilter = PHPickerFilter()
  public static let videos: PHPickerFilter = PHPickerFilter()
  public static let livePhotos: PHPickerFilter = PHPickerFilter()
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {}
}
public struct PHPickerConfiguration: Equatable, Hashable, @unchecked Sendable {
  public struct Update: Equatable, Hashable, Sendable {
    public init() {}
    public var selectionLimit: Int?
  }
  public enum Selection: Sendable { case `default`, ordered }
  public init(photoLibrary: PHPhotoLibrary) {}
  public init() {}
  public var selectionLimit: Int
  public var filter: PHPickerFilter?
  public var selection: Selection
  public var preselectedAssetIdentifiers: [String]
}
public struct PHPickerResult: Equatable, Hashable, @unchecked Sendable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}
@MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
@MainActor open class PHPickerViewController: PlatformViewController {
  public init(configuration: PHPickerConfiguration) {}
  public required init?(coder: NSCoder) {}
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  open func updatePicker(using configuration: PHPickerConfiguration.Update) {}
  open func deselectAssets(withIdentifiers identifiers: [String]) {}
}
@MainActor open class PHLivePhotoView: PlatformView {
  open var livePhoto: PHLivePhoto? {
    get {}
    set {}
  }
  open var isMuted: Bool {
    get {}
    set {}
  }
  open func startPlayback(with style: PHLivePhotoViewPlaybackStyle) {}
  open func stopPlayback() {}
}
@objc public enum PHLivePhotoViewPlaybackStyle: Int, Sendable { case undefined, full, hint }
@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
public struct PHSharedAlbumCreationConfiguration {
  public init(photoLibrary: PHPhotoLibrary) {}
  public var defaultTitle: String?
}
@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
@MainActor open class PHSharedAlbumCreationViewController: PlatformViewController {
  public protocol Delegate: AnyObject {
    func sharedAlbumCreationViewController(
      _ creationViewController: PHSharedAlbumCreationViewController,
      didCompleteWithError error: (any Error)?)
  }
  public convenience init(configuration: PHSharedAlbumCreationConfiguration) {}
  open weak var delegate: (any Delegate)?
}
@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
@MainActor open class PHSharedAlbumCustomizationViewController: PlatformViewController {
  public protocol Delegate: AnyObject {
    func sharedAlbumCustomizationViewController(
      _ customizationViewController: PHSharedAlbumCustomizationViewController,
      didCompleteWithError error: (any Error)?)
  }
  public init(albumIdentifier: String, photoLibrary: PHPhotoLibrary) {}
  public required init?(coder: NSCoder) {}
  open weak var delegate: (any Delegate)?
}
@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
@MainActor open class PHSharedAlbumPostingViewController: PlatformViewController {
  public protocol Delegate: AnyObject {
    func sharedAlbumPostingViewController(
      _ postingViewController: PHSharedAlbumPostingViewController,
      didCompleteWithError error: (any Error)?)
  }
  public convenience init(
    items: [PHPickerResult], defaultAlbumIdentifier: String?, photoLibrary: PHPhotoLibrary
  ) {}
  open weak var delegate: (any Delegate)?
}
