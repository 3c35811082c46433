@_exported import Contacts
@_exported import PlatformViews

#if IOS
  @objc public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    @objc optional func contactViewController(
      _ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
  }
  @MainActor open class CNContactViewController: UIViewController {
    public convenience init(for contact: CNContact) {}
    public convenience init(forNewContact contact: CNContact?) {}
    open weak var delegate: (any CNContactViewControllerDelegate)?
    open var allowsEditing: Bool {
      get {}
      set {}
    }
    open var allowsActions: Bool {
      get {}
      set {}
    }
  }
  @objc public protocol CNContactPickerDelegate: NSObjectProtocol {
    @objc optional func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    @objc optional func contactPicker(
      _ picker: CNContactPickerViewController, didSelect contact: CNContact)
  }
  @MainActor open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
    open var displayedPropertyKeys: [String]? {
      get {}
      set {}
    }
    open var predicateForEnablingContact: NSPredicate? {
      get {}
      set {}
    }
  }
#elseif MACOS
  @MainActor open class CNContactViewController: NSViewController {
    open var contact: CNContact? {
      get {}
      set {}
    }
  }
  @objc public protocol CNContactPickerDelegate: NSObjectProtocol {
    @objc optional func contactPicker(_ picker: CNContactPicker, didSelect contact: CNContact)
    @objc optional func contactPickerWillClose(_ picker: CNContactPicker)
  }
  open class CNContactPicker: NSObject {
    open weak var delegate: (any CNContactPickerDelegate)?
    open var displayedKeys: [String] {
      get {}
      set {}
    }
    open func showRelative(
      to positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge
    ) {}
    open func close() {}
  }
#endif
