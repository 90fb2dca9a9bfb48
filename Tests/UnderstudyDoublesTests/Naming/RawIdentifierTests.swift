import Foundation
import Testing
import UnderstudyDoubles

@Suite("Raw identifiers")
struct RawIdentifierTests {
    static let source = "public protocol P { func `a\", nil, 0); print(\"b`() -> Int }"

    @Test("A mock's check takes the name for a text, whatever is in it")
    func mock() throws {
        let text = try Emission(Self.source).text(.mock)
        #expect(text.contains(#"of: "a\", nil, 0); print(\"b()")"#), "\(text)")
    }

    @Test("Storage has a name where the member's holds nothing but signs")
    func storage() throws {
        let text = try Emission("public protocol P { var `+ -`: Int { get set } }").text()
        #expect(text.contains("var memberSetCalls: [Int] = []"), "\(text)")
        #expect(try Emission("public protocol P { func 🐶() }").text().contains("func 🐶() { 🐶CallCount += 1 }"))
    }

    @Test("So do the messages of other kinds", arguments: [DoubleKind.dummy, .contract])
    func messages(_ kind: DoubleKind) throws {
        let text = try Emission(Self.source).text(kind)
        #expect(text.contains(#"a\", nil, 0); print(\"b"#), "\(text)")
        let failures = text.components(separatedBy: "fatalError(").dropFirst()
        #expect(failures.allSatisfy { !$0.contains(#"a", nil"#) }, "\(text)")
    }
}
