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
  open var startDate: Date! {
    get {}
    set {}
  }
  open var endDate: Date! {
    get {}
    set {}
  }
  open var calendar: EKCalendar! {
    get {}
    set {}
  }
}
@objc public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
open class EKEventStore: NSObject {
  public override init() {}
  open func calendars(for type: EKEntityType) -> [EKCalendar] {}
  open var defaultCalendarForNewEvents: EKCalendar? {}
  @available(watchOS, unavailable)
  open func save(_ event: EKEvent, span: EKSpan) throws {}
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  nonisolated(nonsending) open func requestFullAccessToEvents() async throws -> Bool {}
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  open func requestWriteOnlyAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {}
}
