@_exported import Foundation

@objc public protocol NSFetchRequestResult: NSObjectProtocol {}
open class NSManagedObject: NSObject, NSFetchRequestResult {}
open class NSManagedObjectContext: NSObject {
  public enum ConcurrencyType: UInt, Sendable { case privateQueue = 1, mainQueue = 2 }
  open func save() throws {}
}
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case stringAttributeType = 700
  case doubleAttributeType = 500
  case dateAttributeType = 900
}
open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSObject {
  public convenience init(entityName: String) {}
  open var sortDescriptors: [NSSortDescriptor]? {
    get {}
    set {}
  }
  open var predicate: NSPredicate? {
    get {}
    set {}
  }
}
/// Not an Objective-C protocol here, because a parameter is a generic Swift class.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}
extension NSFetchedResultsControllerDelegate {
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
}
open class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject {
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName: String?
  ) {}
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open func performFetch() throws {}
  open var fetchedObjects: [ResultType]? {}
}
extension NSManagedObjectContext {
  public var hasChanges: Bool {}
}
open class NSPersistentStoreDescription: NSObject {}
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public convenience init(name: String) {}
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {}
  open var viewContext: NSManagedObjectContext {}
}
extension Notification.Name {
  public static var NSManagedObjectContextObjectsDidChange: Notification.Name {}
  public static var NSManagedObjectContextDidSave: Notification.Name {}
}
