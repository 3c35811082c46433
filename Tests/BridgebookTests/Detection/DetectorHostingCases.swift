import Bridgebook

/// Problems of hosting controllers, cells and screens that platform code creates or removes.
let hostingCases: [TriggeringCase] = [
  TriggeringCase(
    "the view alone, by the next input", "child-containment-missing", .error, .likely,
    """
      input name=Launch
      platform.init of=UIHostingController#1
    !@contain of=UIHostingController#1 name=addSubview value=Screen#1
      idle
      input name=Count
    """),
  TriggeringCase(
    "the view alone, which goes later", "child-containment-missing", .error, .likely,
    """
      input name=Launch
      platform.init of=UIHostingController#1
    !@contain of=UIHostingController#1 name=addSubview value=Screen#1
      idle
      input name=Away
      uncontain of=UIHostingController#1 name=removeFromSuperview
      platform.deinit of=UIHostingController#1
    """),
  TriggeringCase(
    "two hosts, one of them a child", "child-containment-missing", .error, .likely,
    """
      contain of=UIHostingController#1 name=addChild
      contain of=UIHostingController#1 name=addSubview
    !@contain of=UIHostingController#2 name=addSubview
      input name=Count
    """),
  TriggeringCase(
    "a child that is not told", "child-containment-missing", .error, .likely,
    """
    !@contain of=UIHostingController#1 name=addChild value=Screen#1
      contain of=UIHostingController#1 name=willMove value=Screen#1
      contain of=UIHostingController#1 name=addSubview value=Screen#1
      input name=Count
    """),
  TriggeringCase(
    "a closed controller that stays", "retain-cycle", .warning, .possible,
    """
    !@contain of=UIHostingController#1 name=addChild value=Screen#1
      contain of=UIHostingController#1 name=didMove value=Screen#1
      input name=Count
    ! input of=Screen#1 name=close
      input name=Later
      input name=Later
    """),
  TriggeringCase(
    "a local variable", "hosting-controller-not-retained", .error, .likely,
    """
      input name=Launch
    @ platform.init of=UIHostingController#1
    ! contain of=UIHostingController#1 name=addSubview value=Screen#1
    ! platform.deinit of=UIHostingController#1
      idle
    """),
  TriggeringCase(
    "the content grows once more", "hosting-sizing", .warning, .possible,
    """
      resize of=UIHostingController#1 name=idealSize value=20
    ! resize of=UIHostingController#1 name=size value=20
      input name=More
      resize of=UIHostingController#1 name=idealSize value=40
      input name=More
    !@resize of=UIHostingController#1 name=idealSize value=60
      idle
    """),
  TriggeringCase(
    "inside make", "navigation-controller-nil", .warning, .likely,
    """
    @ view.make of=Detail#1
    ! observe of=Detail#1 name=navigationController value=nil depth=1
      update.begin of=Detail#1
      update.end of=Detail#1
    """),
  TriggeringCase(
    "in the first update", "navigation-controller-nil", .warning, .likely,
    """
      view.make of=Detail#1
    @ update.begin of=Detail#1
    ! observe of=Detail#1 name=navigationController value=nil
      update.end of=Detail#1
    """),
  TriggeringCase(
    "shown again in vain", "dismiss-directly", .warning, .likely,
    """
      input name=Pick
      write name=isPicking value=true outcome=committed
      present name=isPicking
      input name=Done
    !@dismiss name=isPicking value=begin
    ! dismiss name=isPicking value=end
      input name=Pick
    ! write name=isPicking value=true outcome=equal
    """),
  TriggeringCase(
    "highlighted, selected, focused", "hosting-configuration-rebuilt", .warning, .likely,
    """
    ! set of=Cell#1 name=contentConfiguration value=apples
    @ callback.begin of=Cell#1 name=updateConfiguration
    ! set of=Cell#1 name=contentConfiguration value=apples
      callback.end of=Cell#1 name=updateConfiguration
      callback.begin of=Cell#1 name=updateConfiguration
    ! set of=Cell#1 name=contentConfiguration value=apples
      callback.end of=Cell#1 name=updateConfiguration
    """),
]

/// Hosting without problems.
let hostingCleanCases: [CleanCase] = [
  CleanCase(
    "a child, whatever the order",
    """
      platform.init of=UIHostingController#1
      contain of=UIHostingController#1 name=addSubview
      contain of=UIHostingController#1 name=addChild
      contain of=UIHostingController#1 name=didMove
      input name=Count
    """),
  CleanCase(
    "the log ends before the controller can become a child",
    """
      input name=Launch
      contain of=UIHostingController#1 name=addSubview
    """),
  CleanCase(
    "a view without a controller, and a host of AppKit",
    """
      contain of=UIStackView#1 name=addSubview
      contain of=NSHostingController#1 name=addSubview
      input name=Count
    """),
  CleanCase(
    "taken out again, and released with its screen",
    """
      contain of=UIHostingController#1 name=addSubview
      uncontain of=UIHostingController#1 name=removeFromSuperview
      platform.deinit of=UIHostingController#1
      contain of=UIHostingController#2 name=addChild
      contain of=UIHostingController#2 name=addSubview
      input name=Back
      platform.deinit of=UIHostingController#2
      idle
    """),
  CleanCase(
    "a host that follows, one with a size of its own, one whose layout is still to come",
    """
      resize of=UIHostingController#1 name=idealSize value=20
      resize of=UIHostingController#1 name=size value=20
      resize of=UIHostingController#1 name=idealSize value=60
      resize of=UIHostingController#1 name=size value=60
      resize of=UIHostingController#2 name=idealSize value=20
      resize of=UIHostingController#2 name=size value=100
      resize of=UIHostingController#2 name=idealSize value=60
      resize of=UIHostingController#3 name=idealSize value=20
      resize of=UIHostingController#3 name=size value=20
      input name=More
      resize of=UIHostingController#3 name=idealSize value=60
    """),
  CleanCase(
    "asked too early, and again when there is an answer",
    """
      view.make of=Detail#1
      observe of=Detail#1 name=navigationController value=nil depth=1
      callback.begin of=Detail#1 name=didMove
      observe of=Detail#1 name=navigationController value=UINavigationController
      callback.end of=Detail#1 name=didMove
    """),
  CleanCase(
    "a state that goes first is written twice",
    """
      write name=isPicking value=true outcome=committed
      present name=isPicking
      input name=Done
      write name=isPicking value=false outcome=committed
      dismiss name=isPicking value=begin
      dismiss name=isPicking value=end
      write name=isPicking value=false outcome=equal
      input name=Pick
      write name=isPicking value=true outcome=committed
      present name=isPicking
    """),
  CleanCase(
    "cells that are reused for other items",
    """
      set of=Cell#1 name=contentConfiguration value=apples
      set of=Cell#1 name=contentConfiguration value=pears
      set of=Cell#1 name=contentConfiguration value=apples
      set of=Cell#2 name=contentConfiguration value=apples
      set of=Cell#2 name=contentConfiguration value=apples
    """),
]
