@_exported import Foundation
#if WATCHOS
  import WatchKit
#endif

@available(macOS 13.0, *)
open class HKUnit: NSObject, @unchecked Sendable {
  open class func kilocalorie() -> Self {}
  open class func minute() -> Self {}
  open class func count() -> Self {}
}
@available(macOS 13.0, *)
open class HKQuantity: NSObject, @unchecked Sendable {
  public convenience init(unit: HKUnit, doubleValue value: Double) {}
}
@available(macOS 13.0, *)
open class HKActivitySummary: NSObject {
  public override init() {}
  open var activeEnergyBurned: HKQuantity {
    get {}
    set {}
  }
  open var activeEnergyBurnedGoal: HKQuantity {
    get {}
    set {}
  }
}
@available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
extension HKActivitySummary: @unchecked Sendable {}
#if WATCHOS
  extension WKInterfaceActivityRing {
    public func setActivitySummary(_ summary: HKActivitySummary?, animated: Bool) {}
  }
#endif
