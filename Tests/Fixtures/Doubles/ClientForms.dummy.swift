import ClientForms

/// A dummy of `Coder`, yours to edit.
final class CoderDummy: Coder {
    func encode<Value: Encodable>(_ value: Value) throws -> [UInt8] {
        TestIssue.report("CoderDummy.encode(_:) must not be called", returning: [])
    }

    func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
        throw TestIssue("CoderDummy.decode(_:from:) must not be called")
    }

    func update<Bytes: Sequence>(_ bytes: inout Bytes, with value: any Encodable) {
        TestIssue.report("CoderDummy.update(_:with:) must not be called")
    }
}

/// A dummy of `Visit`, yours to edit.
nonisolated final class VisitDummy: Visit {
    static var limit: Int {
        get { TestIssue.report("VisitDummy.limit must not be read", returning: 0) }
        set { TestIssue.report("VisitDummy.limit must not be set") }
    }

    static func make(named name: String) -> VisitDummy { TestIssue.stop("VisitDummy.make(named:) must not be called") }
    init() {}
    init(name: String) {}
    init?(token: Int) throws {}
    func renewed() -> VisitDummy { TestIssue.stop("VisitDummy.renewed() must not be called") }

    func isSame(as other: VisitDummy) -> Bool {
        TestIssue.report("VisitDummy.isSame(as:) must not be called", returning: false)
    }
}

/// A dummy of `Transactions`, yours to edit.
final class TransactionsDummy: Transactions {
    func read<Value: Sendable>(_ body: (Int) throws -> Value) throws -> Value {
        throw TestIssue("TransactionsDummy.read(_:) must not be called")
    }

    func write<Value>(_ body: (Int) throws -> Value) rethrows -> Value {
        TestIssue.stop("TransactionsDummy.write(_:) must not be called")
    }
}

/// A dummy of `Token`, yours to edit.
final class TokenDummy: Token {
    init() {}
    var text: String { TestIssue.report("TokenDummy.text must not be read", returning: "") }

    static func == (lhs: TokenDummy, rhs: TokenDummy) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {}
}

/// A dummy of `Numbers`, yours to edit.
nonisolated final class NumbersDummy: Numbers {
    var title: String {
        get { TestIssue.report("NumbersDummy.title must not be read", returning: "") }
        set { TestIssue.report("NumbersDummy.title must not be set") }
    }

    var elements: [Int] = []
    func makeIterator() -> IndexingIterator<[Int]> { elements.makeIterator() }
}

/// A dummy of `Listener`, yours to edit.
final class ListenerDummy: Listener {
    init() {}
    init(port: Int) {}
    func hear(_ word: String) throws(ListenerError) { TestIssue.report("ListenerDummy.hear(_:) must not be called") }
}

/// A dummy of `Preferences`, yours to edit.
final class PreferencesDummy: Preferences {
    var name: String {
        get { TestIssue.report("PreferencesDummy.name must not be read", returning: "") }
        set { TestIssue.report("PreferencesDummy.name must not be set") }
    }

    var tags: [String] {
        get { TestIssue.report("PreferencesDummy.tags must not be read", returning: []) }
        set { TestIssue.report("PreferencesDummy.tags must not be set") }
    }

    var limit: Int { TestIssue.report("PreferencesDummy.limit must not be read", returning: 0) }

    func load(from path: String) async throws -> [String] {
        TestIssue.report("PreferencesDummy.load(from:) must not be called", returning: [])
    }

    func summary() -> String { TestIssue.report("PreferencesDummy.summary() must not be called", returning: "") }
    func clear() { TestIssue.report("PreferencesDummy.clear() must not be called") }
}
