import UnderstudySyntax
import Testing

import UnderstudyDoubles
import UnderstudySync

/// What tells a contract's functions from those that a person filled in.
@Suite("Contracts, synced") struct ContractSyncTests {
    private static let note = "public struct Note: Sendable { public var id: Int; public init(id: Int) {} }\n"

    private static let store = """
        public protocol Store {
            func save(_ note: Note)
            func find(id: Int) -> Note?
            func all() -> [Note]
        }

        """

    /// A contract as it is written for `store`, with `edits` made by hand.
    private static func contract(of store: String = store, _ edits: [(String, String)] = []) throws -> SyncCase {
        var found = SyncCase(protocols: ["Store.swift": note + store], doubles: [:])
        var text = try #require(try found.generated(.contract, of: "Store", try SyncCase.library()) as String?)
        for (old, new) in edits {
            #expect(text.contains(old))
            text = text.replacing(old, with: new)
        }
        found.doubles["Double.swift"] = text
        return found
    }

    /// The contract after a sync with `store`, and what is said.
    private static func synced(_ contract: SyncCase, _ store: String) throws -> (text: String, messages: [String]) {
        var changed = contract
        changed.protocols["Store.swift"] = note + store
        let result = try changed.synced(try SyncCase.library())
        return (result.doubles["Double.swift"] ?? "", result.findings.map(\.diagnostic.message))
    }

    @Test func isFoundByItsHeader() throws {
        let contract = try Self.contract()
        let (text, messages) = try Self.synced(contract, Self.store)
        #expect(text == contract.doubles["Double.swift"])
        #expect(messages == [])
        let (_, missing) = try Self.synced(
            contract, Self.store.replacing("func all", with: "func more()\n    func all"))
        #expect(missing.contains { $0.contains("has no 'more()', which 'Store' requires (Store.swift:") })
    }

    /// What might have been written by a template, were the protocol another, is its owner's while it can be called.
    @Test func whatFitsStaysWhoeverWroteIt() throws {
        let store = "public protocol Store {\n    func items() -> [Note]\n    func clear()\n}\n"
        let filled = "let subject = try await makeSubject()\n        #expect(subject.items().isEmpty)"
        let contract = try Self.contract(
            of: store,
            [
                (
                    "_ = try await makeSubject()\n        Issue.record(\"not written yet: describe what 'items()' must do\")",
                    filled
                )
            ])
        let (text, messages) = try Self.synced(contract, store)
        #expect(text == contract.doubles["Double.swift"])
        #expect(messages == [])
        let (after, _) = try Self.synced(
            contract, store.replacing("items() -> [Note]", with: "items() throws -> [Note]"))
        #expect(after.contains(filled))
    }

    /// An element that a template would not make is a person's.
    @Test func anotherElementIsAnEdit() throws {
        let contract = try Self.contract([
            ("let note = Note(id: 0)\n        subject.save", "let note = Note(id: 7)\n        subject.save")
        ])
        let (text, _) = try Self.synced(
            contract, Self.store.replacing("save(_ note: Note)", with: "save(_ note: Note) throws"))
        #expect(text.contains("let note = Note(id: 7)\n        subject.save(note)\n"))
    }

    @Test func whatTheTemplatesGaveFollows() throws {
        let contract = try Self.contract()
        let (text, messages) = try Self.synced(
            contract, Self.store.replacing("save(_ note: Note)", with: "save(_ note: Note) throws"))
        #expect(text.contains("let note = Note(id: 0)\n        try subject.save(note)\n"))
        #expect(messages.count == 1)
        #expect(messages[0].hasPrefix("'StoreContract.save(_:)' is not what 'Store' requires (Store.swift:3)"))
    }

    @Test func aFunctionOfOnesOwnIsNoRequirements() throws {
        let own = "// MARK: Round trips\n    func savesTwice() async throws {}\n\n    // MARK: save(_:)"
        let contract = try Self.contract([("// MARK: save(_:)", own)])
        let (text, messages) = try Self.synced(contract, Self.store)
        #expect(text == contract.doubles["Double.swift"])
        #expect(messages == [])
    }

    @Test func whatUsesWhatIsGoneIsSaid() throws {
        let contract = try Self.contract([("#expect(subject.all().isEmpty)", "#expect(subject.all().count < 3)")])
        let (text, messages) = try Self.synced(
            contract, Self.store.replacing("    func all() -> [Note]\n", with: ""))
        #expect(text == contract.doubles["Double.swift"])
        #expect(
            messages == [
                "'Store' no longer requires 'all()', but code written for it by hand still uses it: remove that code and its case, or change it by hand, then run 'understudy check StoreContract'"
            ])
    }

    /// A default implementation that comes takes no expectation away.
    @Test func aDefaultImplementationTakesNothingAway() throws {
        let contract = try Self.contract()
        let (text, messages) = try Self.synced(
            contract, Self.store + "extension Store { public func all() -> [Note] { [] } }\n")
        #expect(text == contract.doubles["Double.swift"])
        #expect(messages == [])
    }
}
