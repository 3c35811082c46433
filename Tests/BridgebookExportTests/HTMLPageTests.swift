import Testing

@testable import BridgebookExport

/// Sheets as HTML pages.
@Suite struct HTMLPageTests {
  private static func html(_ write: (inout SheetPage) -> Void) -> String {
    var page = SheetPage(.html)
    write(&page)
    return page.text()
  }

  @Test func nothingOfATextIsTakenForMarkup() {
    let hostile = #"<script>alert("1")</script> & <img src=x onerror=y> \#u{202E}"#
    let html = Self.html { page in
      page.heading(1, [.plain(hostile)])
      page.paragraph([.plain(hostile), .code(hostile), .strong(hostile), .rich(hostile)])
      page.paragraph([.link("javascript:\(hostile)")])
      page.list([[.plain(hostile)]])
      page.table([hostile], [[[.plain(hostile)]]])
      page.code([hostile], language: hostile)
    }
    #expect(!html.contains("<script"))
    #expect(!html.contains("<img"))
    #expect(!html.contains("href=\"javascript"))
    #expect(!html.contains("\u{202E}"))
    #expect(html.contains("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp;"))
    #expect(html.contains("\\u{202e}"))
  }

  @Test func codeThatNamesAHeadingLeadsToIt() {
    let html = Self.html { page in
      page.heading(2, [.plain("Gotchas")])
      page.table(["gotcha"], [[[.code("update-unguarded")]], [[.code("unknown")]]])
      page.heading(3, [.code("update-unguarded"), .plain(": Writes at each update")])
    }
    #expect(html.contains("<a href=\"#update-unguarded\"><code>update-unguarded</code></a>"))
    #expect(html.contains("<h3 id=\"update-unguarded\"><code>update-unguarded</code>:"))
    #expect(html.contains("<td data-label=\"gotcha\"><code>unknown</code></td>"))
  }

  @Test func longNamesMayBreakBetweenTheirParts() {
    let html = Self.html { page in
      page.table(["class"], [[[.code("UIViewControllerTransitioningDelegate")]]])
      page.paragraph([.code("short(name:)"), .code("bridgebook export cheatsheet --full")])
    }
    #expect(html.contains("<code>UIView<wbr>Controller<wbr>Transitioning<wbr>Delegate</code>"))
    #expect(html.contains("<code>short(name:)</code>"))
    #expect(html.contains("<code>bridgebook export cheatsheet --full</code>"))
  }

  @Test func headingsWithTheSameWordsHaveAnchorsOfTheirOwn() {
    let html = Self.html { page in
      for _ in 0..<3 { page.heading(2, [.plain("Sources & more")]) }
    }
    for anchor in ["Sources-more", "Sources-more-2", "Sources-more-3"] {
      #expect(html.contains("<h2 id=\"\(anchor)\">"), "\(anchor)")
    }
  }

  @Test func contentsAreListedWhereThereAreManyHeadings() {
    let few = Self.html { page in
      for word in ["A", "B", "C"] { page.heading(2, [.plain(word)]) }
    }
    #expect(!few.contains("<nav"))
    let many = Self.html { page in
      page.heading(1, [.plain("Title")])
      page.heading(2, [.plain("A")])
      for word in ["a", "b"] { page.heading(3, [.code(word)]) }
      page.heading(2, [.plain("B")])
    }
    #expect(many.contains("<li><a href=\"#A\">A</a><details><summary>2 parts</summary>"))
    #expect(many.contains("<li><a href=\"#b\"><code>b</code></a></li>"))
    #expect(many.contains("<li><a href=\"#B\">B</a></li>"))
    #expect(many.contains("<title>Title</title>"))
  }

  @Test func marksOfSourcesAreLeftOutAndRowsFilledUp() {
    let html = Self.html { page in
      page.blocks([
        .paragraph("Set `text` once.[^seed-000]"), .table(["a", "b"], [["1"]]),
        .code(["let a = 1 < 2", "  b"], language: "swift"),
      ])
    }
    #expect(html.contains("<p>Set <code>text</code> once.</p>"))
    #expect(html.contains("<tr><td data-label=\"a\">1</td><td data-label=\"b\"></td></tr>"))
    #expect(html.contains("<code>let a = 1 &lt; 2\n  b</code></pre>"))
  }
}
