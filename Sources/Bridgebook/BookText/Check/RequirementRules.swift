/// Checks that the classes of each requirement exist.
enum RequirementRules {
  static func problems(in book: Book, _ index: BookIndex) -> [BookProblem] {
    book.requirements.flatMap(\.components).filter { !index.has($0, .component) }.map { id in
      BookProblem(path: "tables/requirements.txt", .unknownComponent(id))
    }
  }
}
