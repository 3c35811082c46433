@available(watchOS, unavailable)
@objc public protocol CAAnimationDelegate: NSObjectProtocol {
  @objc optional func animationDidStart(_ animation: CAAnimation)
  @objc optional func animationDidStop(_ animation: CAAnimation, finished: Bool)
}
@available(watchOS, unavailable)
public struct CAMediaTimingFunctionName: Hashable, Sendable {
  public static var linear: Self {}
  public static var easeIn: Self {}
  public static var easeOut: Self {}
  public static var easeInEaseOut: Self {}
}
@available(watchOS, unavailable)
public struct CAMediaTimingFillMode: Hashable, Sendable {
  public static var forwards: Self {}
  public static var both: Self {}
}
@available(watchOS, unavailable)
open class CAMediaTimingFunction: NSObject {
  public convenience init(name: CAMediaTimingFunctionName) {}
}
@available(watchOS, unavailable)
open class CAAnimation: NSObject, CAAction {
  open var duration: CFTimeInterval {
    get {}
    set {}
  }
  open var beginTime: CFTimeInterval {
    get {}
    set {}
  }
  open var repeatCount: Float {
    get {}
    set {}
  }
  open var autoreverses: Bool {
    get {}
    set {}
  }
  open var fillMode: CAMediaTimingFillMode {
    get {}
    set {}
  }
  open var timingFunction: CAMediaTimingFunction? {
    get {}
    set {}
  }
  open var delegate: (any CAAnimationDelegate)? {
    get {}
    set {}
  }
  open var isRemovedOnCompletion: Bool {
    get {}
    set {}
  }
}
@available(watchOS, unavailable)
open class CAPropertyAnimation: CAAnimation {
  public convenience init(keyPath: String?) {}
}
@available(watchOS, unavailable)
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any? {
    get {}
    set {}
  }
  open var toValue: Any? {
    get {}
    set {}
  }
  open var byValue: Any? {
    get {}
    set {}
  }
}
@available(watchOS, unavailable)
open class CASpringAnimation: CABasicAnimation {
  open var damping: CGFloat {
    get {}
    set {}
  }
}
@available(watchOS, unavailable)
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]? {
    get {}
    set {}
  }
  open var keyTimes: [NSNumber]? {
    get {}
    set {}
  }
}
@available(watchOS, unavailable)
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]? {
    get {}
    set {}
  }
}
@available(watchOS, unavailable)
open class CATransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  open class func flush() {}
  open class func setDisableActions(_ flag: Bool) {}
  open class func setAnimationDuration(_ duration: CFTimeInterval) {}
  open class func setCompletionBlock(_ block: (() -> Void)?) {}
}
@available(macOS 14.0, *)
@available(watchOS, unavailable)
open class CADisplayLink: NSObject {
  @available(macOS, unavailable)
  public convenience init(target: Any, selector: Selector) {}
  open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
  open var timestamp: CFTimeInterval {}
  open var targetTimestamp: CFTimeInterval {}
  open var isPaused: Bool {
    get {}
    set {}
  }
}
