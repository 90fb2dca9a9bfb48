import Testing
import UnderstudyDoubles
import UnderstudySync

/// Doubles that note what tests set up and never use: new members do so, too.
@Suite("The feature 'unused'") struct UnusedFeatureTests {
    private static let plain = """
        import Notes

        /// A spy of `Store`, yours to edit.
        final class StoreSpy: Store {
            // MARK: load(_:)
            @Recorded("StoreSpy.load(_:)") var loadCalls: [Int] = []
            @Stubbed("StoreSpy.loadStub") var loadStub: (Int) -> String = { _ in "" }
            func load(_ id: Int) -> String {
                $loadCalls.append(id)
                return loadStub(id)
            }
        }

        """
    private static let locked = """
        import Notes

        /// A spy of `Store`, yours to edit.
        @dynamicMemberLookup
        final class StoreSpy: Store {
            struct Storage {
                @Recorded("StoreSpy.load(_:)") var loadCalls: [Int] = []
                @Stubbed(behindLock: "StoreSpy.loadStub") var loadStub: @Sendable (Int) -> String = { _ in "" }
            }

            private let storage = Locked(Storage())

            subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
                get { storage[dynamicMember: member] }
                set { storage[dynamicMember: member] = newValue }
            }

            func load(_ id: Int) -> String {
                storage.withLock { $0.$loadCalls.append(id) }
                return storage.loadStub(id)
            }
        }

        """

    private func synced(_ double: String, _ requirements: String) throws -> (String?, [String]) {
        let conformance = double.contains("struct Storage") ? ": Sendable" : ""
        let sources = SyncCase(
            protocols: ["Store.swift": "public protocol Store\(conformance) { \(requirements) }"],
            doubles: ["StoreSpy.swift": double])
        let result = try sources.synced(try SyncCase.library())
        return (result.doubles["StoreSpy.swift"], result.findings.map(\.diagnostic.message))
    }

    @Test("stays in doubles that are in step", arguments: [plain, locked])
    func inStep(_ double: String) throws {
        let (text, messages) = try synced(double, "func load(_ id: Int) -> String")
        #expect(text == double)
        #expect(messages == [])
    }

    @Test("comes with new members", arguments: [plain, locked])
    func added(_ double: String) throws {
        let (text, _) = try synced(
            double, "func load(_ id: Int) -> String; func count() -> Int; var size: Int { get set }")
        let found = try #require(text)
        let lock = double == Self.locked ? "behindLock: " : ""
        let sendable = double == Self.locked ? "@Sendable " : ""
        #expect(found.contains("@Recorded(\"StoreSpy.count()\") var countCallCount = 0\n"))
        #expect(found.contains("@Stubbed(\(lock)\"StoreSpy.countStub\") var countStub: \(sendable)() -> Int = { 0 }\n"))
        #expect(found.contains("$countCallCount.increment()"))
        #expect(found.contains("{ didSet { $sizeSetCalls.append(size) } }"))
        let (again, messages) = try synced(
            found, "func load(_ id: Int) -> String; func count() -> Int; var size: Int { get set }")
        #expect(again == found)
        #expect(messages == [])
    }

    @Test("follows an effect that changes", arguments: [plain, locked])
    func changed(_ double: String) throws {
        let (text, messages) = try synced(double, "func load(_ id: Int) throws -> String")
        #expect(text?.contains("throws -> String = {") == true)
        #expect(text?.contains("@Recorded(\"StoreSpy.load(_:)\") var loadCalls: [Int] = []") == true)
        #expect(messages.count == 1)
    }
}
