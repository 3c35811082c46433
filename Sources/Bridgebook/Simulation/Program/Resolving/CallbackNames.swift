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

/// Finds the callback that was probably meant by the name of one that the model never calls.
struct CallbackSuggestion {
  let context: ResolverContext
  /// The callbacks that the model calls for the wrapped class.
  let called: [String]
  let kinds: [Int]

  /// Returns the callback that a name stands for; nil if it is one of its own.
  func meant(by name: String) -> String? {
    context.isDelegateMethod(name, of: kinds) ? meant(byMethod: name) : meant(byOther: name)
  }

  /// Returns the model's own name of a method that the class's delegate has, such as `didSelectRow`
  /// for `didSelectRowAt`.
  ///
  /// Another method may resemble one by chance, as `scrollViewDidZoom` does.
  private func meant(byMethod name: String) -> String? {
    longer(than: name)
      ?? called.first {
        name.hasPrefix($0) && !context.isDelegateMethod($0, of: kinds, isWhole: true)
      }
  }

  /// Returns a callback of the class that resembles the name or begins or ends with it, such as
  /// `searchBarTextDidChange`, or one that the model calls for every object.
  ///
  /// For callbacks of every object the limit is two edits, because names of delegate methods can
  /// resemble them by chance: `textDidChange` is not `traitsDidChange`.
  private func meant(byOther name: String) -> String? {
    Suggestion.nearest(to: name, in: called) ?? longer(than: name)
      ?? Suggestion.nearest(to: name, in: CallbackNames.always.sorted(), atMost: 2)
  }

  /// Returns a callback whose name begins or ends with a name.
  private func longer(than name: String) -> String? {
    let word = name.lowercased()
    return called.first {
      let other = $0.lowercased()
      return word.utf8.count >= 8 && (other.hasSuffix(word) || other.hasPrefix(word))
    }
  }
}
