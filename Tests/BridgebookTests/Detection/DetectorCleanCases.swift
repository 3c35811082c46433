import Bridgebook

/// Runs without problems.
let cleanCases: [CleanCase] = [
  CleanCase(
    "seed-003: the five printed sequences in one log, updates without an end",
    """
      body of=Parent
      struct.init of=Counter name=init(count:)
      view.make of=Counter
      platform.init of=UILabel
      update.begin of=Counter
      body of=Parent
      struct.init of=Counter name=init(count:)
      update.begin of=Counter
      body of=Parent
      update.begin of=Counter
      dismantle of=Counter
      platform.deinit of=UILabel
      body of=Parent
      struct.init of=Counter name=init(count:)
      view.make of=Counter
      platform.init of=UILabel
      update.begin of=Counter
      body of=Parent
      struct.init of=Counter name=init(count:)
      body of=Parent
      struct.init of=Counter name=init(count:)
      update.begin of=Counter
    """),
  CleanCase(
    "the same where the reader gives each print its end",
    """
      body of=Parent
      struct.init of=Counter
      view.make of=Counter
      platform.init of=UILabel
      update.begin of=Counter
      update.end of=Counter
      body of=Parent
      update.begin of=Counter
      update.end of=Counter
      dismantle of=Counter
      platform.deinit of=UILabel
      body of=Parent
      struct.init of=Counter
      view.make of=Counter
      platform.init of=UILabel
      update.begin of=Counter
      update.end of=Counter
    """),
  CleanCase(
    "a row is added to a list",
    """
      body of=List
      struct.init of=Row
      struct.init of=Row
      view.make of=Row
      view.make of=Row
      body of=List
      struct.init of=Row
      struct.init of=Row
      struct.init of=Row
      view.make of=Row
      body of=List
      struct.init of=Row
      view.make of=Row
    """),
  CleanCase(
    "numbered rows come while others stay",
    """
      body of=List#1
      view.make of=Row#1
      input name=more
      body of=List#1
      view.make of=Row#2
      input name=more
      body of=List#1
      view.make of=Row#3
    """),
  CleanCase(
    "a screen is left and entered again",
    """
      push name=path
      body of=Detail
      view.make of=Map
      pop name=path
      push name=path
      body of=Detail
      view.make of=Map
    """),
  CleanCase(
    "a drag whose frames are apart",
    """
      callback.begin of=Map#1 name=didMove value=1 time=0
      write of=Map#1 name=center value=1 time=0
      callback.end of=Map#1 name=didMove time=0
      update.begin of=Map#1 value=1 time=1
      update.end of=Map#1 time=1
      callback.begin of=Map#1 name=didMove value=2 time=16
      write of=Map#1 name=center value=2 time=16
      callback.end of=Map#1 name=didMove time=16
      update.begin of=Map#1 value=2 time=17
      update.end of=Map#1 time=17
      callback.begin of=Map#1 name=didMove value=3 time=33
      write of=Map#1 name=center value=3 time=33
      callback.end of=Map#1 name=didMove time=33
      update.begin of=Map#1 value=3 time=34
      update.end of=Map#1 time=34
      callback.begin of=Map#1 name=didMove value=4 time=50
      write of=Map#1 name=center value=4 time=50
      callback.end of=Map#1 name=didMove time=50
      update.begin of=Map#1 value=4 time=51
      update.end of=Map#1 time=51
    """),
  CleanCase(
    "each turn has its input",
    """
      input name=drag
      callback.begin of=Map#1 name=didMove value=1
      write of=Map#1 name=center value=1
      callback.end of=Map#1 name=didMove
      update.begin of=Map#1 value=1
      update.end of=Map#1
      input name=drag
      callback.begin of=Map#1 name=didMove value=2
      write of=Map#1 name=center value=2
      callback.end of=Map#1 name=didMove
      update.begin of=Map#1 value=2
      update.end of=Map#1
      input name=drag
      callback.begin of=Map#1 name=didMove value=3
      write of=Map#1 name=center value=3
      callback.end of=Map#1 name=didMove
      update.begin of=Map#1 value=3
      update.end of=Map#1
      input name=drag
    """),
  CleanCase(
    "both writes deferred",
    """
      enqueue of=Text#1 name=setSelection value=3
      enqueue of=Text#1 name=setText value=abc
      run of=Text#1 name=setSelection
      write of=Text#1 name=selection value=3
      run of=Text#1 name=setText
      write of=Text#1 name=text value=abc
      update.begin of=Text#1
      update.end of=Text#1
    """),
  CleanCase(
    "a switch goes on and off again",
    """
      enqueue of=Form#1 name=setEditing value=true
      enqueue of=Form#1 name=setEditing value=false
      run of=Form#1 name=setEditing
      write of=Form#1 name=isEditing value=true
      run of=Form#1 name=setEditing
      write of=Form#1 name=isEditing value=false
    """),
  CleanCase(
    "the keyboard says goodbye while the view goes",
    """
      view.make of=Field#1
      input name=close
      dismantle of=Field#1
      callback.begin of=Field#1 name=didEndEditing
      callback.end of=Field#1 name=didEndEditing
      platform.deinit of=Field#1
      coordinator.deinit of=Field#1
    """),
  CleanCase(
    "thread numbers without a main thread",
    """
      platform.init of=UILabel thread=549001
      set of=UILabel name=text value=a thread=549002
      layout of=UILabel thread=549002
    """),
  CleanCase(
    "the state goes first",
    """
      input name=close
      write name=sheet value=false
      dismiss name=sheet value=begin
      dismiss name=sheet value=end
      pop name=path value=begin
      pop name=path value=end
    """),
  CleanCase(
    "a write after the body, not inside it",
    """
      body of=Home#1
      write of=Home#1 name=count value=1 outcome=committed
      body of=Home#1
      write of=Home#1 name=count value=2 outcome=committed
    """),
  CleanCase(
    "values are read back as they were set",
    """
      update.begin of=Volume#1
      set of=Volume#1 name=value value=0.25
      callback.begin of=Volume#1 name=value value=0.25
      callback.end of=Volume#1 name=value
      update.end of=Volume#1
      input name=drag
      callback.begin of=Volume#1 name=value value=0.5
      callback.end of=Volume#1 name=value
      update.begin of=Volume#1
      set of=Volume#1 name=value value=0.75
      update.end of=Volume#1
      input name=drag
      callback.begin of=Volume#1 name=value value=0.9
      callback.end of=Volume#1 name=value
    """),
  CleanCase(
    "a new object gets the old value",
    """
      view.make of=Search#1
      update.begin of=Search#1
      set of=Search#1 name=text value=ber
      update.end of=Search#1
      dismantle of=Search#1
      input name=open
      body of=Home#1
      view.make of=Search#1
      update.begin of=Search#1
      set of=Search#1 name=text value=ber
      update.end of=Search#1
    """),
  CleanCase(
    "a coordinator prints its init, and a field says goodbye",
    """
      body of=Parent
      struct.init of=Field name=init(text:)
      coordinator.make of=Field
      platform.init of=Coordinator name=init()
      view.make of=Field
      update.begin of=Field
      update.end of=Field
      dismantle of=Field
      callback.begin of=Field name=textFieldDidEndEditing
      callback.end of=Field name=textFieldDidEndEditing
    """),
  CleanCase(
    "a screen disappears and comes back",
    """
      body of=Detail
      view.make of=Map
      callback.begin of=DetailController name=viewDidDisappear
      callback.end of=DetailController name=viewDidDisappear
      body of=Detail
      view.make of=Map
    """),
  CleanCase(
    "an initialiser that never prints its end",
    """
      struct.init of=Field depth=0
      view.make of=Field depth=1
      platform.init of=UITextField depth=1
    """),
  CleanCase(
    "noise and unknown messages",
    """
      message name=noise value=No_symbol
      message name=never-heard-of value=x
      note name=unrecognised value=[SwiftUI]_something
    """),
  CleanCase(
    "a current parent, a fresh observation, an observer that is shown",
    """
      coordinator.make of=Map#1
      update.begin of=Map#1 value=a
      update.end of=Map#1
      callback.begin of=Map#1 name=didTap
      observe of=Map#1 name=parent value=a
      callback.end of=Map#1 name=didTap
      observe name=count value=1
      write name=count value=2
      run name=register
      observe name=count value=2
      struct.init of=Score#1
      observe of=Score#1 name=foreground
      appear of=Score#1
    """),
]
