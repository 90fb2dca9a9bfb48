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

    @Test(arguments: ["AnyObject, Sendable", "Actor"])
    func valuesThatAreReplacedBehindAnotherThread(bound: String) throws {
        let refusal = try Emission("public protocol P: \(bound) { static func += (a: inout Self, b: Int) }")
            .refusal(.wrapper)
        #expect(refusal?.contains("replaces a value of 'Self'") == true)
        let plain = "public protocol P: AnyObject { static func += (a: inout Self, b: Int) }"
        #expect(try Emission(plain).refusal(.wrapper) == nil)
    }

    @Test func genericMembersWhoseEveryCallIsWarnedOf() throws {
        let refusal = try Emission("public protocol P { @warn_unqualified_access func f<T>(_ x: T) }").refusal(.wrapper)
        #expect(refusal?.contains("which the compiler says of every call of it") == true)
    }

    @Test func theOverloadWithoutAResultIsChosen() throws {
        let text = try Emission("public protocol P { func f(_ x: Int); func f(_ x: Int) -> Int; func f(_ x: String) }")
            .text(.wrapper)
        #expect(text.contains("func f(_ x: Int) { let _: Void = base.f(x) }"))
        #expect(text.contains("func f(_ x: Int) -> Int { base.f(x) }"))
        #expect(text.contains("func f(_ x: String) { base.f(x) }"))
    }
}
