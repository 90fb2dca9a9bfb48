import Testing
import UnderstudyDoubles
import UnderstudySync
import UnderstudySyntax

/// What becomes of a contract when its protocol changes.
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
    private static func contract(_ edits: [(String, String)] = []) throws -> SyncCase {
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

    @Test func whatTheTemplatesGaveFollows() throws {
        let changed = Self.store.replacing("save(_ note: Note)", with: "save(_ note: Note) throws")
        let (text, messages) = try Self.synced(try Self.contract(), changed)
        let fresh = SyncCase(protocols: ["Store.swift": Self.note + changed], doubles: [:])
        #expect(text == (try fresh.generated(.contract, of: "Store", try SyncCase.library())))
        #expect(messages.contains { $0.hasPrefix("'StoreContract.save(_:)' is not what 'Store' requires") })
    }

    /// A call that its owner took out of the list stays out, and what comes is added.
    @Test func whatIsLeftOutStaysOut() throws {
        let contract = try Self.contract([("        calls.append { await $0.findId() }\n", "")])
        let (same, messages) = try Self.synced(contract, Self.store)
        #expect(same == contract.doubles["Double.swift"])
        #expect(messages == [])
        let (text, _) = try Self.synced(contract, Self.store.replacing("func all", with: "func clear()\n    func all"))
        #expect(!text.contains("$0.findId()"))
        #expect(text.contains("calls.append { await $0.clear() }\n        calls.append { await $0.all() }\n"))
    }

    @Test func editedFunctionsStay() throws {
        let contract = try Self.contract([("let id: Int = history.draw()", "let id = history.one(of: [7, 8])")])
        let (text, _) = try Self.synced(contract, Self.store.replacing("func all", with: "func clear()\n    func all"))
        #expect(text.contains("let id = history.one(of: [7, 8])"))
        #expect(text.contains("mutating func clear() async"))
    }

    @Test func anEditedFunctionOfAChangedRequirementIsItsOwners() throws {
        let contract = try Self.contract([("let id: Int = history.draw()", "let id = history.one(of: [7, 8])")])
        let (text, _) = try Self.synced(
            contract, Self.store.replacing("find(id: Int) -> Note?", with: "find(id: Int) async -> Note?"))
        #expect(text.contains("let id = history.one(of: [7, 8])"))
        #expect(!text.contains("let id: Int = history.draw()"))
    }

    @Test func aFunctionOfOnesOwnIsNoRequirements() throws {
        let own =
            "// MARK: Round trips\n    func savesTwice() async throws {}\n\n    // MARK: func save(_ note: Note)\n"
        let contract = try Self.contract([("// MARK: func save(_ note: Note)\n", own)])
        let (text, messages) = try Self.synced(contract, Self.store)
        #expect(text == contract.doubles["Double.swift"])
        #expect(messages == [])
    }

    @Test func whatIsGoneGoesWithItsCall() throws {
        let (text, _) = try Self.synced(
            try Self.contract(), Self.store.replacing("    func all() -> [Note]\n", with: ""))
        #expect(!text.contains("all()"))
    }

    /// A default implementation that comes takes no call away.
    @Test func aDefaultImplementationTakesNothingAway() throws {
        let contract = try Self.contract()
        let (text, messages) = try Self.synced(
            contract, Self.store + "extension Store { public func all() -> [Note] { [] } }\n")
        #expect(text == contract.doubles["Double.swift"])
        #expect(messages == [])
    }
}
