import Bridgebook

/// Corrected versions of the situations in `bridgeCases`, and harmless ones that look similar.
let bridgeCleanCases: [CleanCase] = [
  CleanCase(
    "printed without writes: who scrolls calls the delegate outside of updates, and a set answers with its own value",
    """
      update.begin name=updateUIView value=0
      callback.begin name=scrollViewDidScroll value=0
      callback.end name=scrollViewDidScroll
      update.end name=updateUIView
      callback.begin name=scrollViewDidScroll value=4
      callback.end name=scrollViewDidScroll
      update.begin name=updateUIView value=4
      callback.begin name=scrollViewDidScroll value=5
      callback.end name=scrollViewDidScroll
      update.end name=updateUIView
      callback.begin name=scrollViewDidScroll value=5
      callback.end name=scrollViewDidScroll
      update.begin name=updateUIView value=5
      callback.begin name=scrollViewDidScroll value=6
      callback.end name=scrollViewDidScroll
      update.end name=updateUIView
      callback.begin name=scrollViewDidScroll value=6
      callback.end name=scrollViewDidScroll
      update.begin name=updateUIView value=6
      callback.begin name=scrollViewDidScroll value=7
      callback.end name=scrollViewDidScroll
      update.end name=updateUIView
    """),
  CleanCase(
    "printed without writes: an object corrects what it is given twice and then agrees",
    """
      update.begin name=updateUIView value=0
      callback.begin name=didMeasure value=4
      callback.end name=didMeasure
      update.end name=updateUIView
      update.begin name=updateUIView value=4
      callback.begin name=didMeasure value=5
      callback.end name=didMeasure
      update.end name=updateUIView
      update.begin name=updateUIView value=5
      update.end name=updateUIView
      update.begin name=updateUIView value=6
      update.end name=updateUIView
    """),
  CleanCase(
    "rows of a list that print one name, each with a value of its own",
    """
      view.make of=Row
      update.begin of=Row value=1
      update.end of=Row
      view.make of=Row
      update.begin of=Row value=2
      update.end of=Row
      view.make of=Row
      update.begin of=Row value=3
      update.end of=Row
    """),
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
    "printed without writes, long after one another: somebody else did something between",
    """
      update.begin name=updateUIView value=10 time=0
      callback.begin name=didChange value=18 time=1
      callback.end name=didChange time=2
      update.end name=updateUIView time=3
      update.begin name=updateUIView value=18 time=10000
      callback.begin name=didChange value=26 time=10001
      callback.end name=didChange time=10002
      update.end name=updateUIView time=10003
      update.begin name=updateUIView value=26 time=40000
      callback.begin name=didChange value=34 time=40001
      callback.end name=didChange time=40002
      update.end name=updateUIView time=40003
      update.begin name=updateUIView value=34 time=90000
      update.end name=updateUIView time=90001
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
    "a set that waits for the layout, behind a guard in make and in update",
    """
      view.make of=Map#1
      platform.init of=MKMapView#1
      observe of=Map#1 name=region value=germany
      set of=Map#1 name=region value=berlin
      update.begin of=Map#1
      observe of=Map#1 name=region value=germany
      set of=Map#1 name=region value=berlin
      update.end of=Map#1
      layout of=Map#1
    """),
  CleanCase(
    "what a callback reported before the user's last action is not known any more",
    """
      view.make of=Editor#1
      platform.init of=UITextView#1
      input of=Editor#1 name=type value=b
      callback.begin of=Editor#1 name=textViewDidChange value=ab
      callback.end of=Editor#1 name=textViewDidChange
      input of=Editor#1 name=type value=c
      update.begin of=Editor#1
      set of=Editor#1 name=text value=ab
      update.end of=Editor#1
    """),
  CleanCase(
    "a guarded text that a person types, written in a later turn",
    """
      set of=Other#1 name=text value=a
      view.make of=Editor#1
      update.begin of=Editor#1 value=a
      update.end of=Editor#1
      input of=Editor#1 name=type value=b
      callback.begin of=Editor#1 name=textViewDidChange value=ab
      input of=Editor#1 name=type value=c
      callback.begin of=Editor#1 name=textViewDidChange value=abc
      idle
      update.begin of=Editor#1 value=ab
      update.end of=Editor#1
      update.begin of=Editor#1 value=abc
      update.end of=Editor#1
    """),
  CleanCase(
    "a coordinator's copy of the struct that a callback reads",
    """
      set of=Other#1 name=text value=a
      view.make of=Item#1
      update.begin of=Item#1 value=1
      update.end of=Item#1
      input name=app
      update.begin of=Item#1 value=2
      update.end of=Item#1
      input of=Item#1 name=tap
      callback.begin of=Item#1 name=tapped
      observe of=Item#1 name=coordinators.id value=2
      callback.end of=Item#1 name=tapped
      input name=app
      update.begin of=Item#1 value=3
      update.end of=Item#1
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
