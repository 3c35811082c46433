/// The style sheet of HTML pages, for light and dark mode, screens of any size, and print.
enum HTMLStyle {
  static let sheet = """
    :root { color-scheme: light dark; --line: #d0d4da; --soft: #f4f5f7; --ink: #1d1f23; --paper: #fff; --link: #0a58c2; }
    @media (prefers-color-scheme: dark) {
      :root { --line: #3b3f46; --soft: #24272c; --ink: #e6e8eb; --paper: #17191c; --link: #7db4ff; }
    }
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; scroll-padding-top: 1rem; }
    body { margin: 0 auto; padding: 1rem; max-width: 76rem; color: var(--ink); background: var(--paper);
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; overflow-wrap: break-word; }
    h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 0.75rem; }
    h2 { font-size: 1.3rem; line-height: 1.25; margin: 2rem 0 0.5rem; padding-bottom: 0.2rem; border-bottom: 1px solid var(--line); }
    h3 { font-size: 1.05rem; margin: 1.5rem 0 0.4rem; }
    p, ul, ol, pre, .wide { margin: 0 0 0.75rem; }
    p, li { max-width: 48rem; }
    ul, ol { padding-left: 1.4rem; }
    a { color: var(--link); }
    a code { color: inherit; }
    :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
    code { font: 0.875em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
    pre { padding: 0.75rem; overflow-x: auto; background: var(--soft); border: 1px solid var(--line); border-radius: 6px; }
    pre code { overflow-wrap: normal; }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; font-size: 0.925rem; line-height: 1.4; }
    th, td { padding: 0.35rem 0.75rem 0.35rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); min-width: 4.5rem; }
    td code { overflow-wrap: normal; }
    figure { margin: 0 0 0.75rem; border: 1px solid var(--line); border-radius: 6px; }
    figure svg { display: block; }
    .outline ul { list-style: none; margin: 0.2rem 0 0.4rem; padding-left: 1.1rem; border-left: 2px solid var(--line); }
    .outline > ul { padding-left: 0; border: 0; }
    .outline li { margin: 0.35rem 0; }
    @media screen and (max-width: 44rem) {
      .wide table, .wide tbody, .wide tr, .wide td { display: block; }
      .wide thead { position: absolute; left: -99rem; }
      .wide tr { margin: 0 0 0.75rem; padding: 0.5rem 0.75rem; border: 1px solid var(--line); border-radius: 6px; }
      .wide td { padding: 0.15rem 0; border: 0; min-width: 0; }
      .wide td:empty { display: none; }
      .wide td::before { content: attr(data-label) ": "; font-size: 0.85em; opacity: 0.75; }
      .wide td:first-child, .wide td:first-child code { font-weight: 600; }
      .wide td:first-child::before, .wide td[data-label="value"]::before { content: none; }
      td code { overflow-wrap: anywhere; }
      .outline ul { padding-left: 0.6rem; }
    }
    tbody tr:hover { background: var(--soft); }
    nav { margin: 0 0 1.5rem; padding: 0.75rem 1rem; background: var(--soft); border-radius: 6px; font-size: 0.925rem; }
    nav > ul { columns: 16rem; margin: 0; }
    nav li { break-inside: avoid; }
    summary { cursor: pointer; }
    .skip { position: absolute; left: -99rem; }
    .skip:focus { position: static; }
    @page { size: A4; margin: 10mm; }
    @media print {
      :root { --line: #aaa; --soft: #fff; --ink: #000; --paper: #fff; --link: #000; }
      body { max-width: none; padding: 0; font: 8pt/1.2 "Helvetica Neue", Helvetica, Arial, sans-serif; }
      nav, .skip { display: none; }
      h1 { font-size: 14pt; margin: 0 0 4pt; }
      h2 { font-size: 11pt; margin: 6pt 0 2pt; padding: 0; }
      h3 { font-size: 9pt; margin: 5pt 0 2pt; }
      h1, h2, h3, p:has(+ ul), p:has(+ ol), p:has(+ .wide), p:has(+ pre) { break-after: avoid; }
      p, ul, ol, pre, .wide { margin: 2pt 0 4pt; }
      p, li { max-width: none; }
      ul, ol { padding-left: 12pt; }
      li { margin: 1pt 0; }
      a { text-decoration: none; }
      details::details-content { content-visibility: visible; block-size: auto; }
      .wide { overflow: visible; }
      figure { break-inside: avoid; }
      figure svg { max-width: 100%; height: auto; }
      table { font-size: 8pt; line-height: 1.2; width: 100%; }
      thead { display: table-header-group; }
      tr { break-inside: avoid; }
      th, td { padding: 0.5pt 4pt 0.5pt 0; min-width: 0; }
      pre { padding: 3pt; white-space: pre-wrap; border-radius: 0; }
      code, td code { font-size: 7.5pt; overflow-wrap: anywhere; }
    }

    """
}
