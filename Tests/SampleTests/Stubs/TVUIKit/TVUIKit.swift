@_exported import UIKit

@available(tvOS 12.0, *)
@MainActor open class TVDigitEntryViewController: UIViewController {
  public convenience init() {}
  open var numberOfDigits: Int {
    get {}
    set {}
  }
  open var isSecureDigitEntry: Bool {
    get {}
    set {}
  }
  open var entryCompletionHandler: ((String) -> Void)? {
    get {}
    set {}
  }
  open func clearEntry(animated: Bool) {}
}
@available(tvOS 12.0, *)
@MainActor open class TVLockupView: UIControl {
  open var contentView: UIView {}
  open var contentSize: CGSize {
    get {}
    set {}
  }
  open var footerView: TVLockupHeaderFooterView? {
    get {}
    set {}
  }
}
@available(tvOS 12.0, *)
@MainActor open class TVLockupHeaderFooterView: UIView {
  open var titleLabel: UILabel? {}
}
@available(tvOS 12.0, *)
@MainActor open class TVPosterView: TVLockupView {
  public convenience init(image: UIImage?) {}
  open var image: UIImage? {
    get {}
    set {}
  }
  open var title: String? {
    get {}
    set {}
  }
}
@available(tvOS 12.0, *)
@MainActor open class TVCardView: TVLockupView {}
@available(tvOS 12.0, *)
@MainActor open class TVMonogramView: TVLockupView {
  open var personNameComponents: PersonNameComponents? {
    get {}
    set {}
  }
  open var title: String? {
    get {}
    set {}
  }
}
@available(tvOS 12.0, *)
@MainActor open class TVCaptionButtonView: TVLockupView {
  open var contentText: String? {
    get {}
    set {}
  }
  open var title: String? {
    get {}
    set {}
  }
}
