@testable import Notes

/// A spy of `Settings`, yours to edit.
@dynamicMemberLookup
final class SettingsSpy: Settings {
    struct StaticStorage {
        var valueForCalls: [String] = []
        var valueForStub: @Sendable (String) -> String? = { _ in nil }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    static func value(for key: String) -> String? {
        staticStorage.append(key, to: \.valueForCalls)
        return staticStorage.valueForStub(key)
    }
}
