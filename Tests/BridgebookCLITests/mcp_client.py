#!/usr/bin/env python3
"""Tests the built server with the official client package, with every way to begin a session.

usage: mcp_client.py BINARY     (needs the package mcp)
"""
import asyncio, json, os, subprocess, sys, tempfile

from jsonschema import Draft202012Validator
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp.shared.exceptions import MCPError

binary = os.path.abspath(sys.argv[1])
store = os.path.join(tempfile.mkdtemp(), "book.sqlite")
CONSOLE = """\
Begin updateUIView CLLocationCoordinate2D(latitude: 52.518611, longitude: 13.408333)
End updateUIView
Begin didChange CLLocationCoordinate2D(latitude: 51.117027, longitude: 10.333652000000006)
End didChange
Begin didChange CLLocationCoordinate2D(latitude: 52.51861099999999, longitude: 13.40833300000003)
End didChange
Begin updateUIView CLLocationCoordinate2D(latitude: 52.51861099999999, longitude: 13.40833300000003)
Begin didChange CLLocationCoordinate2D(latitude: 52.51861099999999, longitude: 13.40833300000003)
[SwiftUI] Modifying state during view update, this will cause undefined behavior.
End didChange
End updateUIView
"""


def command_line(*words, text=None):
    """The document that the command line prints for the same question."""
    done = subprocess.run([binary, "--store", store, "--format", "json", *words],
                          input=text, capture_output=True, text=True)
    return json.loads(done.stdout)


def printed(*words):
    """The text that the command line prints."""
    return subprocess.run([binary, "--store", store, *words], capture_output=True, text=True).stdout


def add_own_entry():
    """Adds the manual's examples of an entry and its message."""
    top = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
    with open(os.path.join(top, "Sources", "BridgebookCLI", "Manual", "own-book.md")) as file:
        text = file.read()
    paths = [os.path.join(os.path.dirname(store), name) for name in ("overlap.txt", "messages.txt")]
    for path in paths:
        with open(path, "w") as file:
            file.write(text.split(f"```text {os.path.basename(path)}\n")[1].split("```\n")[0])
    subprocess.run([binary, "--store", store, "add", *paths], check=True, capture_output=True)


def document(result):
    """The document of an answer; the client has held its structured form against the tool's output schema."""
    text = json.loads(result.content[0].text)
    assert result.is_error or result.structured_content == text, (result.structured_content, text)
    return text


def undescribed(value, schema, place=""):
    """Members that a schema does not name, for all places where it names any."""
    if "anyOf" in schema:
        fitting = [one for one in schema["anyOf"] if not list(Draft202012Validator(one).iter_errors(value))]
        return min((undescribed(value, one, place) for one in fitting), key=len)
    if isinstance(value, list):
        return [name for item in value for name in undescribed(item, schema.get("items", {}), place + "[]")]
    found = []
    for name, member in value.items() if isinstance(value, dict) and "properties" in schema else ():
        if name in schema["properties"]:
            found += undescribed(member, schema["properties"][name], f"{place}.{name}")
        else:
            found.append(f"{place}.{name}")
    return found


async def keeps_to_schemas(client, tools):
    """Every kind of document, brief and full, has what the output schema of its tool says and nothing else."""
    schemas = {tool.name: tool.output_schema for tool in tools}
    for schema in schemas.values():
        Draft202012Validator.check_schema(schema)
    calls = [("recommend", {"question": words}) for words in (
        "MKMapView", "UILabel", "UIImage", "wrap a view", "a video player with subtitles", "", CONSOLE)]
    calls += [("recommend", {"query": "UITextView", "answers": ["keyboard=yes"]})]
    calls += [("search", {"words": words}) for words in ("cursor jumps", "MKMapView", "qqqq", CONSOLE)]
    calls += [("search", {"query": "cursor jumps", "kind": "claim"})]
    ids = [item["id"] for item in document(await client.call_tool("list", {"detail": "full"}))["entries"]]
    ids = ids[::9] + ["map-wrapper", "MKMapView", "player-overlap", "show-pdf", "update-unguarded"]
    for kind in ("message", "scenario", "sentence", "task", "claim", "own"):
        listed = document(await client.call_tool("list", {"kind": kind}))["entries"]
        ids += [item["id"] for item in listed[:6]]
        calls.append(("list", {"kind": kind}))
    calls += [("show", {"id": identifier}) for identifier in dict.fromkeys(ids)]
    calls += [("diagnose", {"text": CONSOLE}), ("diagnose", {"query": "nothing\n"}), ("diagnose", {"run": "map-wrapper/M1"})]
    calls += [("check", {"text": "struct M: UIViewRepresentable { func updateUIView(_ v: MKMapView, context: Context) "
                                 "{ v.delegate = nil; v.text = text } }"})]
    calls += [("simulate", {"scenario": "map-wrapper"}), ("simulate", {"scenario": "map-wrapper", "variant": "M1"})]
    kinds = set()
    for tool, arguments in calls:
        for detail in ("brief", "full"):
            answer = document(await client.call_tool(tool, {**arguments, "detail": detail}))
            kinds.add(answer["schema"])
            if answer["schema"] != "bridgebook/error-1":
                assert not undescribed(answer, schemas[tool]), (tool, arguments, undescribed(answer, schemas[tool]))
    assert len(kinds) >= 10, kinds
    print(f"output schemas: {2 * len(calls)} answers of {len(kinds)} kinds keep to them")


async def fails(awaitable, code):
    try:
        await awaitable
    except MCPError as error:
        assert error.code == code, (error.code, code)
        return
    raise AssertionError(f"no error {code}")


async def talk(mode):
    server = StdioServerParameters(command=binary, args=["--store", store, "mcp"])
    async with Client(stdio_client(server), mode=mode) as client:
        tools = (await client.list_tools()).tools
        assert [tool.name for tool in tools] == [
            "recommend", "search", "show", "diagnose", "check", "simulate", "list"], tools

        if mode == "auto":
            await keeps_to_schemas(client, tools)

        full = {"detail": "full"}
        answer = document(await client.call_tool("recommend", {"question": "MKMapView", "target": "16", **full}))
        assert answer == command_line("recommend", "MKMapView", "--target", "16")
        brief = document(await client.call_tool("recommend", {"question": "MKMapView", "target": "16"}))
        assert brief["code"] == answer["code"] and "path" in brief["omitted"], brief
        assert brief["approach"] == answer["approach"]

        answer = document(await client.call_tool("diagnose", {"text": CONSOLE, **full}))
        assert answer == command_line("diagnose", "-", text=CONSOLE)
        assert [finding["gotcha"] for finding in answer["findings"]][0] == "state-modified-during-update"
        log = os.path.join(os.path.dirname(store), "console.log")
        with open(log, "w") as file:
            file.write(CONSOLE)
        assert document(await client.call_tool("diagnose", {"file": log, **full})) == answer

        answer = document(await client.call_tool("search", {"words": "cursor jumps to the end", **full}))
        assert answer == command_line("search", "cursor jumps to the end")
        answer = document(await client.call_tool("show", {"id": "update-unguarded", **full}))
        assert answer == command_line("show", "update-unguarded")
        answer = document(await client.call_tool("simulate", {"scenario": "map-wrapper", "variant": "M1", **full}))
        assert answer == command_line("simulate", "map-wrapper", "--variant", "M1")
        answer = document(await client.call_tool("list", {"kind": "gotchas", **full}))
        assert answer == command_line("list", "gotchas")

        wrong = await client.call_tool("show", {"id": "update-unguardedd"})
        assert wrong.is_error and "update-unguarded" in document(wrong)["help"], wrong
        await fails(client.call_tool("no-such-tool", {}), -32602)
        # Invalid arguments are answered by the tool, so that the model can correct them.
        for tool, arguments, told in [
            ("search", {"word": "x"}, "no parameter word"), ("search", {}, "needs words"),
            ("diagnose", {"text": "x", "file": "y"}, "exactly one"), ("list", {"platform": "beos"}, "platform is one of"),
            ("diagnose", {"file": "/dev/zero"}, "not a regular file"), ("diagnose", {"file": "/no/such"}, "nothing is at"),
            ("diagnose", {"file": os.path.dirname(store)}, "folder"), ("diagnose", {"run": store}, "no run"),
            ("simulate", {"scenario": "/dev/zero"}, "no scenario"),
        ]:
            wrong = await client.call_tool(tool, arguments)
            assert wrong.is_error and told in json.dumps(document(wrong)), (tool, arguments, document(wrong))

        # Concurrent requests each get their own answer.
        names = ["MKMapView", "WKWebView", "UITextView", "NSTextView", "UISlider", "PHPickerViewController"] * 5
        answers = await asyncio.gather(*(client.call_tool("recommend", {"question": name}) for name in names))
        for name, result in zip(names, answers):
            assert document(result)["status"] == "recommended", name

        resources, cursor = [], None
        while True:
            page = await client.list_resources(cursor=cursor)
            resources += page.resources
            cursor = page.next_cursor
            if not cursor:
                break
        assert len({str(item.uri) for item in resources}) == len(resources) > 300
        sheets = [item for item in resources if str(item.uri).startswith("bridgebook://sheet/")]
        assert sheets == resources[:len(sheets)] and str(sheets[0].uri).endswith("/cheatsheet-brief"), sheets
        for item in sheets:
            assert item.mime_type == "text/markdown" and item.description and item.title, item
            sheet = (await client.read_resource(str(item.uri))).contents[0]
            assert sheet.text.startswith("# ") and sheet.mime_type == "text/markdown", item.uri
            assert len(sheet.text.encode()) < 300_000, (item.uri, len(sheet.text))
        brief = (await client.read_resource("bridgebook://sheet/cheatsheet-brief")).contents[0].text
        assert brief == printed("export", "cheatsheet", "--brief") and len(brief) < 12_000, len(brief)
        for address, words in [
            ("gotchas?platform=macos&topic=state", ["gotchas", "--platform", "macos", "--topic", "state"]),
            ("component/MKMapView?target=16", ["cheatsheet", "--component", "MKMapView", "--target", "16"]),
            ("run/map-wrapper%2FM1", ["run", "map-wrapper/M1"]),
        ]:
            text = (await client.read_resource("bridgebook://sheet/" + address)).contents[0].text
            assert text == printed("export", *words), address
        templates = (await client.list_resource_templates()).resource_templates
        assert {"bridgebook://entry/{id}", "bridgebook://sheet/run/{run}"} <= {item.uri_template for item in templates}
        unknown = -32002 if mode == "legacy" else -32602
        for address in ["sheet/none", "sheet/gotchas?as=x", "sheet/gotchas?platform=beos", "sheet/run/none", "none/x",
                        "sheet/run/--output=x", "sheet/component/--output=x", "entry/--all"]:
            await fails(client.read_resource("bridgebook://" + address), unknown)
        own = [item for item in resources if str(item.uri) == "bridgebook://entry/player-overlap"]
        assert own and own[0].description.startswith("gotcha, ") and resources.index(own[0]) <= len(sheets) + 1, own
        assert "Two players" in (await client.read_resource(str(own[0].uri))).contents[0].text
        assert "player-overlap" in [item["id"] for item in document(await client.call_tool("list", {"kind": "own"}))["entries"]]
        text = (await client.read_resource("bridgebook://entry/update-unguarded")).contents[0].text
        assert text.startswith("# "), text[:80]
        await fails(client.read_resource("bridgebook://entry/none"), unknown)

        prompts = (await client.list_prompts()).prompts
        assert [prompt.name for prompt in prompts] == ["fix-my-wrapper"]
        prompt = await client.get_prompt("fix-my-wrapper", {"console": CONSOLE, "code": "struct ``` {}"})
        words = prompt.messages[0].content.text
        assert "state-modified-during-update" in words and "````swift" in words
        await fails(client.get_prompt("fix-my-wrapper", {}), -32602)
    print(f"client in mode {mode}: agrees with the command line")


def exchange(lines, count):
    """Sends raw lines and reads the given number of answers."""
    process = subprocess.Popen([binary, "--store", store, "mcp"], stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    out, err = process.communicate(b"".join(line + b"\n" for line in lines), timeout=60)
    answers = [json.loads(line) for line in out.splitlines()]
    assert process.returncode == 0, err
    assert len(answers) == count, answers
    return answers


def garbage():
    start = b'{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"%s"}}'
    cases = [
        (b"not json", -32700), (b"\xff\xfe{}", -32700), (b"[]", -32600), (b"42", -32600),
        (b'{"jsonrpc":"1.0","id":1,"method":"ping"}', -32600), (b'{"jsonrpc":"2.0","id":1}', -32600),
        (b'{"jsonrpc":"2.0","id":null,"method":"ping"}', -32600),
        (b'{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600),
        (b'{"jsonrpc":"2.0","id":2,"method":"no/such"}', -32601),
        (b'{"jsonrpc":"2.0","id":3,"method":"tools/call","params":[]}', -32602),
        (b'{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"show","arguments":{"id":7}}}', -32602),
        (b'{"jsonrpc":"2.0","id":5,"method":"server/discover","params":{"_meta":'
         b'{"io.modelcontextprotocol/protocolVersion":"1999-01-01","io.modelcontextprotocol/clientCapabilities":{}}}}', -32022),
        (b"[" * 5000 + b"]" * 5000, -32700), (b'{"a":"' + b"x" * (33 << 20) + b'"}', -32600),
    ]
    lines = [b"", start % b"2025-06-18", b"   "] + [line for line, _ in cases]
    lines.append(b'{"jsonrpc":"2.0","id":"last","method":"ping"}')
    answers = exchange(lines, len(cases) + 2)
    by_order = sorted(answer["error"]["code"] for answer in answers if "error" in answer)
    assert by_order == sorted(code for _, code in cases), answers
    assert any(answer["id"] == "last" and answer["result"] == {} for answer in answers)
    # The requested revision, or the newest one with a handshake.
    for asked, given in [("2024-11-05", "2024-11-05"), ("2025-11-25", "2025-11-25"), ("2030-01-01", "2025-11-25")]:
        answer = exchange([start % asked.encode()], 1)[0]
        assert answer["result"]["protocolVersion"] == given, answer
    batch = b'[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"method":"ping"}]'
    assert len(exchange([start % b"2025-03-26", batch], 3)) == 3
    assert exchange([b'{"jsonrpc":"2.0","id":1,"method":"tools/list"}'], 1)[0]["error"]["code"] == -32600
    print("garbage: answered, and the session goes on")


def cancellation():
    """A cancelled request gets no answer; later requests do."""
    log = os.path.join(os.path.dirname(store), "long.log")
    with open(log, "w") as file:
        file.write(CONSOLE * 200_000)
    meta = {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}}
    call = {"jsonrpc": "2.0", "id": "long", "method": "tools/call",
            "params": {"_meta": meta, "name": "diagnose", "arguments": {"file": log}}}
    cancel = {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": "long", "reason": "enough"}}
    ping = {"jsonrpc": "2.0", "id": "after", "method": "ping"}
    answers = exchange([json.dumps(line).encode() for line in (call, cancel, ping)], 1)
    assert answers[0]["id"] == "after", answers
    print("cancellation: no answer, and the work ends")


add_own_entry()
for mode in ("auto", "legacy", "2026-07-28"):
    asyncio.run(talk(mode))
garbage()
cancellation()
