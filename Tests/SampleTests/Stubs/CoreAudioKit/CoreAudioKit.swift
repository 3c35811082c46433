@_exported import UIKit

@MainActor open class CABTMIDICentralViewController: UITableViewController {}
