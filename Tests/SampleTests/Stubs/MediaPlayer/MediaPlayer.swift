#if IOS
  @_exported import UIKit
#else
  @_exported import Foundation
#endif

public typealias MPMediaEntityPersistentID = UInt64
public struct MPMediaType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) {}
  public static var music: Self {}
  public static var podcast: Self {}
}
@available(macOS, unavailable)
@available(watchOS, unavailable)
open class MPMediaItem: NSObject {
  open var persistentID: MPMediaEntityPersistentID {}
  open var title: String? {}
}
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
open class MPMediaItemCollection: NSObject {
  open var items: [MPMediaItem] {}
}
#if IOS
  @available(visionOS, unavailable)
  @objc public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
    @objc optional func mediaPicker(
      _ mediaPicker: MPMediaPickerController,
      didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    @objc optional func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
  }
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  @MainActor open class MPMediaPickerController: UIViewController {
    public init(mediaTypes: MPMediaType) {}
    public required init?(coder: NSCoder) {}
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    open var allowsPickingMultipleItems: Bool {
      get {}
      set {}
    }
  }
  @MainActor open class MPVolumeView: UIView {
    open var showsVolumeSlider: Bool {
      get {}
      set {}
    }
    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  }
#endif
public let MPMediaItemPropertyTitle = "title"
open class MPRemoteCommandEvent: NSObject {}
public enum MPRemoteCommandHandlerStatus: Int, Sendable { case success, commandFailed }
open class MPRemoteCommand: NSObject {
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {}
  open func removeTarget(_ target: Any?) {}
}
open class MPRemoteCommandCenter: NSObject {
  open class func shared() -> MPRemoteCommandCenter {}
  open var playCommand: MPRemoteCommand {}
  open var pauseCommand: MPRemoteCommand {}
}
public let MPNowPlayingInfoPropertyPlaybackRate = "rate"
@objc public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown, playing, paused, stopped, interrupted
}
open class MPNowPlayingInfoCenter: NSObject {
  open var playbackState: MPNowPlayingPlaybackState {
    get {}
    set {}
  }
  open class func `default`() -> MPNowPlayingInfoCenter {}
  open var nowPlayingInfo: [String: Any]? {
    get {}
    set {}
  }
}
