import Bridgebook

/// Problems of wrappers, of their coordinators, and of UIKit code used with them.
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
    "the update sets the frame", "frame-set-on-representable", .error, .likely,
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
