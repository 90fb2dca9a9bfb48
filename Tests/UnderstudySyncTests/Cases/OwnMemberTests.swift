import UnderstudySyntax
import Testing
import UnderstudyDoubles
import UnderstudySync

/// Members that look as if they had been rendered, and are the owner's.
@Suite("Members of one's own") struct OwnMemberTests {
    private let double = """
        import Notes

        /// A spy of `Store`, yours to edit.
        final class StoreSpy: Store {
            var lastSeen: Note?
            private(set) var resetCallCount = 0
            func reset() { resetCallCount += 1 }

            // MARK: save(_:)
            private(set) var saveCalls: [Note] = []
            func save(_ note: Note) { saveCalls.append(note) }
        }

        """

    /// - Parameter former: What the protocol required when the double was last in step; `nil` where nothing tells.
    private func synced(
        _ others: [String: String], conformingTo names: String = "Store", former: String? = nil
    ) throws -> String? {
        let text = double.replacing("StoreSpy: Store", with: "StoreSpy: \(names)")
        var sources = SyncCase(
            protocols: ["Store.swift": "public protocol Store { func save(_ note: Note) }\npublic struct Note {}"],
            doubles: others.merging(["StoreSpy.swift": text]) { $1 })
        if let former {
            var then = sources
            then.protocols["Store.swift"] = "public protocol Store { \(former) }\npublic struct Note {}"
            sources.former = then.index
        }
        let result = try sources.synced(try SyncCase.library())
        let isUnchanged = result.doubles["StoreSpy.swift"] == text && result.findings.isEmpty
        let messages = result.findings.map(\.diagnostic.message).joined(separator: "\n")
        return isUnchanged ? nil : (result.doubles["StoreSpy.swift"] ?? "") + messages
    }

    @Test func stayWhereAnotherFileOfTheTestsUsesThem() throws {
        let tests = "func test() { let store = StoreSpy(); _ = store.lastSeen; store.reset() }"
        #expect(try synced(["Tests.swift": tests]) == nil)
    }

    @Test func stayWhereAConformanceIsUnknown() throws {
        #expect(try synced([:], conformingTo: "Store, PluginKit.Thing") == nil)
    }

    @Test func theEndOfAMockFollowsTheActorOfItsOwners() throws {
        let text = """
            @testable import Notes

            /// A mock of `Presenter`, yours to edit.
            @MainActor
            final class PresenterMock: Presenter {
                /// Missing and unexpected calls.
                var unmetExpectations: [String] {
                    var unmet: [String] = []
                    unmet += showExpectations.unmet(showCalls, of: "show(_:)")
                    unmet += loadIdExpectations.unmet(loadIdCalls, of: "load(id:)")
                    return unmet
                }

                deinit { UnreadExpectations.report { unmetExpectations } }

                // MARK: show(_:)
                var showCalls: [String] = []
                var showExpectations: [ExpectedCalls<String>] = []
                func show(_ text: String) async { showCalls.append(text) }

                // MARK: load(id:)
                var loadIdCalls: [Int] = []
                var loadIdStub: (Int) async throws -> Note = { _ in Note() }
                var loadIdExpectations: [ExpectedCalls<Int>] = []
                func load(id: Int) async throws -> Note {
                    loadIdCalls.append(id)
                    return try await loadIdStub(id)
                }
            }

            """
        let sources = SyncCase(
            protocols: [
                "Presenter.swift": """
                struct Note: Sendable { var id = 0 }
                protocol Presenter {
                    func show(_ text: String) async
                    func load(id: Int) async throws -> Note
                }
                """
            ], doubles: ["PresenterMock.swift": text])
        let result = try sources.synced(try SyncCase.library())
        let expected = text.replacing("UnreadExpectations.report {", with: "UnreadExpectations.reportOnMainActor {")
        #expect(result.doubles["PresenterMock.swift"] == expected)
        #expect(result.findings.map { $0.diagnostic.id.description } == ["changed-protocol"])
    }

    @Test func attributesOfOnesOwnStay() throws {
        let text = """
            import Notes

            /// A stub of `Store`, yours to edit.
            final class StoreStub: Store {
                // MARK: delete(_:)
                var deleteStub: (Int) -> Bool = { _ in false }
                @discardableResult
                func delete(_ id: Int) -> Bool { deleteStub(id) }
            }

            """
        let sources = SyncCase(
            protocols: ["Store.swift": "public protocol Store { func delete(_ id: Int) -> Bool }"],
            doubles: ["StoreStub.swift": text])
        let result = try sources.synced(try SyncCase.library())
        #expect(result.doubles["StoreStub.swift"] == text)
        #expect(result.findings.map(\.diagnostic.message) == [])
    }

    @Test(arguments: [DoubleKind.client, .wrapper, .mock, .spy])
    func requiredInitialisersAreNotThoseOfTheDouble(_ kind: DoubleKind) throws {
        let library = try SyncCase.library()
        let start = "public protocol Store { init(_ notes: [Int]); func a()"
        var sources = SyncCase(protocols: ["Store.swift": start + " }"], doubles: [:])
        let first: String = try #require(try sources.generated(kind, of: "Store", library))
        sources.doubles["Double.swift"] = first
        sources.protocols["Store.swift"] = start + "; func b() }"
        let (doubles, findings, _) = try sources.synced(library)
        #expect(findings.contains { $0.diagnostic.message.contains("has no 'b()'") })
        #expect(doubles["Double.swift"]?.split(separator: "init(_ notes: [Int])").count == 2)
        sources.doubles = doubles
        let again = try sources.synced(library)
        #expect(again.doubles == doubles)
        #expect(again.findings.map(\.diagnostic.message) == [])
    }

    @Test func stayWhereNothingTellsThatTheyWereRendered() throws {
        #expect(try synced(["Tests.swift": "let lastSeen = 1, reset = 2"]) == nil)
    }

    @Test func goWhereTheHistoryTellsThatTheyWereRendered() throws {
        let former = "var lastSeen: Note? { get }; func reset(); func save(_ note: Note)"
        let text = try #require(try synced([:], former: former))
        #expect(!text.contains("var lastSeen") && !text.contains("func reset"))
    }

    @Test func stayWhereTheHistoryDoesNotHaveThem() throws {
        #expect(try synced([:], former: "func save(_ note: Note)") == nil)
    }

    @Test func theMemberBesideAnEditedOneIsToldOnTheSecondRunToo() throws {
        let text = """
            @testable import Notes

            /// A spy of `Store`, yours to edit.
            final class StoreSpy: Store {
                // MARK: save(_:)
                private(set) var saveCalls: [String] = []
                func save(_ note: String) {
                    assert(!note.isEmpty)
                    saveCalls.append(note)
                }
            }

            """
        var sources = SyncCase(
            protocols: ["Store.swift": "protocol Store { func save(_ note: Int) }"], doubles: ["StoreSpy.swift": text])
        let first = try sources.synced(try SyncCase.library())
        sources.doubles = first.doubles
        let second = try sources.synced(try SyncCase.library())
        #expect(second.doubles == first.doubles)
        // What is to be written and what stands there are two things.
        #expect(first.findings.map(\.remedy) == [.sync])
        #expect(first.findings.map { $0.diagnostic.message.contains("adds the new member next to it") } == [true])
        #expect(first.left.map(\.diagnostic.message) == second.findings.map(\.diagnostic.message))
        #expect(second.findings.map { $0.diagnostic.message.contains("stands next to it") } == [true])
        #expect(second.findings.map(\.remedy) == [.optional])
    }

    @Test(arguments: ["let title = \"fixed\"", "private(set) var title: String = \"\"", "var title = \"\""])
    func propertiesDeclaredAnotherWayStandForRequirements(_ property: String) throws {
        let text = """
            @testable import Notes

            /// A stub of `Store`, yours to edit.
            final class StoreStub: Store {
                \(property)
            }

            """
        let sources = SyncCase(
            protocols: ["Store.swift": "protocol Store { var title: String { get } }"],
            doubles: ["StoreStub.swift": text])
        let result = try sources.synced(try SyncCase.library())
        #expect(result.doubles["StoreStub.swift"] == text)
        #expect(result.findings.map(\.diagnostic.message) == [])
    }

    /// The initialiser of properties is that of the templates, though it takes the value of one property only that is
    /// required today.
    @Test func initializerOfPropertiesFollowsWithoutAnAddedOne() throws {
        let double = """
            @testable import Notes

            /// A mock of `Store`, yours to edit.
            nonisolated final class StoreMock: Store {
                init() {}

                init(title: Bool = false, count: Int = 0) {
                    self.title = title
                    self.count = count
                }

                // MARK: title
                var titleSetCallCount = 0
                var title: Bool = false { didSet { titleSetCallCount += 1 } }

                var count: Int = 0

                var store: [String: Int] = [:]
            }

            """
        var found = SyncCase(
            protocols: ["Notes.swift": "protocol Store { var store: Bool { get set }\nvar count: Int { get } }"],
            doubles: ["Double.swift": double], style: .mockolo)
        let library = try SyncCase.library()
        found.doubles = try found.synced(library).doubles
        let text = found.doubles["Double.swift"] ?? ""
        #expect(text.contains("init(store: Bool = false, count: Int = 0)"))
        #expect(!text.contains("title"))
        #expect(try found.synced(library).findings.allSatisfy { $0.remedy != .sync })
    }
}

extension String {
    fileprivate func replacing(_ part: String, with other: String) -> String {
        split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
    }
}
