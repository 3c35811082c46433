@_exported import Photos
@_exported import PlatformViews

@available(iOS 14.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  public static let images: PHPickerFilter = PHPickerFilter()
  @available(watchOS, unavailable)
  public static let videos: PHPickerFilter = PHPickerFilter()
  @available(watchOS, unavailable)
  public static let livePhotos: PHPickerFilter = PHPickerFilter()
  @available(watchOS, unavailable)
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {}
}
@available(iOS 14.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PHPickerConfiguration: Equatable, Hashable, @unchecked Sendable {
  @available(iOS 17.0, macOS 14.0, *)
  @available(watchOS, unavailable)
  public struct Update: Equatable, Hashable, Sendable {
    public init() {}
    public var selectionLimit: Int?
  }
  @available(iOS 15.0, *)
  @available(watchOS, unavailable)
  public enum Selection: Sendable { case `default`, ordered }
  public init(photoLibrary: PHPhotoLibrary) {}
  public init() {}
  public var selectionLimit: Int
  public var filter: PHPickerFilter?
  @available(iOS 15.0, *)
  public var selection: Selection {
    get {}
    set {}
  }
  @available(iOS 15.0, *)
  public var preselectedAssetIdentifiers: [String] {
    get {}
    set {}
  }
}
@available(iOS 14.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PHPickerResult: Equatable, Hashable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}
#if !WATCHOS
  @available(iOS 14.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
  }
  @available(iOS 14.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @MainActor open class PHPickerViewController: PlatformViewController {
    public init(configuration: PHPickerConfiguration) {}
    public required init?(coder: NSCoder) {}
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    @available(iOS 17.0, macOS 14.0, *)
    open func updatePicker(using configuration: PHPickerConfiguration.Update) {}
    @available(iOS 16.0, tvOS 16.0, *)
    open func deselectAssets(withIdentifiers identifiers: [String]) {}
  }
  @available(watchOS, unavailable)
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
#endif
@objc public enum PHLivePhotoViewPlaybackStyle: Int, Sendable { case undefined, full, hint }
@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
public struct PHSharedAlbumCreationConfiguration {
  public init(photoLibrary: PHPhotoLibrary) {}
  public var defaultTitle: String?
}
#if !WATCHOS
  @available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
  open class __PHSharedAlbumCreationResult: NSObject, @unchecked Sendable {
    open var albumIdentifier: String {}
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
    open var creationResult: __PHSharedAlbumCreationResult? {}
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
#endif
