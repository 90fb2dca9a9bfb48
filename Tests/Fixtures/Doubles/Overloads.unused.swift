import Overloads

/// A spy of `Archive`, yours to edit.
nonisolated final class ArchiveSpy: Archive {
    var order: CallOrder? { didSet { Unused.reads("ArchiveSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        saveCalls = []
        saveIntCalls = []
        saveIntOptionalCalls = []
        saveToCalls = []
        valueCallCount = 0
        valueStringCallCount = 0
        refreshCallCount = 0
        refreshAsyncThrowsCallCount = 0
        loadStringIntDictionaryCalls = []
        loadTCalls = []
        loadCallsCallCount = 0
        subscriptCalls = []
        subscriptFallbackCalls = []
        subscriptFallbackSetCalls = []
        subscriptNamedCalls = []
    }

    // MARK: save(_:)
    @Recorded("ArchiveSpy.save(_:)") var saveCalls: [String] = []
    func save(_ text: String) {
        $saveCalls.append(text)
        order?.add("save(_:)")
    }

    // MARK: save(_:)
    @Recorded("ArchiveSpy.save(_:)") var saveIntCalls: [Int] = []
    func save(_ number: Int) {
        $saveIntCalls.append(number)
        order?.add("save(_:)")
    }

    // MARK: save(_:)
    @Recorded("ArchiveSpy.save(_:)") var saveIntOptionalCalls: [Int?] = []
    @Stubbed("ArchiveSpy.saveIntOptionalStub") var saveIntOptionalStub: (Int?) throws -> Void = { _ in }
    func save(_ number: Int?) throws {
        $saveIntOptionalCalls.append(number)
        order?.add("save(_:)")
        try saveIntOptionalStub(number)
    }

    // MARK: save(_:to:)
    struct SaveToCall: RecordedCall { let text: String, path: String }
    @Recorded("ArchiveSpy.save(_:to:)") var saveToCalls: [SaveToCall] = []
    func save(_ text: String, to path: String) {
        $saveToCalls.append(.init(text: text, path: path))
        order?.add("save(_:to:)")
    }

    // MARK: value()
    @Recorded("ArchiveSpy.value()") var valueCallCount = 0
    @Stubbed("ArchiveSpy.valueStub") var valueStub: () -> Int = { 0 }
    func value() -> Int {
        $valueCallCount.increment()
        order?.add("value()")
        return valueStub()
    }

    // MARK: value()
    @Recorded("ArchiveSpy.value()") var valueStringCallCount = 0
    @Stubbed("ArchiveSpy.valueStringStub") var valueStringStub: () -> String = { "" }
    func value() -> String {
        $valueStringCallCount.increment()
        order?.add("value()")
        return valueStringStub()
    }

    // MARK: refresh()
    @Recorded("ArchiveSpy.refresh()") var refreshCallCount = 0
    func refresh() {
        $refreshCallCount.increment()
        order?.add("refresh()")
    }

    // MARK: refresh()
    @Recorded("ArchiveSpy.refresh()") var refreshAsyncThrowsCallCount = 0
    @Stubbed("ArchiveSpy.refreshAsyncThrowsStub") var refreshAsyncThrowsStub: () async throws -> Void = {}
    func refresh() async throws {
        $refreshAsyncThrowsCallCount.increment()
        order?.add("refresh()")
        try await refreshAsyncThrowsStub()
    }

    // MARK: load(_:)
    @Recorded("ArchiveSpy.load(_:)") var loadStringIntDictionaryCalls: [[String: Int]] = []
    func load(_ values: [String: Int]) {
        $loadStringIntDictionaryCalls.append(values)
        order?.add("load(_:)")
    }

    // MARK: load(_:)
    @Recorded("ArchiveSpy.load(_:)") var loadTCalls: [any Decodable] = []
    @Stubbed("ArchiveSpy.loadTStub") var loadTStub: (any Decodable) -> Any? = { _ in nil }
    func load<T: Decodable>(_ values: T) -> T? {
        $loadTCalls.append(values)
        order?.add("load(_:)")
        let result = loadTStub(values)
        if let result, !(result is T) {
            TestIssue.report("ArchiveSpy.loadTStub returned \(Swift.type(of: result)), not \(T.self)")
        }
        return result as? T
    }

    // MARK: loadCalls()
    @Recorded("ArchiveSpy.loadCalls()") var loadCallsCallCount = 0
    @Stubbed("ArchiveSpy.loadCallsStub") var loadCallsStub: () -> Int = { 0 }
    func loadCalls() -> Int {
        $loadCallsCallCount.increment()
        order?.add("loadCalls()")
        return loadCallsStub()
    }

    // MARK: subscript(_:)
    @Recorded("ArchiveSpy.subscript(_:)") var subscriptCalls: [Int] = []
    @Stubbed("ArchiveSpy.subscriptStub") var subscriptStub: (Int) -> String = { _ in "" }
    subscript(index: Int) -> String {
        $subscriptCalls.append(index)
        order?.add("subscript(_:)")
        return subscriptStub(index)
    }

    // MARK: subscript(_:fallback:)
    struct SubscriptFallbackCall: RecordedCall { let index: Int, text: String }
    @Recorded("ArchiveSpy.subscript(_:fallback:)") var subscriptFallbackCalls: [SubscriptFallbackCall] = []
    @Stubbed("ArchiveSpy.subscriptFallbackStub") var subscriptFallbackStub: (Int, String) -> String = { _, _ in "" }
    struct SubscriptFallbackSetCall: RecordedCall { let index: Int, text: String, newValue: String }
    @Recorded("ArchiveSpy.subscript(_:fallback:)") var subscriptFallbackSetCalls: [SubscriptFallbackSetCall] = []
    subscript(index: Int, fallback text: String) -> String {
        get {
            $subscriptFallbackCalls.append(.init(index: index, text: text))
            order?.add("subscript(_:fallback:)")
            return subscriptFallbackStub(index, text)
        }
        set {
            $subscriptFallbackSetCalls.append(.init(index: index, text: text, newValue: newValue))
            order?.add("subscript(_:fallback:)")
        }
    }

    // MARK: subscript(named:)
    @Recorded("ArchiveSpy.subscript(named:)") var subscriptNamedCalls: [String] = []
    @Stubbed("ArchiveSpy.subscriptNamedStub") var subscriptNamedStub: (String) async throws -> Int = { _ in 0 }
    subscript(named name: String) -> Int {
        get async throws {
            $subscriptNamedCalls.append(name)
            order?.add("subscript(named:)")
            return try await subscriptNamedStub(name)
        }
    }
}

/// A spy of `Amount`, yours to edit.
@dynamicMemberLookup
nonisolated final class AmountSpy: Amount {
    init() {}

    struct StaticStorage {
        @Recorded("AmountSpy.<(_:_:)") var lessThanCalls: [(lhs: AmountSpy, rhs: AmountSpy)] = []
        @Stubbed(behindLock: "AmountSpy.lessThanStub") var lessThanStub: @Sendable (AmountSpy, AmountSpy) -> Bool = {
            _, _ in
            false
        }
        @Recorded("AmountSpy.+(_:_:)") var plusCalls: [(lhs: AmountSpy, rhs: AmountSpy)] = []
        @Stubbed(behindLock: "AmountSpy.plusStub") var plusStub: @Sendable (AmountSpy, AmountSpy) -> AmountSpy = {
            _, _ in
            AmountSpy()
        }
        @Recorded("AmountSpy.+=(_:_:)") var plusAssignCalls: [(lhs: AmountSpy, rhs: AmountSpy)] = []
        @Stubbed(behindLock: "AmountSpy.plusAssignStub") var plusAssignStub:
            @Sendable (inout AmountSpy, AmountSpy) -> Void = { _, _ in }
        @Recorded("AmountSpy.-(_:)") var minusCalls: [AmountSpy] = []
        @Stubbed(behindLock: "AmountSpy.minusStub") var minusStub: @Sendable (AmountSpy) -> AmountSpy = { _ in
            AmountSpy()
        }
        @Recorded("AmountSpy.==(_:_:)") var equalToCalls: [(lhs: AmountSpy, rhs: Int)] = []
        @Stubbed(behindLock: "AmountSpy.equalToStub") var equalToStub: @Sendable (AmountSpy, Int) -> Bool = { _, _ in
            false
        }
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

    /// Forgets all recorded calls.
    func resetCalls() {}

    static func < (lhs: AmountSpy, rhs: AmountSpy) -> Bool {
        staticStorage.withLock { $0.$lessThanCalls.append((lhs, rhs)) }
        return staticStorage.lessThanStub(lhs, rhs)
    }

    static func + (lhs: AmountSpy, rhs: AmountSpy) -> AmountSpy {
        staticStorage.withLock { $0.$plusCalls.append((lhs, rhs)) }
        return staticStorage.plusStub(lhs, rhs)
    }

    static func += (lhs: inout AmountSpy, rhs: AmountSpy) {
        staticStorage.withLock { $0.$plusAssignCalls.append((lhs, rhs)) }
        staticStorage.plusAssignStub(&lhs, rhs)
    }

    static prefix func - (value: AmountSpy) -> AmountSpy {
        staticStorage.withLock { $0.$minusCalls.append(value) }
        return staticStorage.minusStub(value)
    }

    static func == (lhs: AmountSpy, rhs: Int) -> Bool {
        staticStorage.withLock { $0.$equalToCalls.append((lhs, rhs)) }
        return staticStorage.equalToStub(lhs, rhs)
    }

    static func == (lhs: AmountSpy, rhs: AmountSpy) -> Bool { lhs === rhs }
}

/// A spy of `Factory`, yours to edit.
@dynamicMemberLookup
nonisolated final class FactorySpy: Factory {
    init() {}

    struct StaticStorage {
        @Stubbed(behindLock: "FactorySpy.initCodeStub") var initCodeStub: @Sendable (Int) -> Bool = { _ in true }
        @Stubbed(behindLock: "FactorySpy.initFromStub") var initFromStub: @Sendable ([UInt8]) throws -> Void = { _ in }
        @Recorded("FactorySpy.make(_:)") var makeCalls: [String] = []
        @Stubbed(behindLock: "FactorySpy.makeStub") var makeStub: @Sendable (String) -> FactorySpy = { _ in
            FactorySpy()
        }
        var shared: FactorySpy = FactorySpy()
        @Recorded("FactorySpy.limit") var limitSetCalls: [Int] = []
        var limit = 0 { didSet { $limitSetCalls.append(limit) } }
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

    var order: CallOrder? { didSet { Unused.reads("FactorySpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        initNameSizeCalls = []
        initCodeCalls = []
        initFromCalls = []
        copyCallCount = 0
        mergedWithCalls = []
    }

    // MARK: init(name:size:)
    struct InitNameSizeCall: RecordedCall { let name: String, size: Int }
    @Recorded("FactorySpy.init(name:size:)") var initNameSizeCalls: [InitNameSizeCall] = []
    init(name: String, size: Int) {
        $initNameSizeCalls.append(.init(name: name, size: size))
        order?.add("init(name:size:)")
    }

    // MARK: init?(code:)
    @Recorded("FactorySpy.init?(code:)") var initCodeCalls: [Int] = []
    init?(code: Int) {
        $initCodeCalls.append(code)
        order?.add("init?(code:)")
        guard Self.staticStorage.initCodeStub(code) else { return nil }
    }

    // MARK: init(from:)
    @Recorded("FactorySpy.init(from:)") var initFromCalls: [[UInt8]] = []
    init(from data: [UInt8]) throws {
        $initFromCalls.append(data)
        order?.add("init(from:)")
        try Self.staticStorage.initFromStub(data)
    }

    static func make(_ name: String) -> FactorySpy {
        staticStorage.withLock { $0.$makeCalls.append(name) }
        return staticStorage.makeStub(name)
    }

    static var shared: FactorySpy {
        get { staticStorage.shared }
        set { staticStorage.shared = newValue }
    }

    static var limit: Int {
        get { staticStorage.limit }
        set { staticStorage.limit = newValue }
    }

    // MARK: copy()
    @Recorded("FactorySpy.copy()") var copyCallCount = 0
    @Stubbed("FactorySpy.copyStub") var copyStub: () -> FactorySpy = { FactorySpy() }
    func copy() -> FactorySpy {
        $copyCallCount.increment()
        order?.add("copy()")
        return copyStub()
    }

    // MARK: merged(with:)
    @Recorded("FactorySpy.merged(with:)") var mergedWithCalls: [FactorySpy] = []
    @Stubbed("FactorySpy.mergedWithStub") var mergedWithStub: (FactorySpy) -> FactorySpy? = { _ in nil }
    func merged(with other: FactorySpy) -> FactorySpy? {
        $mergedWithCalls.append(other)
        order?.add("merged(with:)")
        return mergedWithStub(other)
    }
}

/// A spy of `Mask`, yours to edit.
@dynamicMemberLookup
nonisolated final class MaskSpy: Mask {
    struct StaticStorage {
        @Recorded("MaskSpy..&(_:_:)") var dotAndCalls: [(lhs: MaskSpy, rhs: MaskSpy)] = []
        @Stubbed(behindLock: "MaskSpy.dotAndStub") var dotAndStub: @Sendable (MaskSpy, MaskSpy) -> Bool = { _, _ in
            false
        }
        @Recorded("MaskSpy..!=(_:_:)") var dotBangEqualsCalls: [(lhs: MaskSpy, rhs: Int)] = []
        @Stubbed(behindLock: "MaskSpy.dotBangEqualsStub") var dotBangEqualsStub: @Sendable (MaskSpy, Int) -> Bool = {
            _, _ in
            false
        }
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

    /// Forgets all recorded calls.
    func resetCalls() {}

    static func .& (lhs: MaskSpy, rhs: MaskSpy) -> Bool {
        staticStorage.withLock { $0.$dotAndCalls.append((lhs, rhs)) }
        return staticStorage.dotAndStub(lhs, rhs)
    }

    static func .!= (lhs: MaskSpy, rhs: Int) -> Bool {
        staticStorage.withLock { $0.$dotBangEqualsCalls.append((lhs, rhs)) }
        return staticStorage.dotBangEqualsStub(lhs, rhs)
    }
}
