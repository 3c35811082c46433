import BridgeModel

/// What wrappers, their coordinators and UIKit code beside them do wrong.
let bridgeCases: [TriggeringCase] = [
  TriggeringCase(
    "nobody hears of what is typed", "delegate-not-set", .warning, .possible,
    """
    @ coordinator.make of=Search#1
      coordinator.make of=Toggle#1
    ! input of=Search#1 name=type value=a
    ! input of=Search#1 name=type value=b
      input of=Toggle#1 name=tap
      callback.begin of=Toggle#1 name=valueChanged
      callback.end of=Toggle#1 name=valueChanged
    """),
  TriggeringCase(
    "taken again by an update about something else", "first-responder-focus", .warning, .possible,
    """
      update.begin of=Field#1 value=isFocused=true
    ! focus of=Field#1 name=becomeFirstResponder
      callback.begin of=Field#1 name=didBeginEditing
      callback.end of=Field#1 name=didBeginEditing
      update.end of=Field#1
      input name=Send
    @ update.begin of=Field#1 value=isBusy=true
    ! focus of=Field#1 name=becomeFirstResponder
      update.end of=Field#1
    """),
  TriggeringCase(
    "the update sets the frame", "frame-set-on-representable", .warning, .likely,
    """
      update.begin of=Banner#1
    !@set of=Banner#1 name=frame value=(0,_0,_320,_40)
      update.end of=Banner#1
      update.begin of=Banner#1
    ! set of=Banner#1 name=frame value=(0,_0,_320,_80)
      update.end of=Banner#1
    """),
  TriggeringCase(
    "an older copy's object", "method-call-on-struct", .warning, .likely,
    also: ["view-stored-in-struct"],
    """
      struct.init of=Web#1
      platform.init of=WKWebView#1 depth=1
      view.make of=Web#1
      struct.init of=Web#1
    ! platform.init of=WKWebView#2 depth=1
      input name=Help
    !@set of=WKWebView#2 name=url value=help
    """),
  TriggeringCase(
    "read once", "observation-not-tracked", .warning, .likely,
    """
    !@observe of=Article#1 name=title value=Draft
    ! set of=Article#1 name=text value=Draft
      idle
      input name=Rename
    ! write name=title value=Final outcome=committed
      idle
    """),
  TriggeringCase(
    "followed once and never again", "observation-not-tracked", .warning, .likely,
    """
      observe of=Article#1 name=title value=Draft
      set of=Article#1 name=text value=Draft
      idle
      input name=Rename
      write name=title value=Second outcome=committed
      run name=show
    !@observe of=Article#1 name=title value=Second
    ! set of=Article#1 name=text value=Second
      idle
      input name=Rename
    ! write name=title value=Final outcome=committed
      idle
    """),
  TriggeringCase(
    "cancelled", "picker-cancel-clears", .warning, .possible,
    """
      write name=images value=[beach] outcome=committed
      input of=Picker#1 name=cancel
    !@callback.begin of=Picker#1 name=didFinishPicking
    ! write name=images value=[] outcome=committed
      callback.end of=Picker#1 name=didFinishPicking
      idle
    """),
  TriggeringCase(
    "one goes and one stays", "retain-cycle", .warning, .possible,
    """
      view.make of=Toggle#1
      platform.init of=UISwitch#1 depth=1
    @ view.make of=Detail#1
    ! platform.init of=UIView#1 depth=1
      input name=Back
      dismantle of=Toggle#1
      platform.deinit of=UISwitch#1
    ! dismantle of=Detail#1
      idle
      input name=Later
      idle
    """),
  TriggeringCase(
    "only the first layout follows", "update-not-implemented", .warning, .likely,
    """
      set of=Other#1 name=text value=x
    ! update.begin of=Label#1 value=1
      update.end of=Label#1
      layout of=Label#1
    ! update.begin of=Label#1 value=2
      update.end of=Label#1
    ! update.begin of=Label#1 value=3
      update.end of=Label#1
    """),
  TriggeringCase(
    "the new one is made before the old one goes", "view-recreated", .warning, .likely,
    """
      body of=Parent#1
    ! view.make of=Reader#1
      input name=theme
    @ body of=Parent#1
    ! view.make of=Reader#2
      dismantle of=Reader#1
      platform.deinit of=UITextView#1
    """),
  TriggeringCase(
    "read back by the guard of a later update", "lossy-readback", .warning, .likely,
    """
      update.begin of=City#1
    !@set of=City#1 name=center value=48.8566
      update.end of=City#1
      idle
      input name=Satellite
      update.begin of=City#1
    ! observe of=City#1 name=center value=48.85660000000001
    ! set of=City#1 name=center value=48.8567
      update.end of=City#1
      idle
      input of=Other#1 name=tap
      update.begin of=City#1
    ! observe of=City#1 name=center value=48.85670000000001
      set of=City#1 name=center value=48.8568
      update.end of=City#1
    """),
]

/// The same situations put right, and others that only look alike.
let bridgeCleanCases: [CleanCase] = [
  CleanCase(
    "one input that may not concern the delegate, and a run that records no callbacks",
    """
      coordinator.make of=Search#1
      coordinator.make of=Map#1
      input of=Search#1 name=tap
      input of=Map#1 name=pinch
      input of=Map#1 name=pinch
    """),
  CleanCase(
    "a delegate that hears the second input only",
    """
      coordinator.make of=Search#1
      input of=Search#1 name=tap
      input of=Search#1 name=type value=a
      callback.begin of=Search#1 name=textDidChange
      callback.end of=Search#1 name=textDidChange
    """),
  CleanCase(
    "the focus taken again after it was given up, and after a person took it away",
    """
      update.begin of=Field#1
      focus of=Field#1 name=becomeFirstResponder
      update.end of=Field#1
      update.begin of=Field#1
      focus of=Field#1 name=resignFirstResponder
      update.end of=Field#1
      update.begin of=Field#1
      focus of=Field#1 name=becomeFirstResponder
      update.end of=Field#1
      callback.begin of=Field#1 name=didEndEditing
      callback.end of=Field#1 name=didEndEditing
      update.begin of=Field#1
      focus of=Field#1 name=becomeFirstResponder
      update.end of=Field#1
    """),
  CleanCase(
    "a frame of a part inside, one that a controller sets, and the centre of a map",
    """
      update.begin of=Banner#1
      set of=UILabel#1 name=frame value=(0,_0,_10,_10)
      set of=Banner#1 name=center value=52.5
      update.end of=Banner#1
      callback.begin of=Panel#1 name=viewDidLayoutSubviews
      set of=Panel#1 name=frame value=(0,_0,_10,_10)
      callback.end of=Panel#1 name=viewDidLayoutSubviews
    """),
  CleanCase(
    "a model that is read again after each change, or whose value comes back",
    """
      observe of=Article#1 name=title value=Draft
      set of=Article#1 name=text value=Draft
      idle
      write name=title value=Final outcome=committed
      run name=show
      observe of=Article#1 name=title value=Final
      set of=Article#1 name=text value=Final
      idle
      write name=title value=Else outcome=committed
      write name=title value=Final outcome=committed
      idle
    """),
  CleanCase(
    "a screen that was gone when the model changed, and a value that was only looked at",
    """
      observe of=Article#1 name=title value=Draft
      set of=Article#1 name=text value=Draft
      disappear of=Article#1
      observe of=Author#1 name=name value=Ann
      idle
      write name=title value=Final outcome=committed
      write name=name value=Bea outcome=committed
      idle
    """),
  CleanCase(
    "results that replace the old ones, and an empty list that was empty before",
    """
      write name=images value=[beach] outcome=committed
      callback.begin of=Picker#1 name=didFinishPicking
      write name=images value=[] outcome=committed
      callback.end of=Picker#1 name=didFinishPicking
      run name=append
      write name=images value=[tower] outcome=committed
      input of=Picker#2 name=cancel
      write name=other value=[] outcome=committed
      callback.begin of=Picker#2 name=didFinishPicking
      write name=other value=[] outcome=equal
      callback.end of=Picker#2 name=didFinishPicking
    """),
  CleanCase(
    "objects that go a moment later, and a run that records no deinit",
    """
      view.make of=Detail#1
      platform.init of=UIView#1 depth=1
      input name=Back
      dismantle of=Detail#1
      idle
      platform.deinit of=UIView#1
      idle
      view.make of=Other#1
      platform.init of=UILabel#1 depth=1
      dismantle of=Other#1
    """),
  CleanCase(
    "a person moves the map between the set and the guard",
    """
      set of=City#1 name=center value=48.8
      idle
      input of=City#1 name=drag
      update.begin of=City#1
      observe of=City#1 name=center value=49.1
      set of=City#1 name=center value=48.9
      update.end of=City#1
      idle
      callback.begin of=City#1 name=didMove
      callback.end of=City#1 name=didMove
      update.begin of=City#1
      observe of=City#1 name=center value=49.2
      set of=City#1 name=center value=48.7
      update.end of=City#1
    """),
  CleanCase(
    "updates that lead to another layout",
    """
      set of=Other#1 name=text value=x
      update.begin of=Label#1 value=1
      update.end of=Label#1
      layout of=Label#1
      update.begin of=Label#1 value=2
      update.end of=Label#1
      layout of=Label#1
      update.begin of=Label#1 value=3
      update.end of=Label#1
      layout of=Label#1
    """),
  CleanCase(
    "a selection that a person moved before the update sets it",
    """
      update.begin of=Editor#1
      set of=Editor#1 name=selection value={2,_0}
      update.end of=Editor#1
      input of=Editor#1 name=type value=c
      update.begin of=Editor#1
      set of=Editor#1 name=selection value={2,_0}
      update.end of=Editor#1
    """),
  CleanCase(
    "two of one type, of which the first goes later",
    """
      body of=Parent#1
      view.make of=Reader#1
      body of=Parent#1
      view.make of=Reader#2
      body of=Parent#1
      dismantle of=Reader#1
    """),
]
