import Testing
import UnderstudyDoubles
import UnderstudySemantics

/// Aliases of aliases, however many: nothing stops at a number.
@Suite("Chains of aliases")
struct AliasChainTests {
    /// Forty aliases, of which the first stands for `type`, and a protocol of one function that takes the last.
    private func source(_ type: String) -> String {
        "public protocol Opening { func open() }\npublic typealias A0 = \(type)\n"
            + (1..<40).map { "public typealias A\($0) = A\($0 - 1)\n" }.joined()
            + "public protocol Door { func take(_ last: A39) }"
    }

    @Test func protocolAtTheirEndIsAProtocol() throws {
        #expect(try Emission(source("Opening")).text(of: "Door").contains("func take(_ last: any A39) {"))
        #expect(try Emission(source("Int")).text(of: "Door").contains("func take(_ last: A39) {"))
    }

    @Test func functionAtTheirEndIsAFunction() throws {
        let emission = try Emission(source("(Int) -> Void"))
        #expect(try emission.text(of: "Door").contains("takeStub"))
        #expect(try !Emission(source("Int")).text(of: "Door").contains("takeStub"))
    }

    @Test func circlesEnd() throws {
        let circle = "public typealias A = B\npublic typealias B = A\npublic protocol Door { func take(_ last: A) }"
        #expect(try Emission(circle).text(of: "Door").contains("func take(_ last: A) {"))
    }
}
