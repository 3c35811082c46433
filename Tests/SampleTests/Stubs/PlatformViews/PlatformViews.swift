#if IOS
  @_exported import UIKit
#elseif MACOS
  @_exported import AppKit
#endif
#if MACOS
  public typealias PlatformView = NSView
  public typealias PlatformViewController = NSViewController
  public typealias PlatformControl = NSControl
  public typealias PlatformButton = NSButton
  public typealias PlatformImage = NSImage
  public typealias PlatformColor = NSColor
  public typealias PlatformWindow = NSWindow
#elseif IOS
  public typealias PlatformView = UIView
  public typealias PlatformViewController = UIViewController
  public typealias PlatformControl = UIControl
  public typealias PlatformButton = UIControl
  public typealias PlatformImage = UIImage
  public typealias PlatformColor = UIColor
  public typealias PlatformWindow = UIWindow
#else
  @_exported import WatchKit
  public typealias PlatformImage = UIImage
#endif
