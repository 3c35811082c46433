@_exported import Foundation

open class INIntent: NSObject {}
open class INVoiceShortcut: NSObject, @unchecked Sendable {}
public enum INShortcut: Equatable, @unchecked Sendable {
  case intent(INIntent)
  case userActivity(NSUserActivity)
}
