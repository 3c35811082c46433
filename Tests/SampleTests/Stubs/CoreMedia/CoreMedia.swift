@_exported import Foundation

public final class CMSampleBuffer: @unchecked Sendable {}
public struct CMTime: Hashable, Sendable {
  public init(seconds: Double, preferredTimescale: Int32) {}
  public static let zero: CMTime = CMTime(seconds: 0, preferredTimescale: 1)
  public var seconds: Double {}
}
