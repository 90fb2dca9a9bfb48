import Testing
import UnderstudyDoubles

/// What a wrapper has for one requirement: the same call of what it wraps.
@Suite("Members of wrappers")
struct WrapperMemberTests {
    static let functions = [
        (
            "func save()",
            """
            let base: Base

            func save() { base.save() }
            """
        ),
        (
            "func move(_ note: Note, to folder: String)",
            """
            let base: Base

            func move(_ note: Note, to folder: String) { base.move(note, to: folder) }
            """
        ),
        (
            "func load() throws(Failure) -> Int",
            """
            let base: Base

            func load() throws(Failure) -> Int { try base.load() }
            """
        ),
        (
            "func load() async throws -> [Int]",
            """
            let base: Base

            func load() async throws -> [Int] { try await base.load() }
            """
        ),
        (
            "func run(_ body: () throws -> Void) rethrows",
            """
            let base: Base

            func run(_ body: () throws -> Void) rethrows { try base.run(body) }
            """
        ),
        (
            "func sort(_ numbers: inout [Int])",
            """
            let base: Base

            func sort(_ numbers: inout [Int]) { base.sort(&numbers) }
            """
        ),
        (
            "func make<T: Equatable>(_ type: T.Type) -> T",
            """
            let base: Base

            func make<T: Equatable>(_ type: T.Type) -> T { base.make(type) }
            """
        ),
        (
            "@discardableResult func add(_ x: Int) -> Int",
            """
            let base: Base

            @discardableResult func add(_ x: Int) -> Int { base.add(x) }
            """
        ),
        (
            "func copy() -> Self",
            """
            let base: Base

            func copy() -> PWrapper { PWrapper(base: base.copy()) }
            """
        ),
        (
            "func `default`(`in`: Int)",
            """
            let base: Base

            func `default`(`in`: Int) { base.`default`(in: `in`) }
            """
        ),
        (
            "mutating func bump()",
            """
            var base: Base

            mutating func bump() { base.bump() }
            """
        ),
        (
            "func take(_ x: consuming Note)",
            """
            let base: Base

            func take(_ x: Note) { base.take(x) }
            """
        ),
    ]

    @Test("forward calls", arguments: functions)
    func functionsAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try MemberEmission.text(.wrapper, of: requirement) == emitted)
    }

    static let values = [
        (
            "var count: Int { get }",
            """
            let base: Base

            var count: Int { base.count }
            """
        ),
        (
            "var count: Int { get set }",
            """
            var base: Base

            var count: Int {
                get { base.count }
                set { base.count = newValue }
            }
            """
        ),
        (
            "var name: String? { get async throws }",
            """
            let base: Base

            var name: String? {
                get async throws { try await base.name }
            }
            """
        ),
        (
            "var body: () -> Void { get set }",
            """
            var base: Base

            var body: () -> Void {
                get { base.body }
                set { base.body = newValue }
            }
            """
        ),
        (
            "subscript(i: Int) -> String { get }",
            """
            let base: Base

            subscript(i: Int) -> String { base[i] }
            """
        ),
        (
            "subscript(i: Int) -> String { get set }",
            """
            var base: Base

            subscript(i: Int) -> String {
                get { base[i] }
                set { base[i] = newValue }
            }
            """
        ),
        (
            "subscript(at i: Int) -> String { get throws }",
            """
            let base: Base

            subscript(at i: Int) -> String {
                get throws { try base[at: i] }
            }
            """
        ),
    ]

    @Test("are properties and subscripts", arguments: values)
    func valuesAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try MemberEmission.text(.wrapper, of: requirement) == emitted)
    }

    static let initializers = [
        (
            "init(name: String)",
            """
            let base: Base
            init(base: Base) { self.base = base }

            init(name: String) { self.base = Base(name: name) }
            """
        ),
        (
            "init?(id: Int) throws",
            """
            let base: Base
            init(base: Base) { self.base = base }

            init?(id: Int) throws {
                guard let base = try Base(id: id) else { return nil }
                self.base = base
            }
            """
        ),
    ]

    @Test("are initialisers", arguments: initializers)
    func initializersAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try MemberEmission.text(.wrapper, of: requirement) == emitted)
    }

    static let ofType = [
        (
            "static func make() -> Int",
            """
            let base: Base

            static func make() -> Int { Base.make() }
            """
        ),
        (
            "static var shared: Int { get set }",
            """
            let base: Base

            static var shared: Int {
                get { Base.shared }
                set { Base.shared = newValue }
            }
            """
        ),
        (
            "static func == (a: Self, b: Self) -> Bool",
            """
            let base: Base

            static func == (a: PWrapper, b: PWrapper) -> Bool { a.base == b.base }
            """
        ),
        (
            "static prefix func - (a: Self) -> Self",
            """
            let base: Base

            static prefix func - (a: PWrapper) -> PWrapper { PWrapper(base: -a.base) }
            """
        ),
    ]

    @Test("belong to the type", arguments: ofType)
    func ofTypeAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try MemberEmission.text(.wrapper, of: requirement) == emitted)
    }
}
