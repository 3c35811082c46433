import Bridgebook

/// Problems reported by messages, and problems inside updates.
let updateCases: [TriggeringCase] = [
  TriggeringCase(
    "the eleven lines of seed-000", "state-modified-during-update", .error, .certain,
    """
      update.begin name=updateUIView value=52.518611
      update.end name=updateUIView
      callback.begin name=didChange value=51.1
      callback.end name=didChange
      callback.begin name=didChange value=52.518610
      callback.end name=didChange
    ! update.begin name=updateUIView value=52.518610
    @ callback.begin name=didChange value=52.518610
    ! message name=modifying value=Modifying
      callback.end name=didChange
    ! update.end name=updateUIView
    """),
  TriggeringCase(
    "printed twice, by a write in a callback", "state-modified-during-update", .error, .certain,
    """
    ! update.begin of=Map#1
      set of=Map#1 name=center value=1
      callback.begin of=Map#1 name=didMove value=2
    @ write of=Home#1 name=center value=2 outcome=dropped
    ! message name=modifying
    ! message name=modifying
      callback.end of=Map#1 name=didMove
    ! update.end of=Map#1
    """),
  TriggeringCase(
    "a dropped write alone", "state-modified-during-update", .error, .likely,
    """
    ! update.begin of=Map#1
    @ write of=Home#1 name=center value=2 outcome=dropped
    ! update.end of=Map#1
    """),
  TriggeringCase(
    "the log ends inside the update", "state-modified-during-update", .error, .certain,
    """
    ! update.begin name=updateUIView
    @ callback.begin name=didChange
    ! message name=modifying
    """),
  TriggeringCase(
    "outside any update", "state-modified-during-update", .error, .certain,
    """
      note value=launch
    ! message name=modifying
    ! message name=modifying
      note value=done
    """),
  TriggeringCase(
    "an update that never says its end proves no place", "state-modified-during-update", .error,
    .certain,
    """
      update.begin name=updateUIView
      body of=Home
    ! message name=modifying
      update.begin name=updateUIView
      update.end name=updateUIView
    """),
  TriggeringCase(
    "a banner and its precondition", "attribute-graph-cycle", .error, .certain,
    """
    ! message name=cycle value=attribute_529001
    ! message name=cycle value=attribute_529001
    ! message name=cyclic value=529001
    """),
  TriggeringCase(
    "a precondition ends the process", "attribute-graph-cycle", .error, .certain,
    """
    ! message name=cyclic value=529001
      crash name=precondition-failure value=529001
    ! message name=cycle value=attribute_529001
    """),
  TriggeringCase(
    "a cycle where the focus is taken", "first-responder-focus", .warning, .certain,
    """
      update.begin name=updateUIView value=isFocused=true
    @ note value=becomeFirstResponder
    ! message name=cycle value=attribute_529001
      update.end name=updateUIView
    """),
  TriggeringCase(
    "a message with several meanings", "hosting-window-constraint-loop", .error, .possible,
    also: ["reentrant-layout"],
    """
      note value=panel
    ! message name=recursion
    """),
  TriggeringCase(
    "a message in a callback names it", "published-during-update", .error, .certain,
    """
      update.begin name=updateUIView
    @ callback.begin name=didScroll
    ! message name=publishing
      callback.end name=didScroll
      update.end name=updateUIView
    """),
  TriggeringCase(
    "the same value set again", "update-unguarded", .warning, .likely,
    """
      view.make of=Search#1
      update.begin of=Search#1
      set of=Search#1 name=text value=ber
      update.end of=Search#1
      input name=toggle
      update.begin of=Search#1
    !@set of=Search#1 name=text value=ber
      update.end of=Search#1
    """),
  TriggeringCase(
    "the caret of a text view that the trace names", "update-unguarded", .warning, .likely,
    """
      view.make of=Editor#1
      platform.init of=UITextView#1
      update.begin of=Editor#1
      set of=Editor#1 name=text value=a
      update.end of=Editor#1
      input name=toggle
      update.begin of=Editor#1
    !@set of=Editor#1 name=text value=a
      update.end of=Editor#1
    """),
  TriggeringCase(
    "a property that no known class has, of an object without a class", "update-unguarded",
    .warning, .possible,
    """
      update.begin of=Dial#1
      set of=Dial#1 name=angle value=4
      update.end of=Dial#1
      input name=toggle
      update.begin of=Dial#1
    !@set of=Dial#1 name=angle value=4
      update.end of=Dial#1
    """),
  TriggeringCase(
    "the typed text is set again", "update-unguarded", .warning, .likely,
    """
      view.make of=Editor#1
      platform.init of=UITextView#1
      update.begin of=Editor#1
      set of=Editor#1 name=text value=a
      update.end of=Editor#1
      input of=Editor#1 name=type value=b
      callback.begin of=Editor#1 name=textViewDidChange value=ab
      callback.end of=Editor#1 name=textViewDidChange
      update.begin of=Editor#1
    !@set of=Editor#1 name=text value=ab
      update.end of=Editor#1
    """),
  TriggeringCase(
    "the callback shows that nothing changed", "update-unguarded", .warning, .likely,
    """
      callback.begin of=Map#1 name=didMove value=52.5
      callback.end of=Map#1 name=didMove
      update.begin of=Map#1
    !@set of=Map#1 name=center value=52.5
    ! callback.begin of=Map#1 name=didMove value=52.5
      callback.end of=Map#1 name=didMove
      update.end of=Map#1
    """),
  TriggeringCase(
    "only callbacks are printed", "update-unguarded", .warning, .possible,
    """
      callback.begin name=didChange value=52.5
      callback.end name=didChange
      update.begin name=updateUIView value=52.5
    !@callback.begin name=didChange value=52.5
      callback.end name=didChange
      update.end name=updateUIView
    """),
  TriggeringCase(
    "printed without writes: each update brings what the callback in the one before said",
    "update-feedback-loop", .warning, .possible,
    """
    ! update.begin name=updateUIView value=10
    !@callback.begin name=scrollViewDidScroll value=18
    ! callback.end name=scrollViewDidScroll
    ! update.end name=updateUIView
      update.begin name=updateUIView value=18
      callback.begin name=scrollViewDidScroll value=26
      callback.end name=scrollViewDidScroll
      update.end name=updateUIView
    ! update.begin name=updateUIView value=26
    ! callback.begin name=scrollViewDidScroll value=34
    ! callback.end name=scrollViewDidScroll
    ! update.end name=updateUIView
      update.begin name=updateUIView value=34
      update.end name=updateUIView
    """),
  TriggeringCase(
    "three turns", "update-feedback-loop", .error, .likely,
    """
    ! update.begin of=Auto#1 value=120
    ! update.end of=Auto#1
    ! callback.begin of=Auto#1 name=didMeasure value=121
    !@write of=Auto#1 name=height value=121 outcome=committed
    ! callback.end of=Auto#1 name=didMeasure
      update.begin of=Auto#1 value=121
      update.end of=Auto#1
      callback.begin of=Auto#1 name=didMeasure value=122
      write of=Auto#1 name=height value=122 outcome=committed
      callback.end of=Auto#1 name=didMeasure
    ! update.begin of=Auto#1 value=122
    ! update.end of=Auto#1
    ! callback.begin of=Auto#1 name=didMeasure value=123
    ! write of=Auto#1 name=height value=123 outcome=committed
    ! callback.end of=Auto#1 name=didMeasure
    """),
  TriggeringCase(
    "two sets, never read back", "lossy-readback", .warning, .likely,
    """
      update.begin of=City#1
    !@set of=City#1 name=center value=48.8566
    ! callback.begin of=City#1 name=center value=48.85660000000001
      callback.end of=City#1 name=center
      update.end of=City#1
      input name=Rome
      update.begin of=City#1
    ! set of=City#1 name=center value=41.9028
    ! callback.begin of=City#1 name=center value=41.90279999999998
      callback.end of=City#1 name=center
      update.end of=City#1
    """),
  TriggeringCase(
    "inputs change and nothing is set", "update-not-implemented", .warning, .likely,
    """
      set of=Other#1 name=text value=x
    ! update.begin of=Label#1 value=1
      update.end of=Label#1
    ! update.begin of=Label#1 value=2
      update.end of=Label#1
    ! update.begin of=Label#1 value=3
      update.end of=Label#1
    """),
  TriggeringCase(
    "the app's changes are not set, while a person types", "update-not-implemented", .warning,
    .possible,
    """
      view.make of=Editor#1
      set of=Editor#1 name=text value=a
    ! update.begin of=Editor#1 value=a
      update.end of=Editor#1
      input of=Editor#1 name=type value=b
      callback.begin of=Editor#1 name=textViewDidChange value=ab
      callback.end of=Editor#1 name=textViewDidChange
    ! update.begin of=Editor#1 value=ab
      update.end of=Editor#1
      input name=app
    ! update.begin of=Editor#1 value=c
      update.end of=Editor#1
      input name=app
    ! update.begin of=Editor#1 value=d
      update.end of=Editor#1
    """),
  TriggeringCase(
    "the run records no sets", "update-not-implemented", .note, .possible,
    """
    ! update.begin name=updateUIView value=1
      update.end name=updateUIView
    ! update.begin name=updateUIView value=2
      update.end name=updateUIView
    ! update.begin name=updateUIView value=3
      update.end name=updateUIView
    """),
]
