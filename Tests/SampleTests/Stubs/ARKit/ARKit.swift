@_exported import SceneKit
@_exported import SpriteKit
@_exported import UIKit

open class ARConfiguration: NSObject {
  open class var isSupported: Bool {}
}
open class ARWorldTrackingConfiguration: ARConfiguration {
  public struct PlaneDetection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {}
    public static var horizontal: PlaneDetection {}
    public static var vertical: PlaneDetection {}
  }
  public override init() {}
  open var planeDetection: PlaneDetection {
    get {}
    set {}
  }
}
public struct simd_float4x4: Sendable {
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
}
public var matrix_identity_float4x4: simd_float4x4 {
  get {}
  set {}
}
public func simd_mul(_ first: simd_float4x4, _ second: simd_float4x4) -> simd_float4x4 {}
open class ARAnchor: NSObject, @unchecked Sendable {
  public init(transform: simd_float4x4) {}
}
open class ARCamera: NSObject, @unchecked Sendable {
  public enum TrackingState: Equatable, Sendable {
    public enum Reason: Sendable { case initializing, excessiveMotion, insufficientFeatures }
    case notAvailable
    case limited(Reason)
    case normal
  }
  open var trackingState: TrackingState {}
  open var transform: simd_float4x4 {}
}
@objc public protocol ARSessionObserver: NSObjectProtocol {
  @objc optional func session(_ session: ARSession, didFailWithError error: any Error)
  @objc optional func session(
    _ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
}
@objc public protocol ARSessionDelegate: ARSessionObserver {}
open class ARSession: NSObject {
  public struct RunOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {}
    public static var resetTracking: Self {}
  }
  public override init() {}
  open weak var delegate: (any ARSessionDelegate)?
  open func run(_ configuration: ARConfiguration, options: RunOptions = []) {}
  open func pause() {}
  open func add(anchor: ARAnchor) {}
}
@MainActor open class ARSCNView: SCNView {
  open var session: ARSession {
    get {}
    set {}
  }
}
@objc public protocol ARSKViewDelegate: ARSessionObserver {
  @objc optional func view(_ view: ARSKView, nodeFor anchor: ARAnchor) -> SKNode?
}
@MainActor open class ARSKView: SKView {
  open weak var delegate: (any NSObject & ARSKViewDelegate)?
  open var session: ARSession {
    get {}
    set {}
  }
}
@objc public protocol ARCoachingOverlayViewDelegate: NSObjectProtocol {
  @objc optional func coachingOverlayViewWillActivate(
    _ coachingOverlayView: ARCoachingOverlayView)
  @objc optional func coachingOverlayViewDidDeactivate(
    _ coachingOverlayView: ARCoachingOverlayView)
}
@MainActor open class ARCoachingOverlayView: UIView {
  @objc public enum Goal: Int, Sendable {
    case tracking, horizontalPlane, verticalPlane, anyPlane, geoTracking
  }
  open weak var delegate: (any ARCoachingOverlayViewDelegate)?
  open weak var session: ARSession?
  open var goal: Goal {
    get {}
    set {}
  }
  open var activatesAutomatically: Bool {
    get {}
    set {}
  }
}
