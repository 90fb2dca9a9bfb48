import SuperclassActors

/// A client of `Pigment`, yours to edit.
struct PigmentClient: Pigment {
    /// A client whose members fail until they are set.
    static var unimplemented: PigmentClient { PigmentClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Pigment) {
        onHue = { live.hue() }
    }

    // MARK: hue()
    var onHue: () -> Double = { TestIssue.report("PigmentClient.onHue is not set", returning: 0) }
    func hue() -> Double { onHue() }
}

/// A client of `Swatch`, yours to edit.
@MainActor
@dynamicMemberLookup
final class SwatchClient: Swatch {
    /// A client whose members fail until they are set.
    static var unimplemented: SwatchClient { SwatchClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `==(_:_:)`, which has to be set.
    init(_ live: some Swatch) {
        onShow = { live.show($0) }
    }

    nonisolated struct StaticStorage {
        var onEqualTo: @Sendable (SwatchClient, SwatchClient) -> Bool = { _, _ in
            TestIssue.report("SwatchClient.onEqualTo is not set", returning: false)
        }
    }

    private nonisolated static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    nonisolated static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    static nonisolated func == (one: SwatchClient, other: SwatchClient) -> Bool { staticStorage.onEqualTo(one, other) }

    // MARK: show(_:)
    var onShow: @MainActor (String) -> Void = { _ in TestIssue.report("SwatchClient.onShow is not set") }
    func show(_ name: String) { onShow(name) }

    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    nonisolated var hashValue: Int { ObjectIdentifier(self).hashValue }
}

/// A client of `MixedPigment`, yours to edit.
@MainActor
struct MixedPigmentClient: MixedPigment {
    /// A client whose members fail until they are set.
    static var unimplemented: MixedPigmentClient { MixedPigmentClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some MixedPigment & Sendable) {
        onHue = { live.hue() }
        onMix = { live.mix() }
    }

    // MARK: hue()
    var onHue: @Sendable () -> Double = { TestIssue.report("MixedPigmentClient.onHue is not set", returning: 0) }
    nonisolated func hue() -> Double { onHue() }

    // MARK: mix()
    var onMix: @MainActor () -> Void = { TestIssue.report("MixedPigmentClient.onMix is not set") }
    func mix() { onMix() }
}

/// A client of `Studio`, yours to edit.
struct StudioClient: Studio {
    /// A client whose members fail until they are set.
    static var unimplemented: StudioClient { StudioClient() }

    init() {}

    // MARK: onMain(_:)
    var onOnMain: (@MainActor @Sendable () throws -> any Sendable) -> Any = { _ in
        TestIssue.stop("StudioClient.onOnMain is not set")
    }
    func onMain<Value: Sendable>(_ body: @MainActor @Sendable () throws -> Value) rethrows -> Value {
        guard let result = onOnMain(body) as? Value else {
            TestIssue.stop("StudioClient.onOnMain did not return Value")
        }
        return result
    }

    // MARK: later(_:)
    var onLater: (@escaping @MainActor @Sendable () throws -> any Sendable) -> Any? = { _ in
        TestIssue.report("StudioClient.onLater is not set", returning: nil)
    }
    func later<Value: Sendable>(_ body: @escaping @MainActor @Sendable () throws -> Value) -> Value? {
        let result = onLater(body)
        if let result, !(result is Value) {
            TestIssue.report("StudioClient.onLater returned \(Swift.type(of: result)), not \(Value.self)")
        }
        return result as? Value
    }
}
