import Testing

@testable import understudy

@Suite("Reading JSON")
struct JSONParserTests {
    private func rendered(_ node: JSONNode) -> String {
        switch node.value {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let value): "\(value)"
        case .string(let text): "'\(text)'"
        case .array(let nodes): "[" + nodes.map(rendered).joined(separator: " ") + "]"
        case .object(let members): "{" + members.map { "\($0.key)=\(rendered($0.node))" }.joined(separator: " ") + "}"
        }
    }

    @Test(arguments: [
        ("null", "null"), (" true ", "true"), ("-1.5e2", "-150.0"), ("\"\"", "''"), ("[]", "[]"), ("{}", "{}"),
        ("[1, 2,]", "[1.0 2.0]"), (#"{"a": 1, "b": [false,],}"#, "{a=1.0 b=[false]}"),
        ("// one\n/* two */ [ /* three */ 1 // four\n]", "[1.0]"),
        (#""\u0041\ud83d\ude00\/\"""#, "'A😀/\"'"),
        ("\u{FEFF}1", "1.0"),
    ])
    func valid(_ text: String, expected: String) throws {
        #expect(rendered(try JSONParser.parse(Array(text.utf8))) == expected)
    }

    @Test(arguments: [
        ("", 0, "expected a value, found the end of the file"),
        ("[1 2]", 3, "expected ',' or ']'"),
        ("[,]", 1, "expected a value"),
        ("[1", 2, "expected ',' or ']'"),
        (#"{"a" 1}"#, 5, "expected ':' after the key 'a'"),
        ("{a: 1}", 1, "expected a key between quotes"),
        (#"{"a": 1, "a": 2}"#, 9, "key 'a' is repeated"),
        ("nil", 0, "expected a value"),
        ("1 2", 2, "expected nothing more after the value"),
        ("\"a", 0, "the string is never closed"),
        ("\"a\n\"", 0, "a string ends on the line it starts on"),
        (#""\x""#, 1, "unknown escape"),
        (#""\u12""#, 1, "'\\u' needs four hexadecimal digits"),
        (#""\u+123""#, 1, "'\\u' needs four hexadecimal digits"),
        (#""\ud800""#, 1, "half of a surrogate pair"),
        (#""\ud800\u0041""#, 1, "half of a surrogate pair"),
        ("/* 1", 0, "the comment is never closed"),
        ("/1", 0, "expected a value or a comment"),
        ("--1", 0, "expected a number"),
        (String(repeating: "[", count: 100_000), 200, "nested too deeply"),
    ])
    func invalid(_ text: String, offset: Int, message: String) {
        #expect(throws: JSONParser.Failure(message: message, offset: offset)) {
            try JSONParser.parse(Array(text.utf8))
        }
    }
}
