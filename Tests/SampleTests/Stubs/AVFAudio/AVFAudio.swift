@_exported import Foundation

@objc public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  @objc optional func audioPlayerDidFinishPlaying(
    _ player: AVAudioPlayer, successfully flag: Bool)
}
open class AVAudioPlayer: NSObject {
  public init(contentsOf url: URL) throws {}
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var isPlaying: Bool {}
  @discardableResult open func play() -> Bool {}
  open func stop() {}
  open func pause() {}
}
