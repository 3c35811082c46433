@available(iOS 14.0, *)
@available(tvOS, unavailable)
@MainActor @objc public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  @available(iOS 15.0, tvOS 15.0, *)
  @objc optional func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  @objc optional func colorPickerViewControllerDidFinish(
    _ viewController: UIColorPickerViewController)
}
@available(iOS 14.0, *)
@available(tvOS, unavailable)
@MainActor open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  @objc open var selectedColor: UIColor {
    get {}
    set {}
  }
  open var supportsAlpha: Bool {
    get {}
    set {}
  }
}
@available(tvOS, unavailable)
@MainActor @objc public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  @objc optional func fontPickerViewControllerDidCancel(
    _ viewController: UIFontPickerViewController)
  @objc optional func fontPickerViewControllerDidPickFont(
    _ viewController: UIFontPickerViewController)
}
@available(tvOS, unavailable)
@MainActor open class UIFontPickerViewController: UIViewController {
  @MainActor open class Configuration: NSObject {
    open var includeFaces: Bool {
      get {}
      set {}
    }
    open var displayUsingSystemFont: Bool {
      get {}
      set {}
    }
    open var filteredTraits: UIFontDescriptor.SymbolicTraits {
      get {}
      set {}
    }
  }
  public init(configuration: Configuration) {}
  public convenience init() {}
  public required init?(coder: NSCoder) {}
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor? {
    get {}
    set {}
  }
}
@available(tvOS, unavailable)
@MainActor @objc public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  @objc optional func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  @objc optional func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
@available(tvOS, unavailable)
@MainActor open class UIImagePickerController: UINavigationController {
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  @objc public enum SourceType: Int, Sendable {
    case photoLibrary
    @available(visionOS, unavailable)
    case camera
    case savedPhotosAlbum
  }
  @available(visionOS, unavailable)
  @objc public enum CameraDevice: Int, Sendable { case rear, front }
  public struct InfoKey: ImportedString {
    public typealias _ObjectiveCType = NSString
    public var rawValue: String
    public init(rawValue: String) {}
    public static var originalImage: Self {}
    public static var editedImage: Self {}
    public static var mediaURL: Self {}
  }
  open class func isSourceTypeAvailable(_ type: SourceType) -> Bool {}
  open var sourceType: SourceType {
    get {}
    set {}
  }
  open var mediaTypes: [String] {
    get {}
    set {}
  }
  open var allowsEditing: Bool {
    get {}
    set {}
  }
  @available(visionOS, unavailable)
  open var cameraDevice: CameraDevice {
    get {}
    set {}
  }
  @available(visionOS, unavailable)
  open var showsCameraControls: Bool {
    get {}
    set {}
  }
  @available(visionOS, unavailable)
  open var cameraOverlayView: UIView? {
    get {}
    set {}
  }
  @available(visionOS, unavailable)
  open func takePicture() {}
}
@available(tvOS, unavailable)
@MainActor @objc public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {
  @objc optional func videoEditorController(
    _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
  @objc optional func videoEditorController(
    _ editor: UIVideoEditorController, didFailWithError error: any Error)
  @objc optional func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}
@available(tvOS, unavailable)
@MainActor open class UIVideoEditorController: UINavigationController {
  open weak var delegate: (any UINavigationControllerDelegate & UIVideoEditorControllerDelegate)?
  open class func canEditVideo(atPath path: String) -> Bool {}
  open var videoPath: String {
    get {}
    set {}
  }
  open var videoMaximumDuration: TimeInterval {
    get {}
    set {}
  }
}
@available(tvOS, unavailable)
@MainActor @objc public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  @objc optional func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  @objc optional func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
@available(tvOS, unavailable)
@MainActor open class UIDocumentPickerViewController: UIViewController {
  @available(iOS 14.0, *)
  public convenience init(forOpeningContentTypes types: [UTType]) {}
  @available(iOS 14.0, *)
  public init(forOpeningContentTypes types: [UTType], asCopy: Bool) {}
  @available(iOS 14.0, *)
  public convenience init(forExporting urls: [URL]) {}
  @available(iOS 14.0, *)
  public init(forExporting urls: [URL], asCopy: Bool) {}
  public required init?(coder: NSCoder) {}
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection: Bool {
    get {}
    set {}
  }
  open var shouldShowFileExtensions: Bool {
    get {}
    set {}
  }
  open var directoryURL: URL? {
    get {}
    set {}
  }
}
@available(tvOS, unavailable)
@objc public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  @MainActor @objc optional func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  @objc optional func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController)
  @objc optional func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController)
}
@available(macCatalyst 13.1, *)
@available(tvOS, unavailable)
open class UIDocumentInteractionController: NSObject {
  public convenience init(url: URL) {}
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  open var url: URL? {
    get {}
    set {}
  }
  open var name: String? {
    get {}
    set {}
  }
  @discardableResult open func presentPreview(animated: Bool) -> Bool {}
  @discardableResult open func presentOptionsMenu(
    from rect: CGRect, in view: UIView, animated: Bool
  ) -> Bool {}
  @discardableResult open func presentOpenInMenu(
    from rect: CGRect, in view: UIView, animated: Bool
  ) -> Bool {}
  open func dismissPreview(animated: Bool) {}
  open func dismissMenu(animated: Bool) {}
}
@available(tvOS, unavailable)
open class UIDocument: NSObject {
  public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {}
    public static var normal: UIDocument.State {}
    public static var closed: UIDocument.State {}
  }
  open var documentState: UIDocument.State {}
  open func updateChangeCount(_ change: ChangeKind) {}
  public init(fileURL: URL) {}
  open var fileURL: URL {}
  open var localizedName: String {}
  open func contents(forType typeName: String) throws -> Any {}
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  open func open(completionHandler: (@Sendable (Bool) -> Void)? = nil) {}
  open func close(completionHandler: (@Sendable (Bool) -> Void)? = nil) {}
}
@available(iOS 17.0, *)
@available(tvOS, unavailable)
@MainActor open class UIDocumentViewController: UIViewController {
  public init(document: UIDocument?) {}
  public required init?(coder: NSCoder) {}
  open var document: UIDocument? {
    get {}
    set {}
  }
  open func documentDidOpen() {}
  open var undoRedoItemGroup: UIBarButtonItemGroup {}
}
@available(tvOS, unavailable)
@objc public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  @objc optional func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  @objc optional func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
  @objc optional func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  @objc optional func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?)
}
@available(tvOS, unavailable)
@MainActor open class UIDocumentBrowserViewController: UIViewController {
  @objc public enum ImportMode: UInt, Sendable { case none, copy, move }
  @available(iOS 14.0, tvOS 14.0, *)
  public init(forOpening contentTypes: [UTType]?) {}
  public required init?(coder: NSCoder) {}
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  open var allowsDocumentCreation: Bool {
    get {}
    set {}
  }
  open var allowsPickingMultipleItems: Bool {
    get {}
    set {}
  }
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] {
    get {}
    set {}
  }
}
@available(tvOS, unavailable)
open class UIActivity: NSObject {
  public override init() {}
  public enum Category: Int {
    case action, share
  }
  open class var activityCategory: UIActivity.Category {}
  open var activityType: UIActivity.ActivityType? {}
  open var activityTitle: String? {}
  open var activityImage: UIImage? {}
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool {}
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() {}
  open func activityDidFinish(_ completed: Bool) {}
  public struct ActivityType: ImportedString {
    public typealias _ObjectiveCType = NSString
    public var rawValue: String
    public init(_ rawValue: String) {}
    public init(rawValue: String) {}
    public static var postToFacebook: Self {}
    public static var addToReadingList: Self {}
    public static var assignToContact: Self {}
    public static var copyToPasteboard: Self {}
    public static var print: Self {}
  }
}
@available(tvOS, unavailable)
@MainActor open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {}
  public required init?(coder: NSCoder) {}
  open var completionWithItemsHandler: CompletionWithItemsHandler? {
    get {}
    set {}
  }
  open var excludedActivityTypes: [UIActivity.ActivityType]? {
    get {}
    set {}
  }
}
@available(macCatalyst 13.1, *)
@available(tvOS, unavailable)
@MainActor open class UIReferenceLibraryViewController: UIViewController {
  public init(term: String) {}
  public required init(coder: NSCoder) {}
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool {}
}
@available(tvOS, unavailable)
open class UIPrintFormatter: NSObject {}
@available(tvOS, unavailable)
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  public init(text: String) {}
  public init(attributedText: NSAttributedString) {}
}
@available(tvOS, unavailable)
open class UIPrintPageRenderer: NSObject {}
@available(tvOS, unavailable)
@MainActor open class UIPrintInfo: NSObject {
  @objc public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
  public convenience init(dictionary: [AnyHashable: Any]?) {}
  open class func printInfo() -> UIPrintInfo {}
  open var jobName: String {
    get {}
    set {}
  }
  open var outputType: OutputType {
    get {}
    set {}
  }
}
@available(tvOS, unavailable)
@MainActor @objc public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  @objc optional func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController)
  @objc optional func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?
}
@available(tvOS, unavailable)
@MainActor open class UIPrintInteractionController: NSObject {
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
  open class var isPrintingAvailable: Bool {}
  open class var shared: UIPrintInteractionController {}
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  open var printInfo: UIPrintInfo? {
    get {}
    set {}
  }
  open var printFormatter: UIPrintFormatter? {
    get {}
    set {}
  }
  open var printingItem: Any? {
    get {}
    set {}
  }
  open var printPageRenderer: UIPrintPageRenderer? {
    get {}
    set {}
  }
  @discardableResult open func present(
    animated: Bool, completionHandler: CompletionHandler? = nil
  ) -> Bool {}
  @discardableResult open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler: CompletionHandler? = nil
  ) -> Bool {}
  open func dismiss(animated: Bool) {}
}
