@_exported import Foundation
#if WATCHOS
  import WatchKit
#endif

open class HKUnit: NSObject, @unchecked Sendable {
  open class func kilocalorie() -> Self {}
  open class func minute() -> Self {}
  open class func count() -> Self {}
}
open class HKQuantity: NSObject, @unchecked Sendable {
  public convenience init(unit: HKUnit, doubleValue value: Double) {}
}
open class HKActivitySummary: NSObject, @unchecked Sendable {
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
#if WATCHOS
  extension WKInterfaceActivityRing {
    public func setActivitySummary(_ summary: HKActivitySummary?, animated: Bool) {}
  }
#endif
