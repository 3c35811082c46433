@_exported import Foundation

public final class CMSampleBuffer {}
extension CMSampleBuffer {
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, watchOS 26.0, *)
  public protocol Content {}
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, watchOS 26.0, *)
  public enum DynamicContent: Content {}
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, watchOS 26.0, *)
public struct CMReadySampleBuffer<Content>: Sendable where Content: CMSampleBuffer.Content {}
public final class CMClock: @unchecked Sendable {}
public func CMClockGetHostTimeClock() -> CMClock {}
public func CMClockGetTime(_ clock: CMClock) -> CMTime {}
public struct CMTime: Hashable, Sendable {
  public init(seconds: Double, preferredTimescale: Int32) {}
  public static let zero: CMTime = CMTime(seconds: 0, preferredTimescale: 1)
  public var seconds: Double {}
}
