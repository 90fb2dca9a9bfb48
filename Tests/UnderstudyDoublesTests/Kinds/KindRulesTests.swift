import Testing
import UnderstudySemantics
import UnderstudySyntax

@testable import UnderstudyDoubles

/// What each kind says of itself, and what is done with it.
@Suite("Kinds")
struct KindRulesTests {
    /// The kinds that answer yes.
    private func kinds(_ answer: (any KindRules) -> Bool) -> [String] {
        Kinds.all.filter(answer).map { $0.kind.name }
    }

    @Test("answer what code for all kinds asks")
    func answers() {
        #expect(kinds(\.records) == ["spy", "mock"])
        #expect(kinds { !$0.answers } == ["dummy"])
        #expect(kinds(\.keepsStorage) == ["stub", "spy", "mock", "fake"])
        #expect(kinds(\.hasStubs) == ["stub", "spy", "mock"])
        #expect(kinds(\.mayLock) == ["stub", "spy", "mock", "fake", "client"])
        #expect(kinds(\.handsOn) == ["wrapper", "client"])
        #expect(kinds(\.canForward) == ["spy"])
        #expect(kinds(\.consistsOfClosures) == ["client"])
        #expect(kinds { !$0.conforms } == ["contract"])
        #expect(kinds(\.isGenericOverConforming) == ["wrapper", "contract"])
        #expect(kinds(\.studiesElements) == ["fake", "contract"])
        #expect(kinds(\.takesFirstValues) == ["fake"])
    }

    @Test("are found by their names, and others are like most")
    func names() {
        #expect(DoubleKind.builtIn.map(\.name) == Kinds.all.map { $0.kind.name })
        let words = QuickScan.doubleWords.map { $0.description.lowercased() }
        #expect(words.sorted() == DoubleKind.builtIn.map(\.name).sorted())
        for kind in DoubleKind.builtIn { #expect(kind.rules.kind == kind) }
        let own = DoubleKind(name: "tracer").rules
        #expect(own is OwnKind)
        #expect(own.name == "tracer")
        #expect(own.records && own.answers && own.hasStubs && own.conforms && !own.canForward)
    }

    static let articles = [
        ("spy", "Spy", "a spy"), ("adapter", "Adapter", "an adapter"), ("own-kind", "OwnKind", "an own-kind"),
        ("2d", "_2d", "a 2d"),
    ]

    @Test("give doubles a suffix, and have an article", arguments: articles)
    func words(_ name: String, _ suffix: String, _ withArticle: String) {
        #expect(DoubleKind(name: name).suffix == suffix)
        #expect(DoubleKind(name: name).withArticle == withArticle)
    }

    static let storage: [(DoubleKind, isSettable: Bool, names: [String])] = [
        (.spy, true, ["saveCalls", "saveStub"]), (.fake, false, ["saveCalls", "saveStub"]),
        (.client, false, ["saveCalls", "saveStub", "onSave"]),
        (.client, true, ["saveCalls", "saveStub", "onSave", "onSetSave"]), (.contract, true, ["save"]),
    ]

    @Test("name what is kept for a member", arguments: storage)
    func storageAsInTable(_ kind: DoubleKind, _ isSettable: Bool, _ names: [String]) {
        #expect(kind.rules.names(on: "save", suffixes: ["Calls", "Stub"], isSettable: isSettable) == names)
    }

    @Test("A contract calls no function like what it has already", arguments: ["check", "subject", "default"])
    func taken(_ stem: String) {
        #expect(DoubleKind.contract.rules.names(on: stem, suffixes: [], isSettable: false) == [stem + "Requirement"])
    }

    static let additions = ["fake", "forward", "client", "contract"]

    @Test("add one thing to members, which templates know by a name of its own")
    func additionsAsInTable() {
        #expect(Kinds.all.compactMap(\.additionName) == Self.additions)
        let names = MemberTemplateContext.schema.memberNames
        #expect(Set(names).count == names.count)
        #expect(Set(Self.additions).isSubset(of: names))
    }
}

/// Which requirements doubles of a kind have members for.
@Suite("Requirements of kinds")
struct KindRequirementTests {
    private static let source = """
        public protocol P: CustomStringConvertible, Identifiable {
            init()
            func needed()
            func optional()
            mutating func change()
        }
        extension P {
            public func optional() {}
            public mutating func change() {}
        }
        """

    private func requirements(
        _ kind: DoubleKind, includesDefaults: Bool = false, wanted: [String] = [], unwanted: [String] = []
    ) throws -> KindRequirements {
        let emission = try Emission(Self.source)
        let resolved = emission.index.resolve(try emission.declaration("P"))
        func keys(_ names: [String]) -> Set<RequirementKey> {
            Set(resolved.requirements.filter { names.contains($0.requirement.name) }.map(RequirementKey.init))
        }
        return kind.rules.requirements(
            of: resolved,
            RequirementSelection(
                covered: [.customStringConvertible], includesDefaults: includesDefaults, wanted: keys(wanted),
                unwanted: keys(unwanted), index: emission.index))
    }

    private func names(_ entries: [ResolvedRequirement]) -> [String] { entries.map(\.requirement.name).sorted() }

    @Test("are those without a default", arguments: [DoubleKind.dummy, .stub, .spy, .mock, .fake])
    func usual(_ kind: DoubleKind) throws {
        let found = try requirements(kind)
        #expect(names(found.included) == ["init()", "needed()"])
        #expect(names(found.leftOut) == ["change()", "optional()"])
    }

    @Test("are all where that is asked for", arguments: [DoubleKind.stub, .contract])
    func all(_ kind: DoubleKind) throws {
        let found = try requirements(kind, includesDefaults: true)
        #expect(names(found.included) == ["change()", "init()", "needed()", "optional()"])
        #expect(found.leftOut.isEmpty)
    }

    @Test("are those that a double has already, and not those that it left out")
    func kept() throws {
        let found = try requirements(.spy, wanted: ["optional()", "change()"], unwanted: ["change()"])
        #expect(names(found.included) == ["init()", "needed()", "optional()"])
        #expect(names(found.leftOut) == ["change()"])
    }

    @Test("of a wrapper are all that can be forwarded, and what is meant to be written")
    func wrapper() throws {
        #expect(try names(requirements(.wrapper).included) == ["change()", "id", "init()", "needed()", "optional()"])
    }

    @Test("of a client are those that closures can stand for")
    func client() throws {
        #expect(try names(requirements(.client).included) == ["change()", "id", "needed()", "optional()"])
    }

    @Test("of a contract are the protocol's own")
    func contract() throws {
        let found = try requirements(.contract, wanted: ["optional()"])
        #expect(names(found.included) == ["init()", "needed()", "optional()"])
    }
}
