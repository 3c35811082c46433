@_exported import AppKit

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
  open var automaticallyReconfiguresDisplay: Bool {
    get {}
    set {}
  }
}
