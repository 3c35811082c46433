/// The callbacks that the model calls without a rule of the scenario.
enum CallbackNames {
  /// The callbacks that every wrapped object has.
  static let always: Set<String> = lifeCycle.union(ofControllers)
  /// The callbacks for an object that takes the focus.
  ///
  /// They are the delegate methods of UIKit's text classes, the action of a target, and a name for
  /// all classes. AppKit's delegate methods are called at the first change instead.
  static let beginEditing = [
    "textViewDidBeginEditing", "textFieldDidBeginEditing", "searchBarTextDidBeginEditing",
    "editingDidBegin", "didBeginEditing",
  ]
  /// The callbacks for an object that resigns the focus.
  static let endEditing = [
    "textViewDidEndEditing", "textFieldDidEndEditing", "searchBarTextDidEndEditing",
    "editingDidEnd", "didEndEditing",
  ]
  /// The callbacks that only controllers have, in the order in which they are called.
  static let life = [
    "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
    "viewDidLayoutSubviews", "viewDidAppear", "didMoveToParent", "viewWillDisappear",
    "viewDidDisappear",
  ]
  static let lifeCycle = Set(life)
  /// The callbacks that a controller declared by the scenario receives.
  static let ofControllers = Set(["traitsDidChange", "handle"] + beginEditing + endEditing)
}

/// The callbacks that the model makes, for the manual.
package enum CallbackTable {
  /// Returns the callbacks by caller: those of every object or controller, then those of the
  /// classes with separate rules, sorted by class.
  package static func rows(
    _ library: PlatformLibrary
  ) -> [(caller: String, callbacks: [String])] {
    let own = library.declarations.filter { $0.kind == .platform }.map { declaration in
      let names = declaration.members.flatMap(\.rules).compactMap(\.callback)
      return (declaration.name, Set(names).sorted())
    }
    return [
      ("a controller", CallbackNames.life),
      ("`focus`", CallbackNames.beginEditing),
      ("`resign`", CallbackNames.endEditing),
      ("a recognizer", ["handle"]),
      ("a change of traits", ["traitsDidChange"]),
    ] + own.filter { !$0.1.isEmpty }.sorted { $0.0 < $1.0 }.map { ("`\($0.0)`", $0.1) }
  }
}

extension PlatformSpec {
  /// The callbacks caused by setting or using the properties, sorted.
  var callbacks: [String] {
    let calls = properties.flatMap { $0.callsWhenSet + $0.callsWhenUsed }.map(\.name)
    let movements = properties.flatMap { $0.drag.callbacks + $0.scrolling.callbacks }
    return Set(calls + movements).sorted()
  }
}
