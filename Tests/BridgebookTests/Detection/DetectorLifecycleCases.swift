import Bridgebook

/// Problems of creation, removal, and the values of structs.
let lifecycleCases: [TriggeringCase] = [
  TriggeringCase(
    "once per body, as it is printed", "view-recreated", .warning, .likely,
    """
      body of=Parent
      struct.init of=Reader name=init(url:)
    ! view.make of=Reader
      update.begin of=Reader
    @ body of=Parent
      struct.init of=Reader name=init(url:)
    ! view.make of=Reader
      update.begin of=Reader
    """),
  TriggeringCase(
    "removed and made in one turn", "view-recreated", .warning, .likely,
    """
      body of=Parent#1
    ! view.make of=Reader#1
      input name=theme
    @ body of=Parent#1
      dismantle of=Reader#1
    ! view.make of=Reader#2
    """),
  TriggeringCase(
    "an object in the second update", "view-rebuilt-in-update", .warning, .likely,
    """
      view.make name=makeUIView
      platform.init of=PlotView
      update.begin name=updateUIView value=12
      update.end name=updateUIView
    @ update.begin name=updateUIView value=13
    ! platform.init of=PlotView
      update.end name=updateUIView
    """),
  TriggeringCase(
    "inside, by depth", "view-stored-in-struct", .warning, .likely,
    """
      body of=Parent#1
    @ struct.init of=Counter#1 depth=1
    ! platform.init of=UILabel#1 depth=2
      view.make of=Counter#1 depth=1
      body of=Parent#1
      struct.init of=Counter#1 depth=1
    ! platform.init of=UILabel#2 depth=2
    """),
  TriggeringCase(
    "before the make, by order", "view-stored-in-struct", .warning, .likely,
    """
      body of=Parent
    ! platform.init of=UILabel
    @ struct.init of=Counter
      view.make of=Counter
      update.begin of=Counter
      body of=Parent
    ! platform.init of=UILabel
      struct.init of=Counter
      update.begin of=Counter
    """),
  TriggeringCase(
    "callbacks after the removal", "missing-dismantle", .error, .likely,
    """
    @ view.make of=Meter#1
      update.begin of=Meter#1
      update.end of=Meter#1
      input name=close
      dismantle of=Meter#1
    ! callback.begin of=Meter#1 name=tick
    ! callback.end of=Meter#1 name=tick
    """),
  TriggeringCase(
    "coordinators pile up", "missing-dismantle", .error, .possible,
    """
    ! coordinator.make of=Meter#1
    @ view.make of=Meter#1
      input name=close
      dismantle of=Meter#1
      platform.deinit of=Meter#1
      input name=open
      body of=Home#1
    ! coordinator.make of=Meter#2
      view.make of=Meter#2
      input name=close
      dismantle of=Meter#2
      input name=open
      body of=Home#1
    ! coordinator.make of=Meter#3
      view.make of=Meter#3
    """),
  TriggeringCase(
    "the first struct is kept", "stale-coordinator-parent", .warning, .likely,
    """
    @ coordinator.make of=Map#1
      update.begin of=Map#1 value=a
      update.end of=Map#1
    ! update.begin of=Map#1 value=b
      update.end of=Map#1
      callback.begin of=Map#1 name=didTap
    ! observe of=Map#1 name=parent.title value=a
      callback.end of=Map#1 name=didTap
    """),
  TriggeringCase(
    "a body writes", "side-effect-in-body", .error, .likely,
    """
    @ body of=Home#1
    ! write of=Home#1 name=count value=1 depth=1
    ! publish of=Model#1 name=count value=1 depth=1
      idle
    """),
  TriggeringCase(
    "the write was dropped", "side-effect-in-body", .error, .likely,
    """
    @ body of=Home#1
    ! write of=Home#1 name=count value=1 outcome=dropped
      idle
    """),
  TriggeringCase(
    "destinations that are never shown", "subscription-in-init", .warning, .likely,
    """
    @ struct.init of=Score#1
    ! observe of=Score#1 name=foreground
      struct.init of=Score#2
    ! observe of=Score#2 name=foreground
      struct.init of=Score#3
      observe of=Score#3 name=foreground
      appear of=Score#3
    """),
]

/// Problems of ordering, threads, presentations and notifications.
let orderCases: [TriggeringCase] = [
  TriggeringCase(
    "a deferred write after a direct one", "async-ordering", .error, .likely,
    """
    ! enqueue of=Text#1 name=setText value=a
    ! write of=Text#1 name=text value=b
      run of=Text#1 name=setText
    !@write of=Text#1 name=text value=a
    """),
  TriggeringCase(
    "an update captures old state", "async-ordering", .error, .likely,
    """
      callback.begin of=Text#1 name=didChangeSelection
    ! enqueue of=Text#1 name=setSelection value=3
      callback.end of=Text#1 name=didChangeSelection
      write of=Text#1 name=text value=abc
      update.begin of=Text#1
      set of=Text#1 name=selectedRanges value=2
      callback.begin of=Text#1 name=didChangeSelection
    ! enqueue of=Text#1 name=setSelection value=2
      callback.end of=Text#1 name=didChangeSelection
      update.end of=Text#1
      run of=Text#1 name=setSelection
    ! write of=Text#1 name=selection value=3
      run of=Text#1 name=setSelection
    !@write of=Text#1 name=selection value=2
    """),
  TriggeringCase(
    "three actions in one flush", "multiple-updates-per-frame", .warning, .likely,
    """
      flush
    !@callback.begin of=Form#1 name=onChange(of:_String)_action
      callback.end of=Form#1 name=onChange(of:_String)_action
    ! callback.begin of=Form#1 name=onChange(of:_String)_action
      callback.end of=Form#1 name=onChange(of:_String)_action
    ! callback.begin of=Form#1 name=onChange(of:_String)_action
      callback.end of=Form#1 name=onChange(of:_String)_action
      flush
    """),
  TriggeringCase(
    "the runtime counted", "multiple-updates-per-frame", .warning, .certain,
    """
      flush
      run of=Form#1 name=onChange(of:_String)_action
      run of=Form#1 name=onChange(of:_String)_action
    ! message name=frame value=onChange
      idle
    """),
  TriggeringCase(
    "a block on another thread", "ui-off-main", .error, .likely,
    """
      view.make of=Photo#1 thread=main
      set of=Photo#1 name=image value=0 thread=main
    @ run of=Loader#1 name=completion thread=worker
    ! set of=Photo#1 name=image value=1 thread=worker
    ! layout of=Photo#1 thread=worker
      run of=Loader#1 name=next thread=worker
    """),
  TriggeringCase(
    "the checker says so", "ui-off-main", .error, .certain,
    """
      note value=loading
    ! message name=checker value=-[UIImageView_setImage:]
    """),
  TriggeringCase(
    "the state waits for the animation", "delayed-state-update", .note, .likely,
    """
      push name=path
    @ input name=back
    ! pop name=path value=begin
    ! pop name=path value=end
    ! write name=path value=0 outcome=committed
    """),
  TriggeringCase(
    "a swipe back before the state", "sheet-swipe-freeze", .error, .likely,
    """
      present name=sheet
    @ input name=swipe_down
    ! dismiss name=sheet value=begin
    ! dismiss name=sheet value=end
      gesture name=swipe_back value=began
    ! pop name=path value=begin
      freeze
    """),
  TriggeringCase(
    "back twice while it scrolls", "pop-while-scrolling-crash", .error, .likely,
    """
      push name=path
      push name=path
      push name=path
      input name=scroll
    @ input name=back
    ! pop name=path value=begin
    ! pop name=path value=end
    ! write name=path value=2
      input name=back
    ! pop name=path value=begin
    """),
  TriggeringCase(
    "read before the change", "observation-stale-by-one", .warning, .likely,
    """
    @ observe name=count value=1
    ! callback.begin name=onChange
    ! observe name=count value=1
      callback.end name=onChange
      write name=count value=2
    """),
  TriggeringCase(
    "the change is recorded first", "observation-stale-by-one", .warning, .likely,
    """
    @ observe name=count value=1
      write name=count value=2
    ! callback.begin name=onChange
    ! observe name=count value=1
      callback.end name=onChange
    """),
  TriggeringCase(
    "ten equal changes", "body-storm", .note, .likely,
    """
    ! body of=Home name=printChanges value=_count
      body of=Home name=printChanges value=_count
      body of=Home name=printChanges value=_count
      body of=Home name=printChanges value=_count
      body of=Home name=printChanges value=_count
      body of=Home name=printChanges value=_count
      body of=Home name=printChanges value=_count
      body of=Home name=printChanges value=_count
      body of=Home name=printChanges value=_count
    ! body of=Home name=printChanges value=_count
      body of=Home name=printChanges value=_other
    """),
]
