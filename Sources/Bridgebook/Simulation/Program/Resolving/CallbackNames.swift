/// Callbacks that the model makes by itself.
enum CallbackNames {
  /// The callbacks that every wrapped object has.
  static let always: Set<String> = lifeCycle.union(ofControllers)
  /// What tells that an object takes the focus.
  ///
  /// It is the delegate's method of one of UIKit's classes of text, the action of a target, or the
  /// one name for all. AppKit's methods tell of the first change instead.
  static let beginEditing = [
    "textViewDidBeginEditing", "textFieldDidBeginEditing", "searchBarTextDidBeginEditing",
    "editingDidBegin", "didBeginEditing",
  ]
  /// What tells that an object resigns the focus.
  static let endEditing = [
    "textViewDidEndEditing", "textFieldDidEndEditing", "searchBarTextDidEndEditing",
    "editingDidEnd", "didEndEditing",
  ]
  /// Those that only controllers have, in the order of a life.
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
  /// Returns the callbacks with what makes them: what every object or controller has, then those of
  /// the classes with rules of their own, sorted by class.
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
  /// The callbacks that setting or using its properties makes, sorted.
  var callbacks: [String] {
    let calls = properties.flatMap { $0.callsWhenSet + $0.callsWhenUsed }.map(\.name)
    let movements = properties.flatMap { $0.drag.callbacks + $0.scrolling.callbacks }
    return Set(calls + movements).sorted()
  }
}
