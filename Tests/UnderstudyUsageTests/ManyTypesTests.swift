import Testing
import UnderstudyUsage

/// Inheritance is followed as far as it goes.
struct ManyTypesTests {
    @Test("members of very many inherited protocols are found")
    func parents() {
        let parents = (0..<300).map { "protocol P\($0) { associatedtype A\($0)\nfunc f\($0)() -> A\($0) }\n" }.joined()
        let code = """
            protocol All: \((0..<300).map { "P\($0)" }.joined(separator: ", ")) where A7 == P299Value {}
            struct P299Value { func go() {} }
            func use<S: All>(all: S) { \((0..<300).map { "_ = all.f\($0)()" }.joined(separator: "\n")) }
            """
        for name in ["P0", "P17", "P299"] {
            #expect(usage(of: name, in: parents, code)?.consumers.map(\.uses.count) == [1])
        }
    }

    @Test("a long chain of protocols is followed to its end, in both directions")
    func chain() {
        let code =
            "protocol P0 { func f0() }\n" + (1..<400).map { "protocol P\($0): P\($0 - 1) { func f\($0)() }\n" }.joined()
            + "func use(last: any P399) { last.f0(); last.f200() }\nclass Conformer: P399 {}\n"
        let first = usage(of: "P0", in: code)
        #expect(first?.refinements.count == 399)
        #expect(first?.conformers.map(\.name) == ["Conformer"])
        #expect(first?.consumers.map(\.name) == ["use(last:)"])
        #expect(usage(of: "P200", in: code)?.consumers.map(\.uses.count) == [1])
    }

    @Test("members of a large composition are found")
    func composition() {
        let parts = (0..<60).map { "protocol P\($0): Q\($0 % 3) { func f\($0)(); func same(p\($0): Int) }\n" }.joined()
        let code = """
            protocol Q0 { func q0() }
            protocol Q1 { func q1() }
            protocol Q2 { func q2() }
            typealias All = \((0..<60).map { "P\($0)" }.joined(separator: " & "))
            func use(all: any All) { all.f0(); all.f59(); all.same(p31: 1); all.q2() }
            """
        for (name, count) in [("P0", 1), ("P59", 1), ("P31", 1), ("Q2", 1), ("P1", 0)] {
            let uses = usage(of: name, in: parts, code)?.consumers.flatMap(\.uses) ?? []
            #expect(uses.count == count, "\(name)")
        }
    }

    @Test("types that are nested in inherited ones are found from far below")
    func nestedTypes() {
        let code =
            "class C0 { struct Inner { func go() {}; let store: any Store } }\n"
            + (1..<40).map { "class C\($0): C\($0 - 1) {}\n" }.joined()
            + "final class Last: C39 { let inner: Inner; func f() { inner.store.reset() } }\n"
        #expect(uses(code) == ["Last.reset()"])
    }
}
