@_exported import AppKit

open class VZVirtualMachine: NSObject {}
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
