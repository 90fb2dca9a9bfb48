import InheritedIsolation

/// A dummy of `TitledThing`, yours to edit.
nonisolated final class TitledThingDummy: TitledThing {
    var label: String {
        get { TestIssue.report("TitledThingDummy.label must not be read", returning: "") }
        set { TestIssue.report("TitledThingDummy.label must not be set") }
    }

    func describe(_ crate: MainCrate) -> String {
        TestIssue.report("TitledThingDummy.describe(_:) must not be called", returning: "")
    }

    static func make(_ label: String) -> MainCrate {
        TestIssue.report("TitledThingDummy.make(_:) must not be called", returning: MainCrate())
    }
}

/// A dummy of `Weighing`, yours to edit.
final class WeighingDummy: Weighing {
    func weigh(_ crate: MainCrate) async throws -> Int {
        TestIssue.report("WeighingDummy.weigh(_:) must not be called", returning: 0)
    }

    func count() async -> Int { TestIssue.report("WeighingDummy.count() must not be called", returning: 0) }
}

/// A dummy of `Ranked`, yours to edit.
@MainActor
final class RankedDummy: Ranked {
    func rank() -> Int { TestIssue.report("RankedDummy.rank() must not be called", returning: 0) }

    nonisolated static func == (lhs: RankedDummy, rhs: RankedDummy) -> Bool { lhs === rhs }
    nonisolated static func < (lhs: RankedDummy, rhs: RankedDummy) -> Bool {
        ObjectIdentifier(lhs) < ObjectIdentifier(rhs)
    }
}

/// A dummy of `Stored`, yours to edit.
@MainActor
final class StoredDummy: Stored {
    init() {}
    func touch() { TestIssue.report("StoredDummy.touch() must not be called") }

    nonisolated init(from decoder: any Decoder) throws {}
    nonisolated func encode(to encoder: any Encoder) throws {}
}

/// A dummy of `SectionEditor`, yours to edit.
@MainActor
final class SectionEditorDummy: SectionEditor {
    init() {}

    func edit(_ text: String) async throws -> Int {
        TestIssue.report("SectionEditorDummy.edit(_:) must not be called", returning: 0)
    }

    func copy(isolation: isolated (any Actor)?) async throws -> SectionEditorDummy? {
        TestIssue.report("SectionEditorDummy.copy(isolation:) must not be called", returning: nil)
    }

    init(text: String) {}
}

/// A dummy of `Gauge`, yours to edit.
nonisolated final class GaugeDummy: Gauge {
    @MainActor var level: Int {
        get { TestIssue.report("GaugeDummy.level must not be read", returning: 0) }
        set { TestIssue.report("GaugeDummy.level must not be set") }
    }

    func read() -> Int { TestIssue.report("GaugeDummy.read() must not be called", returning: 0) }
    func reset() { TestIssue.report("GaugeDummy.reset() must not be called") }
}
