import Testing
import UnderstudySemantics
import UnderstudyUsage
import UnderstudySyntax

/// Bodies that are no Swift: something is always read, and nothing goes on for ever.
struct RobustnessTests {
    private let body = """
        func f(_ s: any Store, xs: [Int]) async throws -> Int {
            guard let x = s.find(by: xs[0] + 1)?.title, case .some(let y) = s.find(by: 2) else { return s.count }
            let c: (Int) -> Void = { [weak self, z = s] (n: Int) async throws -> Void in z.reset(); _ = "\\(n) \\(s.title)" }
            switch y { case let note where note.id > 0: break; default: s.title = #"a\\#(s.count)"# }
            #if os(Linux)
            for (i, case let j?) in xs.enumerated() where i < 2 { print(\\Note.title, j as? Int ?? 0, xs.map(\\.self)) }
            #endif
            return if x.isEmpty { try await s.all().count } else { -1 }
        }
        """

    @Test("every beginning of a body gives an answer")
    func prefixes() {
        let bytes = Array(body.utf8)
        for end in bytes.indices {
            let text = String(decoding: bytes[..<end], as: UTF8.self)
            #expect(usage(in: store, text) != nil)
        }
    }

    @Test("every end of a body gives an answer")
    func suffixes() {
        let bytes = Array(body.utf8)
        for start in bytes.indices {
            let text = "func f(_ s: any Store) { " + String(decoding: bytes[start...], as: UTF8.self)
            #expect(usage(in: store, text) != nil)
        }
    }

    @Test(
        "nesting too deep to follow is gone past",
        arguments: [
            "(", "[", "{", "s.save(", "\"\\(", "if s {", "x ? ", "!", "{ in ", "[1: ", "switch s { case ", "a = ",
            "\\.a[", "try ", "func f() { ", "if x {} else ", ".a", "?", " as T", "struct A { func f() { ",
            "var x: Int { ", "{ ",
        ])
    func nesting(_ open: String) {
        let text = "func f(_ s: any Store) { s.reset(); " + String(repeating: open, count: 5_000)
        #expect(usage(in: store, text)?.consumers.first?.uses.count == 1)
    }

    @Test("types that stand for each other in a circle are unknown")
    func circles() {
        let code = """
            typealias A = B; typealias B = A; protocol P: Q {}; protocol Q: P {}
            struct S { let a = S().b; let b = S().a; typealias T = T.T }
            class C: D {}; class D: C { let s: Store; func f() { super.s.reset(); s.reset() } }
            func f<T: U, U: T>(t: T) where T.X: U.X, U.X == T.X { t.x.reset() }
            """
        #expect(usage(in: store, code) != nil)
    }

    @Test(
        "members that subscripts look up in their own type, in a circle or in ever larger types are unknown",
        arguments: ["A", "B", "A.Box<Root>", "Self", "Never"])
    func dynamicMembers(_ root: String) {
        let code = """
            @dynamicMemberLookup struct A: Stub { struct Box<T> { let t: T }
                subscript<V>(dynamicMember path: KeyPath<\(root), V>) -> V { self[keyPath: path] }
                var category: Int { self[dynamicMember: \\.category] }
            }
            @dynamicMemberLookup struct B { subscript<V>(dynamicMember path: KeyPath<A, V>) -> V { A()[keyPath: path] } }
            @dynamicMemberLookup protocol Stub { var stubbed: [String: Any] { get } }
            extension Stub { subscript<V>(dynamicMember path: KeyPath<Self, V>) -> V { stubbed[""] as! V } }
            extension A.Box { subscript<V>(dynamicMember path: KeyPath<A.Box<Self>, V>) -> V { self[keyPath: path] } }
            func f(_ s: any Store, a: A, b: B, box: A.Box<Int>) { _ = (a.x, b.y, box.z, a.x.y.z); s.reset() }
            """
        #expect(usage(in: store, code)?.consumers.contains { $0.uses.count == 1 } == true)
    }
}
