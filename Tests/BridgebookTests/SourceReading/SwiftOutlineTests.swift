import Testing

@testable import Bridgebook

/// The outline of various Swift constructs.
@Suite struct SwiftOutlineTests {
  /// Returns the names of a tree's nodes of certain kinds, in source order.
  private static func words(_ text: String, _ kinds: Set<SwiftNodeKind>) -> [String] {
    var words: [String] = []
    SwiftTree(Array(text.utf8)).root.walk { node in
      if kinds.contains(node.kind) { words.append(node.name) }
      return true
    }
    return words
  }

  @Test(arguments: [
    ("struct A: UIViewRepresentable, B {}", ["A"]),
    ("@MainActor public final class A<T: B>: C where T: D { struct E {} }", ["A", "E"]),
    ("extension A.B: C {}\nenum F { case g(h: Int), i }", ["B", "F"]),
    ("#if os(iOS)\nstruct A {}\n#else\nstruct B {}\n#endif", ["A", "B"]),
    ("struct A: ~Copyable { consuming func b() {} }\nactor C {}", ["A", "C"]),
    ("let actor = 3\nstruct A {}", ["A"]),
    ("extension [A] { struct B {} }\nextension C? {}\nextension D<E>.F {}", ["", "B", "C", "F"]),
    ("func a() { switch b { case c: @D struct E {} } }", ["E"]),
  ])
  func typesAreRead(_ text: String, _ names: [String]) {
    #expect(SwiftOutlineTests.words(text, [.type]) == names)
  }

  @Test(arguments: [
    ("struct A { func b() throws(E) -> C { } ; init?(x: Int) {} ; deinit {} }", ["b", "", ""]),
    ("func a(_ b: Int, c d: [String: Int] = [:]) async {} ; func e() {}", ["a", "e"]),
    ("@concurrent func a() async {}\nnonisolated(nonsending) func b() async {}", ["a", "b"]),
    ("static func == (l: A, r: A) -> Bool { true }", ["=="]),
    ("func a(_ b: __owned B) -> C\n__consuming func d() {}", ["a", "d"]),
    ("func a(_ b: (C)\n  async throws -> D) {}\nfunc e<F>(_ f: (some F).Type) {}", ["a", "e"]),
    ("func a() -> B<C<D>?, E> {}\nfunc f() {}", ["a", "f"]),
    ("@A<B, C> func a(@D<E, F> g: () -> H) {}", ["a"]),
    ("func a(_ b: sending B, c: consuming C) { let d = consume c }", ["a"]),
  ])
  func functionsAreRead(_ text: String, _ names: [String]) {
    #expect(SwiftOutlineTests.words(text, [.function]) == names)
  }

  @Test(arguments: [
    ("let a = \"x\\(b(\"y\\(c)\"))z\", d = 1", ["a", "d"]),
    ("let a = #\"no \\(b) but \\#(c) \"quoted\" \"#\nlet d = 1", ["a", "d"]),
    ("let a = \"\"\"\n  \"text\" {\n  \"\"\"\nvar b: Int { 1 }", ["a", "b"]),
    ("let a = /[a\"]{2}/\nlet b = 1 / 2 / c", ["a", "b"]),
    ("/* { /* nested */ { */ let a = 1 // }\nlet b = 2", ["a", "b"]),
    ("@Binding private var a: String\n@State var b = false { didSet { c() } }", ["a", "b"]),
    ("var a = B() { didSet { c() } }\nvar d = e { 1 }", ["a", "d"]),
    (
      "let a = #\"\"\"#\nlet b = ##\"\"\"\"##\nlet c = #\"\"\"\nd\n\"\"\"#\nlet e = 1",
      ["a", "b", "c", "e"]
    ),
    ("let (_, a) = b\nlet c = await #d { e }\nlet f = 1", ["a", "c", "f"]),
    ("let (a, b) = c\nvar d: (Int) -> Void = { _ in }", ["a", "b", "d"]),
  ])
  func variablesAreRead(_ text: String, _ names: [String]) {
    #expect(SwiftOutlineTests.words(text, [.variable]) == names)
  }

  @Test func callsHaveLabelsAndClosures() throws {
    let tree = SwiftTree(Array("a.b(c, d: 1) { [weak self] x in self?.e() } f: { g }".utf8))
    let call = try #require(tree.root.base)
    #expect(call.kind == .call && call.base?.name == "b")
    let arguments = call.all(.argument)
    #expect(arguments.map(\.name) == ["", "d", "", "f"])
    #expect(arguments.map { $0.flags.contains(.isTrailing) } == [false, false, true, true])
    let closure = try #require(arguments[2].base)
    #expect(closure.all(.capture).map(\.name) == ["self"])
    #expect(closure.all(.capture).first?.flags == .isWeak)
    #expect(closure.all(.parameter).map(\.name) == ["x"])
  }

  @Test func conditionsTakeNoTrailingClosure() throws {
    let tree = SwiftTree(Array("if a.b, let c = d?.e { f() } else if g { h() }".utf8))
    let branch = try #require(tree.root.base)
    #expect(branch.kind == .ifStatement)
    #expect(branch.children.map(\.kind) == [.condition, .binding, .block, .ifStatement])
  }

  @Test func positionsAreLinesAndBytes() throws {
    let tree = SwiftTree(Array("// é\r\nlet é = 1; let b = 2\n".utf8))
    let last = try #require(tree.root.last)
    #expect(tree.position(of: last.anchor) == (2, 17))
  }

  /// Files are checked while people type, so a fault must only affect the declaration that contains
  /// it.
  @Test(arguments: [
    "struct A {\n  func a() {\n    if b {\n  }\n  func c() {}\n}\nstruct D {\n  func e() {}\n}\n",
    "struct A {\n  func a() {\n    b(\n  }\n  func c() {}\n}\nstruct D {\n  func e() {}\n}\n",
    "struct A {\n  func a() {\n    let b = \"c\n  }\n  func c() {}\n}\nstruct D {\n  func e() {}\n}\n",
    "struct A {\n  func a() {\n  }\n    }\n  func c() {}\n}\nstruct D {\n  func e() {}\n}\n",
  ])
  func damageStaysInside(_ text: String) {
    let tree = SwiftTree(Array(text.utf8))
    let types = tree.root.all(.type)
    #expect(types.map(\.name) == ["A", "D"])
    #expect(types.first?.all(.function).map(\.name) == ["a", "c"])
    #expect(types.last?.all(.function).map(\.name) == ["e"])
  }

  /// The accessors of a property, by their keywords; a call in a getter without a keyword is not an
  /// accessor.
  @Test(arguments: [
    ("var a: B { @C(d) get { e } @F\n set {} }", ["get", "set"]),
    ("var a: B {\n#if C\n get { d }\n#endif\n}", ["get"]),
    ("var a = B() { willSet(c) {} }", ["willSet"]),
    ("var a: B { borrow { c } mutate { &c } }", ["borrow", "mutate"]),
    ("var a: B { borrow(c) }", []),
    ("var a: B { get.c }", []),
  ])
  func accessorsAreRead(_ text: String, _ words: [String]) {
    var found: [String] = []
    SwiftTree(Array(text.utf8)).root.walk { node in
      if node.kind == .accessor { found.append(node.label) }
      return true
    }
    #expect(found == words)
  }

  @Test func valuesOfCasesHaveTypes() throws {
    let tree = SwiftTree(Array("enum A { case b(C), d(e: F, @Sendable () -> G) }".utf8))
    var types: [String] = []
    tree.root.walk { node in
      if node.kind == .parameter { types.append(node.first(.typeName)?.text ?? "") }
      return true
    }
    #expect(types == ["C", "F", "@Sendable () -> G"])
  }
}
