import Bridgebook

/// Problems of copies and views that outlive what they were created for.
let reuseCases: [TriggeringCase] = [
  TriggeringCase(
    "expanded for the apples, reused for the pears", "cell-state-leaks-on-reuse", .warning,
    .possible,
    """
      set of=Cell#1 name=contentConfiguration value=apples
      struct.init of=Row#1 value=apples depth=1
      body of=Row#1
      input of=Row#1 name=tap
    ! write of=Row#1 name=isExpanded value=true outcome=committed
      body of=Row#1
      input name=scroll
    !@set of=Cell#1 name=contentConfiguration value=pears
      struct.init of=Row#1 value=pears depth=1
      body of=Row#1
      idle
    """),
  TriggeringCase(
    "as a recorder in the row's state tells it, a half-typed text", "cell-state-leaks-on-reuse",
    .warning, .possible,
    """
      set of=Cell#1 name=contentConfiguration value=apples
      body of=Row#1
      appear of=Row#1
      input name=type
      write of=Row#1 name=draft value=h
      input name=type
    ! write of=Row#1 name=draft value=he
    !@set of=Cell#1 name=contentConfiguration value=pears
      body of=Row#1
    """),
  TriggeringCase(
    "state of a view inside the row", "cell-state-leaks-on-reuse", .warning, .possible,
    """
      set of=Cell#1 name=contentConfiguration value=apples
      struct.init of=Row#1 value=apples depth=1
      body of=Row#1
      struct.init of=Stars#1 value=apples depth=1
      input of=Stars#1 name=tap
    ! write of=Stars#1 name=count value=4 outcome=committed
    !@set of=Cell#1 name=contentConfiguration value=pears
      struct.init of=Row#1 value=pears depth=1
      body of=Row#1
      struct.init of=Stars#1 value=pears depth=1
      idle
    """),
  TriggeringCase(
    "a handler set up in make", "closure-instead-of-coordinator", .warning, .possible,
    """
    @ view.make of=Open#1
      update.begin of=Open#1 value=first
      update.end of=Open#1
    ! update.begin of=Open#1 value=second
      update.end of=Open#1
      callback.begin of=Open#1 name=didTap
    ! observe of=Open#1 name=self.onTap value=first depth=1
      callback.end of=Open#1 name=didTap
    """),
  TriggeringCase(
    "a coordinator's struct under its full name", "stale-coordinator-parent", .warning, .likely,
    """
    @ coordinator.make of=Open#1
      update.begin of=Open#1 value=first
      update.end of=Open#1
    ! update.begin of=Open#1 value=second
      update.end of=Open#1
      callback.begin of=Open#1 name=didTap
    ! observe of=Open#1 name=self.parent.step value=first depth=1
      callback.end of=Open#1 name=didTap
    """),
  TriggeringCase(
    "the whole struct, and no print of the make", "closure-instead-of-coordinator", .warning,
    .possible,
    """
      update.begin of=Open#1 value=first
      update.end of=Open#1
    ! update.begin of=Open#1 value=second
      update.end of=Open#1
      callback.begin of=Open#1 name=didTap
    ! observe of=Open#1 name=self value=first depth=1
      callback.end of=Open#1 name=didTap
    """),
]

/// Corrected versions of the situations in `reuseCases`, and harmless ones that look similar.
let reuseCleanCases: [CleanCase] = [
  CleanCase(
    "a new identity for the second item",
    """
      set of=Cell#1 name=contentConfiguration value=apples
      struct.init of=Row#1 value=apples depth=1
      body of=Row#1
      input of=Row#1 name=tap
      write of=Row#1 name=isExpanded value=true outcome=committed
      set of=Cell#1 name=contentConfiguration value=pears
      struct.init of=Row#2 value=pears depth=1
      body of=Row#2
      idle
    """),
  CleanCase(
    "the model keeps which item is expanded, told by the app and by the row",
    """
      set of=Cell#1 name=contentConfiguration value=apples
      struct.init of=Row#1 value=apples depth=1
      body of=Row#1
      input of=Row#1 name=tap
      write name=expanded value=apples outcome=committed
      write of=Row#1 name=store.expanded value=apples outcome=committed
      set of=Cell#1 name=contentConfiguration value=pears
      struct.init of=Row#1 value=pears depth=1
      body of=Row#1
      idle
    """),
  CleanCase(
    "the row puts its state back when the item changes, each time",
    """
      set of=Cell#1 name=contentConfiguration value=apples
      struct.init of=Row#1 value=apples depth=1
      body of=Row#1
      input of=Row#1 name=tap
      write of=Row#1 name=draft value=h outcome=committed
      set of=Cell#1 name=contentConfiguration value=pears
      struct.init of=Row#1 value=pears depth=1
      body of=Row#1
      write of=Row#1 name=draft value=none outcome=committed
      idle
      set of=Cell#1 name=contentConfiguration value=plums
      struct.init of=Row#1 value=plums depth=1
      body of=Row#1
      write of=Row#1 name=draft value=none outcome=equal
      idle
    """),
  CleanCase(
    "the person folds the row again, and a write that was dropped",
    """
      set of=Cell#1 name=contentConfiguration value=apples
      struct.init of=Row#1 value=apples depth=1
      body of=Row#1
      input of=Row#1 name=tap
      write of=Row#1 name=isExpanded value=true outcome=committed
      input of=Row#1 name=tap
      write of=Row#1 name=isExpanded value=false outcome=committed
      write of=Row#1 name=count value=2 outcome=dropped
      set of=Cell#1 name=contentConfiguration value=pears
      struct.init of=Row#1 value=pears depth=1
      body of=Row#1
      idle
    """),
  CleanCase(
    "the same item again, and another cell that gets the next one",
    """
      set of=Cell#1 name=contentConfiguration value=apples
      struct.init of=Row#1 value=apples depth=1
      body of=Row#1
      write of=Row#1 name=isExpanded value=true outcome=committed
      set of=Cell#1 name=contentConfiguration value=apples
      struct.init of=Row#1 value=apples depth=1
      body of=Row#1
      set of=Cell#2 name=contentConfiguration value=pears
      struct.init of=Row#2 value=pears depth=1
      body of=Row#2
      idle
    """),
  CleanCase(
    "a view beside the cells, two cells that wait at once, and a type's name for every row",
    """
      body of=Header#1
      set of=Cell#1 name=contentConfiguration value=apples
      body of=Header#1
      write of=Header#1 name=isOpen value=true
      idle
      set of=Cell#1 name=contentConfiguration value=pears
      set of=Cell#2 name=contentConfiguration value=plums
      body of=Row#1
      write of=Row#1 name=isOpen value=true
      body of=Row
      write of=Row name=isExpanded value=true
      idle
      set of=Cell#1 name=contentConfiguration value=grapes
      body of=Header#1
      body of=Row#1
      body of=Row
      idle
    """),
  CleanCase(
    "the row puts its state back only where it has some, and the person clears it",
    """
      set of=Cell#1 name=contentConfiguration value=apples
      body of=Row#1
      input of=Row#1 name=type
      write of=Row#1 name=draft value=4
      set of=Cell#1 name=contentConfiguration value=pears
      body of=Row#1
      write of=Row#1 name=draft value=0
      idle
      set of=Cell#1 name=contentConfiguration value=plums
      body of=Row#1
      idle
      input of=Row#1 name=choose
      write of=Row#1 name=choice value=7
      input of=Row#1 name=choose
      write of=Row#1 name=choice value=nil
      set of=Cell#1 name=contentConfiguration value=grapes
      body of=Row#1
      idle
    """),
  CleanCase(
    "a new view that comes while the cell has its row again",
    """
      set of=Cell#1 name=contentConfiguration value=apples
      body of=Row#1
      set of=Cell#1 name=contentConfiguration value=pears
      body of=Row#1
      body of=Detail#1
      write of=Detail#1 name=isOpen value=true
      set of=Cell#1 name=contentConfiguration value=plums
      body of=Row#1
      body of=Detail#1
    """),
  CleanCase(
    "another property of the cell, and a root view of a hosting controller",
    """
      set of=Cell#1 name=backgroundConfiguration value=apples
      struct.init of=Row#1 value=apples depth=1
      body of=Row#1
      write of=Row#1 name=isExpanded value=true outcome=committed
      set of=Cell#1 name=backgroundConfiguration value=pears
      struct.init of=Row#1 value=pears depth=1
      set of=UIHostingController#1 name=rootView value=apples
      struct.init of=Page#1 value=apples depth=1
      body of=Page#1
      write of=Page#1 name=isExpanded value=true outcome=committed
      set of=UIHostingController#1 name=rootView value=pears
      struct.init of=Page#1 value=pears depth=1
      idle
    """),
  CleanCase(
    "a closure that still has the newest struct, one that is new with its view, one outside of callbacks",
    """
      view.make of=Open#1
      update.begin of=Open#1 value=first
      update.end of=Open#1
      callback.begin of=Open#1 name=didTap
      observe of=Open#1 name=self.onTap value=first depth=1
      callback.end of=Open#1 name=didTap
      update.begin of=Open#1 value=second
      update.end of=Open#1
      observe of=Open#1 name=self.onTap value=first
      callback.begin of=Open#1 name=didTap
      observe of=Open#1 name=selfie value=first depth=1
      callback.end of=Open#1 name=didTap
      dismantle of=Open#1
      view.make of=Open#1
      update.begin of=Open#1 value=third
      update.end of=Open#1
      callback.begin of=Open#1 name=didTap
      observe of=Open#1 name=self.onTap value=second depth=1
      callback.end of=Open#1 name=didTap
    """),
]
