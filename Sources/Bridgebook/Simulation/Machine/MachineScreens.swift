/// What sheets and stacks show: trees of their own, made when a screen comes and dismantled when it has gone.
extension Machine {
  /// Makes the content of screens that come; true where there is any.
  func open(_ index: Int, _ places: Range<Int>) -> Bool {
    guard let view = program.presentations[index].content else { return false }
    if program.presentations[index].isItem {
      presentations[index].item = cells[program.presentations[index].cell].current
    }
    _ = trim(index, to: places.lowerBound)
    let path = cells[program.presentations[index].cell].current
    for place in places {
      let node = makeNode(
        view, subject: nextInstance(of: program.views[view].name),
        key: NodeKey(slot: 0, turn: place, identity: ""), parent: nil)
      if case .list(let list) = path, place < list.elements.count {
        node.fields = [list.elements[place]]
      }
      if program.presentations[index].isItem { node.fields = [path] }
      if let presenter = program.presentations[index].presenter {
        node.presenter = living[presenter].last
      }
      presentations[index].screens.append(node)
      updating += 1
      begin(node)
      updating -= 1
    }
    needsLayout = true
    return true
  }

  /// The newest screens begin to go; their content stays until the transition ends.
  func leave(_ index: Int, _ count: Int) {
    let leaving = Array(presentations[index].screens.suffix(count))
    presentations[index].screens.removeLast(leaving.count)
    presentations[index].leaving.append(leaving)
  }

  /// The transition that began first has ended.
  func takeDown(_ index: Int) {
    guard !presentations[index].leaving.isEmpty else { return }
    for node in presentations[index].leaving.removeFirst().reversed() { tearDown(node) }
  }

  /// Takes down content whose screen went without it (R8.3); true where there was any.
  func trim(_ index: Int, to count: Int) -> Bool {
    guard presentations[index].screens.count > count else { return false }
    for node in presentations[index].screens[count...].reversed() { tearDown(node) }
    presentations[index].screens.removeLast(presentations[index].screens.count - count)
    return true
  }
}
