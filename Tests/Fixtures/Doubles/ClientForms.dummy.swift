import ClientForms

/// A dummy of `Coder`, yours to edit.
final class CoderDummy: Coder {
    func encode<Value: Encodable>(_ value: Value) throws -> [UInt8] {
        fatalError("CoderDummy.encode(_:) must not be called")
    }

    func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
        fatalError("CoderDummy.decode(_:from:) must not be called")
    }

    func update<Bytes: Sequence>(_ bytes: inout Bytes, with value: any Encodable) {
        fatalError("CoderDummy.update(_:with:) must not be called")
    }
}

/// A dummy of `Visit`, yours to edit.
nonisolated final class VisitDummy: Visit {
    static var limit: Int {
        get { fatalError("VisitDummy.limit must not be read") }
        set { fatalError("VisitDummy.limit must not be set") }
    }

    static func make(named name: String) -> VisitDummy { fatalError("VisitDummy.make(named:) must not be called") }
    init() {}
    init(name: String) {}
    init?(token: Int) throws {}
    func renewed() -> VisitDummy { fatalError("VisitDummy.renewed() must not be called") }
    func isSame(as other: VisitDummy) -> Bool { fatalError("VisitDummy.isSame(as:) must not be called") }
}

/// A dummy of `Transactions`, yours to edit.
final class TransactionsDummy: Transactions {
    func read<Value: Sendable>(_ body: (Int) throws -> Value) throws -> Value {
        fatalError("TransactionsDummy.read(_:) must not be called")
    }

    func write<Value>(_ body: (Int) throws -> Value) rethrows -> Value {
        fatalError("TransactionsDummy.write(_:) must not be called")
    }
}

/// A dummy of `Token`, yours to edit.
final class TokenDummy: Token {
    init() {}
    var text: String { fatalError("TokenDummy.text must not be read") }

    static func == (lhs: TokenDummy, rhs: TokenDummy) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {}
}

/// A dummy of `Numbers`, yours to edit.
nonisolated final class NumbersDummy: Numbers {
    var title: String {
        get { fatalError("NumbersDummy.title must not be read") }
        set { fatalError("NumbersDummy.title must not be set") }
    }

    var elements: [Int] = []
    func makeIterator() -> IndexingIterator<[Int]> { elements.makeIterator() }
}

/// A dummy of `Listener`, yours to edit.
final class ListenerDummy: Listener {
    init() {}
    init(port: Int) {}
    func hear(_ word: String) throws(ListenerError) { fatalError("ListenerDummy.hear(_:) must not be called") }
}

/// A dummy of `Preferences`, yours to edit.
final class PreferencesDummy: Preferences {
    var name: String {
        get { fatalError("PreferencesDummy.name must not be read") }
        set { fatalError("PreferencesDummy.name must not be set") }
    }

    var tags: [String] {
        get { fatalError("PreferencesDummy.tags must not be read") }
        set { fatalError("PreferencesDummy.tags must not be set") }
    }

    var limit: Int { fatalError("PreferencesDummy.limit must not be read") }

    func load(from path: String) async throws -> [String] {
        fatalError("PreferencesDummy.load(from:) must not be called")
    }

    func summary() -> String { fatalError("PreferencesDummy.summary() must not be called") }
    func clear() { fatalError("PreferencesDummy.clear() must not be called") }
}
