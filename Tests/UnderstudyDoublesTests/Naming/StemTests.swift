import Testing
import UnderstudyDoubles

/// The names of what a spy stores, which tests call and which must therefore never change by themselves.
@Suite("Names of storage")
struct StemTests {
    /// The names of stored properties that end as records and stubs do, in order.
    private func names(_ requirements: String) throws -> [String] {
        let text = try Emission("public protocol P {\n\(requirements)\n}").text()
        return text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard let index = words.firstIndex(of: "var"), index + 1 < words.count else { return nil }
            let name = words[index + 1].prefix { $0 != ":" && $0 != "=" }
            return ["Calls", "CallCount", "Stub"].contains { name.hasSuffix($0) } ? String(name) : nil
        }
    }

    @Test(arguments: [
        ("func save()", ["saveCallCount"]),
        ("func save(_ note: Int)", ["saveCalls"]),
        ("func move(note: Int, to folder: Int)", ["moveNoteToCalls"]),
        ("func delete(_ a: Int, _ b: Int)", ["deleteCalls"]),
        ("var a: Int { get set }", ["aSetCalls"]),
        ("subscript(i: Int) -> Int { get }", ["subscriptCalls", "subscriptStub"]),
        ("subscript(named i: Int) -> Int { get }", ["subscriptNamedCalls", "subscriptNamedStub"]),
        ("init(name: String, size: Int)", ["initNameSizeCalls"]),
        ("static func == (a: Self, b: Int) -> Bool", ["equalToCalls", "equalToStub"]),
        ("static func ..< (a: Self, b: Int) -> Bool", ["upToCalls", "upToStub"]),
        ("static prefix func ! (a: Self) -> Bool", ["notCalls", "notStub"]),
        ("func `repeat`(`in` a: Int)", ["repeatInCalls"]),
        ("func `hello world`()", ["helloWorldCallCount"]),
        ("func `404 not found`()", ["_404NotFoundCallCount"]),
    ])
    func stems(_ requirement: String, expected: [String]) throws {
        #expect(try names(requirement) == expected)
    }

    @Test(arguments: [
        ("func a(_ x: Int)\nfunc a(_ x: String)", ["aCalls", "aStringCalls"]),
        ("func a(_ x: Int)\nfunc a(_ x: Int?)", ["aCalls", "aIntOptionalCalls"]),
        ("func a(_ x: Int)\nfunc a(_ x: [Int])", ["aCalls", "aIntArrayCalls"]),
        (
            "func a() -> Int\nfunc a() -> String",
            ["aCallCount", "aStub", "aStringCallCount", "aStringStub"]
        ),
        ("func a()\nfunc a() async throws", ["aCallCount", "aAsyncThrowsCallCount", "aAsyncThrowsStub"]),
        ("func a(_ x: [Int])\nfunc a<T>(_ x: [T])", ["aCalls", "aTArrayCalls"]),
        ("func a()\nstatic func a()", ["aCallCount", "aCallCount"]),
        ("func aCalls()\nfunc a(_ x: Int)", ["aCallsCallCount", "aIntCalls"]),
        ("func a(x: Int)\nfunc aX(_ y: Int)", ["aXCalls", "aXIntCalls"]),
    ])
    func overloads(_ requirements: String, expected: [String]) throws {
        #expect(try names(requirements).sorted() == expected.sorted())
    }

    @Test(arguments: [
        "func save(_ a: Data)", "func save(_ a: String?)", "func save(_ a: Int, _ b: Int)", "func save(_ a: Int) async",
        "func save(_ a: Int) -> Int", "func save<T>(_ a: T)", "init(save: Int)", "func saveInt()",
        "static var save: Int { get set }", "static func save(_ a: Int)",
    ])
    func anOverloadAddedBelowRenamesNothing(_ addition: String) throws {
        let before = "func save(_ a: Int)\nfunc save(_ a: String)\nfunc save() -> Int\nfunc save() -> String"
        let (old, new) = (try names(before), try names(before + "\n" + addition))
        #expect(new.filter(old.contains).count >= old.count)
        #expect(Set(new).isSuperset(of: old))
        #expect(new.count > old.count)
    }

    @Test func namesAreUniqueHoweverManyOverloadsThereAre() throws {
        let many = (0..<5).map { "func a(_ x: Set<Int>, y\($0): Int)\nfunc a(_ x: Set<Int>) -> Box\($0)" }
        let found = try names(many.joined(separator: "\n"))
        #expect(Set(found).count == found.count)
    }

    @Test func branchesOfOneConditionMayUseTheSameNames() throws {
        let found = try names("#if os(Linux)\nfunc a(_ x: Int)\n#else\nfunc a(_ x: String)\n#endif\nfunc a(_ x: Bool)")
        #expect(found == ["aCalls", "aCalls", "aBoolCalls"])
    }

    @Test func whatFollowsAConditionTakesNoNameOfItsFirstBranch() throws {
        let found = try names("#if os(Linux)\nfunc a(_ x: Int)\n#else\nfunc b()\n#endif\nfunc a(_ x: Bool)")
        #expect(found == ["aCalls", "bCallCount", "aBoolCalls"])
    }

    @Test func storageMakesRoomForRequirementsOfThatName() throws {
        let text = try Emission("public protocol P: Sendable {\nfunc open(storage: Int)\n}").text()
        #expect(text.contains("private let spyStorage = Locked(SpyStorage())"))
        #expect(text.contains(#"func open(storage: Int) { spyStorage.append(storage, to: \.openStorageCalls) }"#))
    }
}
