import GenericEdges

/// A spy of `Field`, yours to edit.
@dynamicMemberLookup
nonisolated final class FieldSpy<Base>: Field {
    struct StaticStorage {
        @Recorded("FieldSpy.decode(_:from:)") var decodeFromCalls: [(value: Base?, codec: any Codec)] = []
        @Stubbed(behindLock: "FieldSpy.decodeFromStub") var decodeFromStub:
            @Sendable (inout Base?, any Codec) throws -> Void = { _, _ in }
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

    static func decode<D: Codec>(_ value: inout Base?, from codec: inout D) throws {
        staticStorage.withLock { $0.$decodeFromCalls.append((value, codec)) }
        try staticStorage.decodeFromStub(&value, codec)
    }
}

/// A spy of `Codec`, yours to edit.
final class CodecSpy: Codec {
    init() {}

    var order: CallOrder? { didSet { Unused.reads("CodecSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        readIntoCalls = []
        visitValueNumberCalls = []
        withBytesCallCount = 0
        withPointerCallCount = 0
        markAtNameCalls = []
        scheduleCalls = []
        onCalls = []
        pairCalls = []
        typeOfCalls = []
        borrowCallCount = 0
        consumeCountCalls = []
    }

    // MARK: read(into:)
    @Recorded("CodecSpy.read(into:)") var readIntoCalls: [(any Field)?] = []
    @Stubbed("CodecSpy.readIntoStub") var readIntoStub: ((any Field)?) throws -> Void = { _ in }
    func read<F: Field>(into value: inout F?) throws {
        $readIntoCalls.append(value)
        order?.add("read(into:)")
        try readIntoStub(value)
    }

    // MARK: visit(_:value:number:)
    @Recorded("CodecSpy.visit(_:value:number:)") var visitValueNumberCalls:
        [(type: Any.Type, value: Any, number: Int)] = []
    @Stubbed("CodecSpy.visitValueNumberStub") var visitValueNumberStub: (Any.Type, Any, Int) throws -> Void = {
        _, _, _ in
    }
    func visit<F: Field>(_ type: Box<F>.Type, value: F.Base, number: Int) throws {
        $visitValueNumberCalls.append((type, value, number))
        order?.add("visit(_:value:number:)")
        try visitValueNumberStub(type, value, number)
    }

    // MARK: withBytes(_:)
    @Recorded("CodecSpy.withBytes(_:)") var withBytesCallCount = 0
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        $withBytesCallCount.increment()
        order?.add("withBytes(_:)")
        return try body(UnsafeRawBufferPointer(start: nil, count: 0))
    }

    // MARK: withPointer(_:)
    @Recorded("CodecSpy.withPointer(_:)") var withPointerCallCount = 0
    @Stubbed("CodecSpy.withPointerStub") var withPointerStub: () -> Any = {
        TestIssue.stop("CodecSpy.withPointerStub is not set")
    }
    func withPointer<Result>(_ body: (UnsafePointer<Int>) throws -> Result) rethrows -> Result {
        $withPointerCallCount.increment()
        order?.add("withPointer(_:)")
        guard let result = withPointerStub() as? Result else {
            TestIssue.stop("CodecSpy.withPointerStub did not return Result")
        }
        return result
    }

    // MARK: mark(at:name:)
    @Recorded("CodecSpy.mark(at:name:)") var markAtNameCalls: [(instant: any Comparable, name: String)] = []
    func mark<Instant: Comparable>(at instant: @autoclosure () -> Instant, name: String) {
        $markAtNameCalls.append((instant(), name))
        order?.add("mark(at:name:)")
    }

    // MARK: schedule(_:)
    @Recorded("CodecSpy.schedule(_:)") var scheduleCalls: [Any] = []
    @Stubbed("CodecSpy.scheduleStub") var scheduleStub: (Any) -> Any = { _ in
        TestIssue.stop("CodecSpy.scheduleStub is not set")
    }
    func schedule<T: Sendable>(_ task: @escaping @Sendable () throws -> T) -> Box<T> {
        $scheduleCalls.append(task)
        order?.add("schedule(_:)")
        guard let result = scheduleStub(task) as? Box<T> else {
            TestIssue.stop("CodecSpy.scheduleStub did not return Box<T>")
        }
        return result
    }

    // MARK: on(_:)
    @Recorded("CodecSpy.on(_:)") var onCalls: [any Field] = []
    @Stubbed("CodecSpy.onStub") var onStub: (any Field) -> CodecSpy = { _ in CodecSpy() }
    func on<F: Field>(_ field: F) -> CodecSpy where F.Base == Int {
        $onCalls.append(field)
        order?.add("on(_:)")
        return onStub(field)
    }

    // MARK: pair(_:_:)
    @Recorded("CodecSpy.pair(_:_:)") var pairCalls: [(pair: Any, argument2: Any)] = []
    @Stubbed("CodecSpy.pairStub") var pairStub: (Any, Any) -> Any = { _, _ in
        TestIssue.stop("CodecSpy.pairStub is not set")
    }
    func pair<A, B>(_ pair: (A, B), _ argument2: [A: B]) -> (A, B) {
        $pairCalls.append((pair, argument2))
        order?.add("pair(_:_:)")
        guard let result = pairStub(pair, argument2) as? (A, B) else {
            TestIssue.stop("CodecSpy.pairStub did not return (A, B)")
        }
        return result
    }

    // MARK: type(of:)
    @Recorded("CodecSpy.type(of:)") var typeOfCalls: [Any] = []
    @Stubbed("CodecSpy.typeOfStub") var typeOfStub: (Any) -> Any.Type = { _ in
        TestIssue.stop("CodecSpy.typeOfStub is not set")
    }
    func type<T>(of value: T) -> T.Type {
        $typeOfCalls.append(value)
        order?.add("type(of:)")
        guard let result = typeOfStub(value) as? T.Type else {
            TestIssue.stop("CodecSpy.typeOfStub did not return T.Type")
        }
        return result
    }

    // MARK: borrow(_:)
    @Recorded("CodecSpy.borrow(_:)") var borrowCallCount = 0
    func borrow<Output: ~Copyable, Failure: Error>(_ body: (Int) throws(Failure) -> Output) throws(Failure) -> Output {
        $borrowCallCount.increment()
        order?.add("borrow(_:)")
        return try body(0)
    }

    // MARK: consume(_:count:)
    @Recorded("CodecSpy.consume(_:count:)") var consumeCountCalls: [Int] = []
    func consume<Item: ~Copyable>(_ item: consuming Item, count: Int) {
        $consumeCountCalls.append(count)
        order?.add("consume(_:count:)")
    }
}

/// A spy of `Scene`, yours to edit.
final class SceneSpy<Body: Collection, Child: Scene>: Scene where Child.Body == Body {
    var order: CallOrder? { didSet { Unused.reads("SceneSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { containsCalls = [] }

    lazy var body: Body = { TestIssue.stop("SceneSpy.body is not set") }()
    lazy var child: Child = { TestIssue.stop("SceneSpy.child is not set") }()

    // MARK: contains(_:)
    @Recorded("SceneSpy.contains(_:)") var containsCalls: [Body.Element] = []
    @Stubbed("SceneSpy.containsStub") var containsStub: (Body.Element) -> Bool = { _ in false }
    func contains(_ element: Body.Element) -> Bool {
        $containsCalls.append(element)
        order?.add("contains(_:)")
        return containsStub(element)
    }
}
