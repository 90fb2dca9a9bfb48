import Testing

@testable import UnderstudySemantics

/// Which requirements an extension implements.
@Suite struct DefaultImplementationTests {
    private let requirements =
        "protocol P: Q { associatedtype T: Hashable\n func f(a: Int) -> Int\n var v: Int { get set } }\n"

    @Test func unconstrainedExtensionImplements() {
        let found = index(requirements + "extension P { func f(a: Int) -> Int { a } var v: Int { get { 1 } set {} } }")
        #expect(found.namesWithDefault() == ["f(a:)", "v"])
    }

    @Test func extensionInAnotherFileImplements() {
        #expect(index(requirements, "extension P { func f(a b: Int) -> Int { b } }").namesWithDefault() == ["f(a:)"])
    }

    @Test func getterAloneDoesNotImplementASetter() {
        #expect(index(requirements + "extension P { var v: Int { 1 } }").namesWithDefault().isEmpty)
    }

    @Test func otherLabelsTypesAndEffectsDoNotImplement() {
        for member in [
            "func f(b: Int) -> Int { b }", "func f(a: String) -> Int { 1 }", "func f(a: Int) async -> Int { 1 }",
            "static func f(a: Int) -> Int { 1 }", "private func f(a: Int) -> Int { 1 }",
        ] {
            #expect(index(requirements + "extension P { \(member) }").namesWithDefault().isEmpty, "\(member)")
        }
    }

    @Test func constraintThatTheProtocolStatesMatches() {
        let member = "{ func f(a: Int) -> Int { a } }"
        #expect(index(requirements + "extension P where T: Hashable \(member)").namesWithDefault() == ["f(a:)"])
        #expect(index(requirements + "extension P where Self: Q \(member)").namesWithDefault() == ["f(a:)"])
    }

    @Test func otherConstraintsDoNotMatch() {
        let member = "{ func f(a: Int) -> Int { a } }"
        for clause in ["T == Int", "Self: R", "T: Comparable"] {
            #expect(
                index(requirements + "extension P where \(clause) \(member)").namesWithDefault().isEmpty, "\(clause)")
        }
    }

    @Test("A member with constraints of its own implements what has them as well")
    func constraintsOfTheMember() {
        let requirements = "protocol P { associatedtype T\n func f<A: Q>(a: A) where A.B == Int\n func g(t: T) }\n"
        func found(_ member: String) -> [String] {
            index(requirements + "extension P { \(member) }").namesWithDefault()
        }
        #expect(found("func f<A: Q>(a: A) where A.B == Int {}") == ["f(a:)"])
        #expect(found("func f<Other>(a: Other) where Int == Other.B, Other: Q {}") == ["f(a:)"])
        #expect(found("func f<A: Q>(a: A) {}") == ["f(a:)"])
        #expect(found("func f<A: Q>(a: A) where A.B == T {}").isEmpty)
        #expect(found("func f<A: Q>(a: A) where A.B == Int, A.C: Hashable {}").isEmpty)
        #expect(found("func g(t: T) where T: Hashable {}").isEmpty)
    }

    @Test func eachOfVeryManyOverloadsHasItsOwnDefault() {
        let required =
            (0..<40).map { "func f(a: T\($0)) -> Int" } + [
                "func f(a: [Int]) -> Int", "func f(b: Self)", "func f<T: Equatable>(c: T)", "func f(d: Int)",
                "func f(e: Int)",
                "func f(g: (Int)) -> (String)",
            ]
        let given =
            stride(from: 0, to: 40, by: 2).map { "func f(a: T\($0)) -> Int { 1 }" } + [
                "func f(a: Array<Int>) -> Int { 1 }", "func f(b: Self) {}", "func f<T>(c: T) {}", "func f<T>(d: T) {}",
                "func f(e: String) {}", "func f(g: Int) -> String { \"\" }", "func f(a: T1) -> String { \"\" }",
            ]
        let found = index(
            "protocol P { \(required.joined(separator: "\n")) }\nextension P { \(given.joined(separator: "\n")) }")
        #expect(
            found.namesWithDefault()
                == Array(repeating: "f(a:)", count: 21) + ["f(b:)", "f(c:)", "f(d:)", "f(g:)"])
    }

    @Test func extensionOfAnInheritedProtocolImplements() {
        let found = index(requirements + "protocol Q {}\nextension Q { func f(a: Int) -> Int { a } }")
        #expect(found.namesWithDefault() == ["f(a:)"])
    }

    @Test func extensionInAConditionImplements() {
        let found = index(requirements + "extension P {\n#if A\nfunc f(a: Int) -> Int { a }\n#endif\n}")
        #expect(found.namesWithDefault() == ["f(a:)"])
    }
}
