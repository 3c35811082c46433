@_exported import EventKit
@_exported import UIKit

@objc public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single, multiple }
@objc public enum EKCalendarChooserDisplayStyle: Int, Sendable {
  case allCalendars, writableCalendarsOnly
}
@objc public protocol EKCalendarChooserDelegate: NSObjectProtocol {
  @objc optional func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  @objc optional func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  @objc optional func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}
@MainActor open class EKCalendarChooser: UIViewController {
  public init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType, eventStore: EKEventStore
  ) {}
  public required init?(coder: NSCoder) {}
  open weak var delegate: (any EKCalendarChooserDelegate)?
  open var selectedCalendars: Set<EKCalendar> {
    get {}
    set {}
  }
  open var showsDoneButton: Bool {
    get {}
    set {}
  }
}
@objc public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
@objc public protocol EKEventEditViewDelegate: NSObjectProtocol {
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}
@MainActor open class EKEventEditViewController: UINavigationController {
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  open var eventStore: EKEventStore! {
    get {}
    set {}
  }
  open var event: EKEvent? {
    get {}
    set {}
  }
}
@objc public enum EKEventViewAction: Int, Sendable { case done, responded, deleted }
@objc public protocol EKEventViewDelegate: NSObjectProtocol {
  func eventViewController(
    _ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}
@MainActor open class EKEventViewController: UIViewController {
  open weak var delegate: (any EKEventViewDelegate)?
  open var event: EKEvent! {
    get {}
    set {}
  }
  open var allowsEditing: Bool {
    get {}
    set {}
  }
  open var allowsCalendarPreview: Bool {
    get {}
    set {}
  }
}
