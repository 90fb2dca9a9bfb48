import UnderstudyIndex
import IndexedUsage
import Testing

@Suite struct ComparisonTests {
    private func comparison(_ source: String, withIndex: Bool = false) throws -> Comparison {
        let module = try BuiltModule(source)
        defer { module.remove() }
        let units = try module.store.units()
        let graph = try IndexGraph(module.store, units)
        let evidence = try SourceEvidence(units, with: withIndex ? module.store : nil)
        var comparison = Comparison(graph, IndexedProtocol.all(in: graph), evidence)
        comparison.sort()
        return comparison
    }

    @Test func protocolsAreFoundInTheSourceByPlace() throws {
        let found = try comparison("protocol P { func f() }\nstruct S { private protocol Q {} }")
        #expect(found.protocols == 2)
        #expect(found.unmatched.isEmpty)
    }

    @Test func usesOfOneRequirementAreSeveralPlacesAndOneCell() throws {
        let found = try comparison("protocol P { func f() }\nfunc g(_ p: any P) { p.f(); p.f() }")
        #expect(found.places.both == 2)
        #expect(found.cells.both == 1)
        #expect(found.places.missed == 0 && found.places.wrong == 0)
    }

    @Test func whatOnlyTheCompilerKnowsIsMissedWithACause() throws {
        let found = try comparison(
            "protocol P { func f() }\nfunc g(_ p: any P) { let one = repeatElement(p, count: 2).last; one?.f() }")
        #expect(found.places.missed == 1)
        #expect(found.missed.first?.cause == .inferredLocal)
    }

    @Test func withWhatTheCompilerNotedNothingIsMissed() throws {
        let found = try comparison(
            "protocol P { func f() }\nfunc g(_ p: any P) { let one = repeatElement(p, count: 2).last; one?.f() }",
            withIndex: true)
        #expect(found.places.missed == 0 && found.places.both == 1 && found.places.wrong == 0)
    }

    @Test func usesInBranchesThatWereNotBuiltAreNotJudged() throws {
        let found = try comparison(
            """
            protocol P { func f() }
            func g(_ p: any P) {
                #if NEVER
                p.f()
                #endif
            }
            """)
        #expect(found.places.wrong == 0)
        #expect(found.notBuilt == 1)
    }

    @Test func sharesAreThoseOfTheCounts() {
        var count = Comparison.Count()
        #expect(count.precision == 1 && count.recall == 1)
        (count.both, count.missed, count.wrong) = (3, 1, 2)
        #expect(count.precision == 0.6 && count.recall == 0.75)
    }
}
