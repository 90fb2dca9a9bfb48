import Testing
import UnderstudyDoubles

@Suite("Wrappers")
struct WrapperTests {
    @Test(arguments: ["var `Type`: Int { get }", "func `Protocol`()", "func `self`() -> Int"])
    func membersThatSwiftCannotReachThroughAType(requirement: String) throws {
        let refusal = try Emission("public protocol P { static \(requirement) }").refusal(.wrapper)
        #expect(refusal?.contains("is a static member whose name Swift reserves") == true)
        #expect(refusal?.hasSuffix("[not-forwardable]") == true)
    }

    @Test func theOverloadWithoutAResultIsChosen() throws {
        let text = try Emission("public protocol P { func f(_ x: Int); func f(_ x: Int) -> Int; func f(_ x: String) }")
            .text(.wrapper)
        #expect(text.contains("func f(_ x: Int) { let _: Void = base.f(x) }"))
        #expect(text.contains("func f(_ x: Int) -> Int { base.f(x) }"))
        #expect(text.contains("func f(_ x: String) { base.f(x) }"))
    }
}
