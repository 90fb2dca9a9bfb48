import GenericEdges

/// A dummy of `Field`, yours to edit.
nonisolated final class FieldDummy<Base>: Field {
    static func decode<D: Codec>(_ value: inout Base?, from codec: inout D) throws {
        TestIssue.report("FieldDummy.decode(_:from:) must not be called")
    }
}

/// A dummy of `Codec`, yours to edit.
final class CodecDummy: Codec {
    func read<F: Field>(into value: inout F?) throws { TestIssue.report("CodecDummy.read(into:) must not be called") }

    func visit<F: Field>(_ type: Box<F>.Type, value: F.Base, number: Int) throws {
        TestIssue.report("CodecDummy.visit(_:value:number:) must not be called")
    }

    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        TestIssue.stop("CodecDummy.withBytes(_:) must not be called")
    }

    func withPointer<Result>(_ body: (UnsafePointer<Int>) throws -> Result) rethrows -> Result {
        TestIssue.stop("CodecDummy.withPointer(_:) must not be called")
    }

    func mark<Instant: Comparable>(at instant: @autoclosure () -> Instant, name: String) {
        TestIssue.report("CodecDummy.mark(at:name:) must not be called")
    }

    func schedule<T: Sendable>(_ task: @escaping @Sendable () throws -> T) -> Box<T> {
        TestIssue.stop("CodecDummy.schedule(_:) must not be called")
    }

    func on<F: Field>(_ field: F) -> CodecDummy where F.Base == Int {
        TestIssue.stop("CodecDummy.on(_:) must not be called")
    }

    func pair<A, B>(_ pair: (A, B), _ argument2: [A: B]) -> (A, B) {
        TestIssue.stop("CodecDummy.pair(_:_:) must not be called")
    }

    func type<T>(of value: T) -> T.Type { TestIssue.stop("CodecDummy.type(of:) must not be called") }

    func borrow<Output: ~Copyable, Failure: Error>(_ body: (Int) throws(Failure) -> Output) throws(Failure) -> Output {
        TestIssue.stop("CodecDummy.borrow(_:) must not be called")
    }

    func consume<Item: ~Copyable>(_ item: consuming Item, count: Int) {
        TestIssue.report("CodecDummy.consume(_:count:) must not be called")
    }
}

/// A dummy of `Scene`, yours to edit.
final class SceneDummy<Body: Collection, Child: Scene>: Scene where Child.Body == Body {
    var body: Body { TestIssue.stop("SceneDummy.body must not be read") }
    var child: Child { TestIssue.stop("SceneDummy.child must not be read") }

    func contains(_ element: Body.Element) -> Bool {
        TestIssue.report("SceneDummy.contains(_:) must not be called", returning: false)
    }
}
