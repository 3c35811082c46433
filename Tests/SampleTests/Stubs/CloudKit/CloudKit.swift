@_exported import PlatformViews

public protocol CKRecordValueProtocol {}
extension String: CKRecordValueProtocol {}
open class CKRecord: NSObject {
  public typealias FieldKey = String
  public subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get {}
    set {}
  }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension CKRecord: @unchecked Sendable {}
open class CKShare: CKRecord {
  public enum SystemFieldKey {
    public static let title: String = ""
  }
}
open class CKContainer: NSObject, @unchecked Sendable {
  open class func `default`() -> CKContainer {}
}
#if IOS
  @available(tvOS, unavailable)
  @MainActor @objc public protocol UICloudSharingControllerDelegate: NSObjectProtocol {
    func cloudSharingController(
      _ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
    func itemTitle(for csc: UICloudSharingController) -> String?
    @objc optional func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
    @objc optional func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
  }
  @available(tvOS, unavailable)
  @MainActor open class UICloudSharingController: UIViewController {
    public struct PermissionOptions: ImportedOptions {
      public let rawValue: Int
      public init(rawValue: Int) {}
      public static var allowPublic: Self {}
      public static var allowPrivate: Self {}
      public static var allowReadOnly: Self {}
      public static var allowReadWrite: Self {}
    }
    public init(share: CKShare, container: CKContainer) {}
    public required init?(coder: NSCoder) {}
    open weak var delegate: (any UICloudSharingControllerDelegate)?
    open var availablePermissions: PermissionOptions {
      get {}
      set {}
    }
  }
#endif
