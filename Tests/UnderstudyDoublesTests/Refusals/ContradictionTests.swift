import Testing
import UnderstudyDoubles

/// Protocols that no type can conform to, and those that only look so.
@Suite("Contradictions")
struct ContradictionTests {
    @Test func twoPropertiesOfOneName() throws {
        let source = """
            protocol A { var x: Int { get } }
            protocol B { var x: String { get } }
            protocol P: A, B {}
            """
        let message =
            "Notes.swift:3:10: error: cannot generate a spy of 'P': 'x' would have to be both 'Int' and 'String'"
        #expect(try Emission(source).refusal() == message + " [contradiction]")
    }

    @Test(arguments: [
        "typealias Number = Int\nprotocol A { var x: Int { get } }\nprotocol B { var x: Number { get } }",
        "protocol A { var x: Int { get } }\nprotocol B { associatedtype T; var x: T { get } }",
        "protocol A { var x: Int { get } }\nprotocol B { var x: Swift.Int { get } }",
        "protocol A { var x: Int { get } }\nprotocol B { var x: String { get } }\nextension B { var x: String { \"\" } }",
        "protocol A { var x: Double { get } }\nprotocol B { var x: CGFloat { get } }",
    ])
    func whatMayBeOneType(source: String) throws {
        #expect(try Emission(source + "\nprotocol P: A, B {}").refusal() == nil)
    }

    @Test("A property and a function of one name are refused, unless the protocol has one of them itself")
    func propertyAndFunctionOfOneName() throws {
        let source = "protocol P { var lock: Int { get }\n func lock() }"
        let message = "cannot generate a spy of 'P': no type can declare both a property and a function 'lock()'"
        #expect(try Emission(source).refusal() == "Notes.swift:1:10: error: " + message + " [contradiction]")
        for other in ["func lock() async", "static func lock()", "func lock(_ place: Int)"] {
            #expect(try Emission("protocol P { var lock: Int { get }\n \(other) }").refusal() == nil, "\(other)")
        }
        let either = "protocol P {\n#if DEBUG\n var lock: Int { get }\n#else\n func lock()\n#endif\n}"
        #expect(try Emission(either).refusal() == nil)
        #expect(try Emission(source + "\nextension P { func lock() {} }").refusal() == nil)
        #expect(try Emission(source + "\nextension P { var lock: Int { 1 } }").refusal() == nil)
    }

    @Test func aReasonIsSaidOnce() throws {
        let emission = try Emission("private protocol P {}")
        let errors = try [DoubleKind.spy, .stub, .mock].compactMap { kind -> GenerationError? in
            guard case .failure(let error) = emission.generator.generate(kind, of: try emission.declaration("P")) else {
                return nil
            }
            return error
        }
        #expect(
            GenerationError.diagnostics(of: errors).map(\.message) == [
                "cannot generate a spy, a stub and a mock of 'P': it is private to its file"
            ])
    }
}
