@_exported import Foundation

@available(macOS 11.0, tvOS 14.0, *)
open class INIntent: NSObject {}
@available(macOS 12.0, *)
@available(tvOS, unavailable)
open class INVoiceShortcut: NSObject {}
@available(macOS 11.0, *)
@available(tvOS, unavailable)
public enum INShortcut: Equatable {
  case intent(INIntent)
  case userActivity(NSUserActivity)
}
