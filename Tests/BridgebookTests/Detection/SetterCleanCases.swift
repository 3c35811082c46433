import Bridgebook

/// Runs that set properties to equal values without an effect, for example because the setter only
/// stores the value.
let setterCleanCases: [CleanCase] = [
  CleanCase(
    "a label only stores its text",
    """
      view.make of=Item#1
      platform.init of=UILabel#1
      update.begin of=Item#1
      set of=Item#1 name=text value=a
      update.end of=Item#1
      input name=toggle
      update.begin of=Item#1
      set of=Item#1 name=text value=a
      update.end of=Item#1
    """),
  CleanCase(
    "a text view that nobody can edit has no caret to move",
    """
      view.make of=Item#1
      platform.init of=UITextView#1
      set of=Item#1 name=isEditable value=false
      update.begin of=Item#1
      set of=Item#1 name=text value=a
      update.end of=Item#1
      input name=toggle
      update.begin of=Item#1
      set of=Item#1 name=text value=a
      update.end of=Item#1
    """),
  CleanCase(
    "a player that is set again plays on",
    """
      view.make of=Item#1
      platform.init of=AVPlayerViewController#1
      update.begin of=Item#1
      set of=Item#1 name=player value=a
      update.end of=Item#1
      input name=toggle
      update.begin of=Item#1
      set of=Item#1 name=player value=a
      update.end of=Item#1
    """),
]
