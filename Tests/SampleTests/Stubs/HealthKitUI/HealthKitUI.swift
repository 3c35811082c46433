@_exported import HealthKit
@_exported import UIKit

@MainActor open class HKActivityRingView: UIView {
  open var activitySummary: HKActivitySummary? {
    get {}
    set {}
  }
  open func setActivitySummary(_ summary: HKActivitySummary?, animated: Bool) {}
}
