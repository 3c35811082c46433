import BridgebookStore
import Testing

/// `help views` lists every view and column in the order of a query's columns.
@Suite struct DocumentedViewTests {
  private let connection: Connection

  init() throws {
    connection = try BuiltInStore.open().connection
  }

  @Test func everyViewOfTheStoreIsDocumentedAndNoOther() throws {
    let views = try connection.rows(
      "SELECT name FROM sqlite_schema WHERE type = 'view' ORDER BY name"
    ) { $0.text(0) }
    #expect(
      DocumentedView.all.map(\.name).sorted() == views,
      "write CREATE VIEW name ( -- sentence, a line for each column, and ) AS")
    #expect(views.count > 30)
  }

  @Test func everyColumnIsDocumentedInItsPlace() throws {
    for view in DocumentedView.all {
      let columns = try connection.rows(
        "SELECT name FROM pragma_table_info(?) ORDER BY cid", [.text(view.name)]
      ) { $0.text(0) }
      #expect(view.columns.map(\.name) == columns, "\(view.name)")
    }
  }

  @Test(arguments: DocumentedView.all)
  func everySentenceSaysSomething(view: DocumentedView) {
    #expect(view.summary.count > 10, "\(view.name)")
    for column in view.columns {
      #expect(column.summary.count > 2, "\(view.name).\(column.name)")
      #expect(!column.summary.hasSuffix("."), "\(view.name).\(column.name)")
    }
  }

  @Test func aQuestionForOneRunReadsNoOther() throws {
    let plan = try connection.rows(
      "EXPLAIN QUERY PLAN SELECT * FROM events WHERE run_id = 'map-wrapper/M1'"
    ) { $0.text(3) }
    #expect(plan.contains { $0.hasPrefix("SEARCH run_event USING INTEGER PRIMARY KEY") })
    #expect(!plan.contains { $0.hasPrefix("SCAN run_event") })
  }
}
