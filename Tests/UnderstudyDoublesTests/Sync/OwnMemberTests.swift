import Testing
@testable import UnderstudyDoubles

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

    private func synced(_ others: [String: String], conformingTo names: String = "Store") throws -> String? {
        let text = double.replacing("StoreSpy: Store", with: "StoreSpy: \(names)")
        let sources = SyncCase(
            protocols: ["Store.swift": "public protocol Store { func save(_ note: Note) }\npublic struct Note {}"],
            doubles: others.merging(["StoreSpy.swift": text]) { $1 })
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

    @Test func goWhereNothingSpeaksOfThem() throws {
        let text = try #require(try synced(["Tests.swift": "let lastSeen = 1, reset = 2"]))
        #expect(!text.contains("var lastSeen") && !text.contains("func reset"))
    }
}

extension String {
    fileprivate func replacing(_ part: String, with other: String) -> String {
        split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
    }
}
