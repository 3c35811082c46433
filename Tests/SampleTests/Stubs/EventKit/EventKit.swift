@_exported import Foundation

@objc public enum EKEntityType: UInt, Sendable { case event, reminder }
open class EKCalendar: NSObject {
  open var calendarIdentifier: String {}
  open var title: String {
    get {}
    set {}
  }
}
open class EKEvent: NSObject {
  public convenience init(eventStore: EKEventStore) {}
  open var title: String! {
    get {}
    set {}
  }
}
open class EKEventStore: NSObject {
  public override init() {}
  open func calendars(for type: EKEntityType) -> [EKCalendar] {}
  open func requestFullAccessToEvents() async throws -> Bool {}
}
