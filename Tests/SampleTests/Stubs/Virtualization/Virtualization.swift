@_exported import AppKit

@available(macOS 11.0, *)
open class VZVirtualMachine: NSObject {}
@available(macOS 12.0, *)
@MainActor open class VZVirtualMachineView: NSView {
  open var virtualMachine: VZVirtualMachine? {
    get {}
    set {}
  }
  open var capturesSystemKeys: Bool {
    get {}
    set {}
  }
  @available(macOS 14.0, *)
  open var automaticallyReconfiguresDisplay: Bool {
    get {}
    set {}
  }
}
