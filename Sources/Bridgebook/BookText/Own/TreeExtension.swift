extension DecisionTree {
  /// Adds the branches, questions and leaves of another text.
  ///
  /// An added branch takes over its choices from the existing branches of the question; if the
  /// added question asks for another fact, it replaces the existing one entirely.
  mutating func extend(with other: DecisionTree) {
    for question in other.questions {
      guard let index = questions.firstIndex(where: { $0.id == question.id }) else {
        questions.append(question)
        continue
      }
      let known = questions[index]
      var branches = question.branches
      if known.fact == question.fact {
        let taken = Set(question.branches.flatMap(\.choices))
        branches += known.branches.compactMap { branch in
          let left = branch.choices.filter { !taken.contains($0) }
          return left.isEmpty
            ? nil : Branch(choices: left, child: branch.child, because: branch.because)
        }
      }
      questions[index] = Question(
        id: question.id, fact: question.fact, text: question.text, branches: branches)
    }
    for leaf in other.leaves {
      if let index = leaves.firstIndex(where: { $0.id == leaf.id }) {
        leaves[index] = leaf
      } else {
        leaves.append(leaf)
      }
    }
  }
}
