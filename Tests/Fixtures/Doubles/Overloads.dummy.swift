import Overloads

/// A dummy of `Archive`, yours to edit.
nonisolated final class ArchiveDummy: Archive {
    func save(_ text: String) { fatalError("ArchiveDummy.save(_:) must not be called") }
    func save(_ number: Int) { fatalError("ArchiveDummy.save(_:) must not be called") }
    func save(_ number: Int?) throws { fatalError("ArchiveDummy.save(_:) must not be called") }
    func save(_ text: String, to path: String) { fatalError("ArchiveDummy.save(_:to:) must not be called") }
    func value() -> Int { fatalError("ArchiveDummy.value() must not be called") }
    func value() -> String { fatalError("ArchiveDummy.value() must not be called") }
    func refresh() { fatalError("ArchiveDummy.refresh() must not be called") }
    func refresh() async throws { fatalError("ArchiveDummy.refresh() must not be called") }
    func load(_ values: [String: Int]) { fatalError("ArchiveDummy.load(_:) must not be called") }
    func load<T: Decodable>(_ values: T) -> T? { fatalError("ArchiveDummy.load(_:) must not be called") }
    func loadCalls() -> Int { fatalError("ArchiveDummy.loadCalls() must not be called") }
    subscript(index: Int) -> String { fatalError("ArchiveDummy.subscript(_:) must not be read") }

    subscript(index: Int, fallback text: String) -> String {
        get { fatalError("ArchiveDummy.subscript(_:fallback:) must not be read") }
        set { fatalError("ArchiveDummy.subscript(_:fallback:) must not be set") }
    }

    subscript(named name: String) -> Int {
        get async throws { fatalError("ArchiveDummy.subscript(named:) must not be read") }
    }
}

/// A dummy of `Amount`, yours to edit.
nonisolated final class AmountDummy: Amount {
    static func < (lhs: AmountDummy, rhs: AmountDummy) -> Bool { fatalError("AmountDummy.<(_:_:) must not be called") }

    static func + (lhs: AmountDummy, rhs: AmountDummy) -> AmountDummy {
        fatalError("AmountDummy.+(_:_:) must not be called")
    }

    static func += (lhs: inout AmountDummy, rhs: AmountDummy) { fatalError("AmountDummy.+=(_:_:) must not be called") }
    static prefix func - (value: AmountDummy) -> AmountDummy { fatalError("AmountDummy.-(_:) must not be called") }
    static func == (lhs: AmountDummy, rhs: Int) -> Bool { fatalError("AmountDummy.==(_:_:) must not be called") }

    static func == (lhs: AmountDummy, rhs: AmountDummy) -> Bool { lhs === rhs }
}

/// A dummy of `Factory`, yours to edit.
nonisolated final class FactoryDummy: Factory {
    init() {}
    init(name: String, size: Int) {}
    init?(code: Int) {}
    init(from data: [UInt8]) throws {}
    static func make(_ name: String) -> FactoryDummy { fatalError("FactoryDummy.make(_:) must not be called") }
    static var shared: FactoryDummy { fatalError("FactoryDummy.shared must not be read") }

    static var limit: Int {
        get { fatalError("FactoryDummy.limit must not be read") }
        set { fatalError("FactoryDummy.limit must not be set") }
    }

    func copy() -> FactoryDummy { fatalError("FactoryDummy.copy() must not be called") }

    func merged(with other: FactoryDummy) -> FactoryDummy? {
        fatalError("FactoryDummy.merged(with:) must not be called")
    }
}

/// A dummy of `Mask`, yours to edit.
nonisolated final class MaskDummy: Mask {
    static func .& (lhs: MaskDummy, rhs: MaskDummy) -> Bool { fatalError("MaskDummy..&(_:_:) must not be called") }
    static func .!= (lhs: MaskDummy, rhs: Int) -> Bool { fatalError("MaskDummy..!=(_:_:) must not be called") }
}
