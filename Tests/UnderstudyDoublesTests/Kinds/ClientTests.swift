import Testing
import UnderstudyDoubles

@Suite("Clients")
struct ClientTests {
    /// The line that declares the client of a protocol written as `source`.
    private func declaration(_ source: String) throws -> String {
        let lines = try Emission(source).text(.client).split(separator: "\n").map(String.init)
        return try #require(lines.first { $0.contains("struct PClient") })
    }

    @Test(arguments: ["Encodable", "Decodable", "Codable", "Hashable", "Identifiable"])
    func nothingDerivedFromClosures(name: String) throws {
        #expect(try !declaration("public protocol P: \(name) { func f() }").contains(": P"))
    }

    @Test func closuresCarryConformancesAlong() throws {
        let source = "public protocol P: Sendable {\nassociatedtype T: Sequence\nfunc f() -> T\n}"
        #expect(try declaration(source) == "struct PClient<T: Sequence & SendableMetatype>: P {")
        let plain = source.replacing(": Sendable", with: "")
        #expect(try declaration(plain).contains("<T: Sequence>: P {"))
    }

    @Test func constraintsNameOnlyItsParameters() throws {
        let source = """
            public protocol P: AsyncIteratorProtocol {
                associatedtype Buffer: Collection where Buffer.Element == Element
                mutating func nextBuffer() -> Buffer?
            }
            """
        #expect(try declaration(source).hasSuffix("struct PClient<Buffer: Collection> {"))
    }

    @Test func aProtocolMayBeCalledAsTheParameter() throws {
        let client = try Emission("public protocol Live { associatedtype T; func f() -> T }").text(.client, of: "Live")
        #expect(client.contains("init<Base: Live>(_ live: Base) where Base.T == T {"))
        let contract = try Emission("public protocol Subject { func f() }").text(.contract, of: "Subject")
        #expect(contract.contains("struct SubjectContract<Tested: Subject>: Sendable {"))
        #expect(contract.contains("async throws -> Tested\n"))
    }
}
