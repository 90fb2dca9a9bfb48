import GenericEdges

/// A stub of `Field`, yours to edit.
@dynamicMemberLookup
nonisolated final class FieldStub<Base>: Field {
    struct StaticStorage {
        var decodeFromStub: @Sendable (inout Base?, any Codec) throws -> Void = { _, _ in }
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

    static func decode<D: Codec>(_ value: inout Base?, from codec: inout D) throws {
        try staticStorage.decodeFromStub(&value, codec)
    }
}

/// A stub of `Codec`, yours to edit.
final class CodecStub: Codec {
    init() {}

    // MARK: read(into:)
    var readIntoStub: ((any Field)?) throws -> Void = { _ in }
    func read<F: Field>(into value: inout F?) throws { try readIntoStub(value) }

    // MARK: visit(_:value:number:)
    var visitValueNumberStub: (Any.Type, Any, Int) throws -> Void = { _, _, _ in }
    func visit<F: Field>(_ type: Box<F>.Type, value: F.Base, number: Int) throws {
        try visitValueNumberStub(type, value, number)
    }

    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try body(UnsafeRawBufferPointer(start: nil, count: 0))
    }

    // MARK: withPointer(_:)
    var withPointerStub: () -> Any = { TestIssue.stop("CodecStub.withPointerStub is not set") }
    func withPointer<Result>(_ body: (UnsafePointer<Int>) throws -> Result) rethrows -> Result {
        guard let result = withPointerStub() as? Result else {
            TestIssue.stop("CodecStub.withPointerStub did not return Result")
        }
        return result
    }

    func mark<Instant: Comparable>(at instant: @autoclosure () -> Instant, name: String) {}

    // MARK: schedule(_:)
    var scheduleStub: (Any) -> Any = { _ in TestIssue.stop("CodecStub.scheduleStub is not set") }
    func schedule<T: Sendable>(_ task: @escaping @Sendable () throws -> T) -> Box<T> {
        guard let result = scheduleStub(task) as? Box<T> else {
            TestIssue.stop("CodecStub.scheduleStub did not return Box<T>")
        }
        return result
    }

    // MARK: on(_:)
    var onStub: (any Field) -> CodecStub = { _ in CodecStub() }
    func on<F: Field>(_ field: F) -> CodecStub where F.Base == Int { onStub(field) }

    // MARK: pair(_:_:)
    var pairStub: (Any, Any) -> Any = { _, _ in TestIssue.stop("CodecStub.pairStub is not set") }
    func pair<A, B>(_ pair: (A, B), _ argument2: [A: B]) -> (A, B) {
        guard let result = pairStub(pair, argument2) as? (A, B) else {
            TestIssue.stop("CodecStub.pairStub did not return (A, B)")
        }
        return result
    }

    // MARK: type(of:)
    var typeOfStub: (Any) -> Any.Type = { _ in TestIssue.stop("CodecStub.typeOfStub is not set") }
    func type<T>(of value: T) -> T.Type {
        guard let result = typeOfStub(value) as? T.Type else {
            TestIssue.stop("CodecStub.typeOfStub did not return T.Type")
        }
        return result
    }

    func borrow<Output: ~Copyable, Failure: Error>(_ body: (Int) throws(Failure) -> Output) throws(Failure) -> Output {
        try body(0)
    }

    func consume<Item: ~Copyable>(_ item: consuming Item, count: Int) {}
}

/// A stub of `Scene`, yours to edit.
final class SceneStub<Body: Collection, Child: Scene>: Scene where Child.Body == Body {
    lazy var body: Body = { TestIssue.stop("SceneStub.body is not set") }()
    lazy var child: Child = { TestIssue.stop("SceneStub.child is not set") }()

    // MARK: contains(_:)
    var containsStub: (Body.Element) -> Bool = { _ in false }
    func contains(_ element: Body.Element) -> Bool { containsStub(element) }
}
