import BridgebookExport
import Testing

/// Class names of the runtime in the form of source code.
@Suite struct ReadableNamesTests {
  @Test(arguments: [
    ("<_TtC5Atlas9MapDriver: 0x1>", "<MapDriver: 0x1>"),
    ("_TtCC5Atlas9MapDriver5Queue", "MapDriver.Queue"),
    ("_TtGC7SwiftUI19UIHostingControllerV5Atlas4Root_", "UIHostingController<Root>"),
    ("_TtGC7SwiftUI19UIHostingController", "UIHostingController<…>"),
    ("<_TtGC7SwiftUI19UIHostingController…: 0x1>", "<UIHostingController<…>…: 0x1>"),
    (
      "_TtGC7SwiftUI14_UIHostingViewGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__.view",
      "_UIHostingView<ModifiedContent<AnyView, RootModifier>>.view"
    ),
    (
      "_TtGC7SwiftUIP33_A34643117F00277B93DEBAB70EC0697116PlatformViewHostV5Atlas9HybridMap_",
      "PlatformViewHost<HybridMap>"
    ),
    ("_TtC5AtlasP10$18cb4b1f46Hidden", "Hidden"),
    ("_TtGC7SwiftUI8CacheBoxGSqSi__", "CacheBox<Optional<Int>>"),
    ("_TtGC5Atlas3BoxTSiSS__ end", "Box<(Int, String)> end"),
    ("_TtGC5Atlas3BoxPS_4Kind__", "Box<Kind>"),
    ("_TtGC5Atlas3BoxP__", "Box<Any>"),
    ("_TtGC5Atlas3BoxVVS_5Outer5InnerS2__", "Box<Outer.Inner, Outer.Inner>"),
    ("NSKVONotifying__TtC5Atlas9MapDriver", "NSKVONotifying_MapDriver"),
    (
      "at $s5Atlas9HybridMapV12updateUIView_7contextySo5MKMap_tF + 12",
      "at HybridMap.updateUIView + 12"
    ),
    ("$s5Atlas9HybridMapV", "HybridMap"),
    ("0\tSwiftUI\t0x1c0\tEnvironmentObject.error() + 80", "SwiftUI: EnvironmentObject.error()"),
  ])
  func aName(mangled: String, readable: String) {
    #expect(ReadableNames.readable(mangled) == readable)
  }

  @Test(arguments: [
    "", "_Tt", "_TtC", "_TtC5", "_TtC5Atl", "_TtC5Atlas", "_TtC5Atlas99999999x", "_TtX5Atlas3Box",
    "_TtCS_3Box", "_TtC0Atlas3Box", "$s", "$s5Atlas", "$s5Atlas0B3MapV", "price $sale", "a_Tto",
    "plain words",
  ])
  func whatIsNoNameStaysAsItIs(text: String) {
    #expect(ReadableNames.readable(text) == nil)
  }

  @Test func everyCutAndDeepNestingEnd() {
    let name = "_TtGC7SwiftUI14_UIHostingViewGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__"
    for end in name.indices {
      let readable = ReadableNames.readable(String(name[..<end]))
      #expect(readable == nil || readable?.hasPrefix("_UIHostingView<") == true)
    }
    let deep = "_Tt" + String(repeating: "G", count: 100_000)
    #expect(ReadableNames.readable(deep) == nil)
    let contexts = "_Tt" + String(repeating: "C", count: 100_000) + "5Atlas3Box"
    #expect(ReadableNames.readable(contexts) == nil)
  }
}
