import Testing
import UnderstudySyntax

@testable import understudy

@Suite("Writing JSON")
struct JSONWriterTests {
    private func text(_ layout: JSONWriter.Layout, _ body: (inout JSONWriter) -> Void) -> String {
        var json = JSONWriter(layout)
        body(&json)
        return String(decoding: json.bytes, as: UTF8.self)
    }

    private func sample(_ json: inout JSONWriter) {
        json.object { json in
            json.member("schemaVersion", 1)
            json.array("protocols") { json in
                json.object { json in
                    json.member("name", "Store")
                    json.member("where", String?.none)
                    json.member("attributes", [String]())
                }
                json.object { _ in }
            }
            json.member("names", ["a", "b"])
            json.object("size") { json in
                json.member("ratio", 0.5)
                json.member("big", true)
            }
        }
    }

    @Test func pretty() {
        #expect(
            text(.pretty, sample) == """
                {
                  "schemaVersion": 1,
                  "protocols": [
                    {
                      "name": "Store",
                      "where": null,
                      "attributes": []
                    },
                    {}
                  ],
                  "names": [
                    "a",
                    "b"
                  ],
                  "size": {
                    "ratio": 0.5,
                    "big": true
                  }
                }

                """)
    }

    @Test func compact() {
        #expect(
            text(.compact, sample) == #"{"schemaVersion":1,"protocols":[{"name":"Store","where":null,"attributes":[]},"#
                + #"{}],"names":["a","b"],"size":{"ratio":0.5,"big":true}}"#)
    }

    @Test func whatJSONCannotSayIsNull() {
        #expect(
            text(.compact) {
                $0.array {
                    $0.element(Double.nan); $0.element(Double.infinity)
                }
            } == "[null,null]")
    }

    @Test func escapes() {
        #expect(
            text(.compact) { $0.array { $0.element("\"\\/\n\t\r\u{8}\u{C}\u{1}\u{1F}é😀") } }
                == #"["\"\\/\n\t\r\b\f\u0001\u001fé😀"]"#)
    }

    @Test func everyStringComesBackAsItWas() throws {
        let scalars = (0..<0x300).compactMap(Unicode.Scalar.init).map { String(Character($0)) }
        let strings = scalars + [scalars.joined(), "", "😀\u{FFFF}\u{2028}", "a\r\nb"]
        for layout in [JSONWriter.Layout.pretty, .compact] {
            var json = JSONWriter(layout)
            json.array { json in
                for string in strings { json.element(string) }
            }
            let node = try JSONParser.parse(json.bytes)
            guard case .array(let nodes) = node.value else {
                Issue.record("no array")
                return
            }
            let read = nodes.map { node -> String in
                if case .string(let text) = node.value { text } else { "?" }
            }
            #expect(read.map { Array($0.utf8) } == strings.map { Array($0.utf8) })
        }
    }

    @Test func bytesCanBeTakenOnTheWay() {
        var json = JSONWriter(.compact)
        var taken: [UInt8] = []
        json.array { json in
            json.element(1)
            taken += json.takeBytes()
            json.element(2)
        }
        #expect(String(decoding: taken + json.bytes, as: UTF8.self) == "[1,2]")
    }
}
