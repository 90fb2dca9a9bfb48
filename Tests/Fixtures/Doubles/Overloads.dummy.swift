import Overloads

/// A dummy of `Archive`, yours to edit.
nonisolated final class ArchiveDummy: Archive {
    func save(_ text: String) { TestIssue.report("ArchiveDummy.save(_:) must not be called") }
    func save(_ number: Int) { TestIssue.report("ArchiveDummy.save(_:) must not be called") }
    func save(_ number: Int?) throws { TestIssue.report("ArchiveDummy.save(_:) must not be called") }
    func save(_ text: String, to path: String) { TestIssue.report("ArchiveDummy.save(_:to:) must not be called") }
    func value() -> Int { TestIssue.report("ArchiveDummy.value() must not be called", returning: 0) }
    func value() -> String { TestIssue.report("ArchiveDummy.value() must not be called", returning: "") }
    func refresh() { TestIssue.report("ArchiveDummy.refresh() must not be called") }
    func refresh() async throws { TestIssue.report("ArchiveDummy.refresh() must not be called") }
    func load(_ values: [String: Int]) { TestIssue.report("ArchiveDummy.load(_:) must not be called") }

    func load<T: Decodable>(_ values: T) -> T? {
        TestIssue.report("ArchiveDummy.load(_:) must not be called", returning: nil)
    }

    func loadCalls() -> Int { TestIssue.report("ArchiveDummy.loadCalls() must not be called", returning: 0) }
    subscript(index: Int) -> String { TestIssue.report("ArchiveDummy.subscript(_:) must not be read", returning: "") }

    subscript(index: Int, fallback text: String) -> String {
        get { TestIssue.report("ArchiveDummy.subscript(_:fallback:) must not be read", returning: "") }
        set { TestIssue.report("ArchiveDummy.subscript(_:fallback:) must not be set") }
    }

    subscript(named name: String) -> Int {
        get async throws { TestIssue.report("ArchiveDummy.subscript(named:) must not be read", returning: 0) }
    }
}

/// A dummy of `Amount`, yours to edit.
nonisolated final class AmountDummy: Amount {
    static func < (lhs: AmountDummy, rhs: AmountDummy) -> Bool {
        TestIssue.report("AmountDummy.<(_:_:) must not be called", returning: false)
    }

    static func + (lhs: AmountDummy, rhs: AmountDummy) -> AmountDummy {
        TestIssue.stop("AmountDummy.+(_:_:) must not be called")
    }

    static func += (lhs: inout AmountDummy, rhs: AmountDummy) {
        TestIssue.report("AmountDummy.+=(_:_:) must not be called")
    }

    static prefix func - (value: AmountDummy) -> AmountDummy { TestIssue.stop("AmountDummy.-(_:) must not be called") }

    static func == (lhs: AmountDummy, rhs: Int) -> Bool {
        TestIssue.report("AmountDummy.==(_:_:) must not be called", returning: false)
    }

    static func == (lhs: AmountDummy, rhs: AmountDummy) -> Bool { lhs === rhs }
}

/// A dummy of `Factory`, yours to edit.
nonisolated final class FactoryDummy: Factory {
    init() {}
    init(name: String, size: Int) {}
    init?(code: Int) {}
    init(from data: [UInt8]) throws {}
    static func make(_ name: String) -> FactoryDummy { TestIssue.stop("FactoryDummy.make(_:) must not be called") }
    static var shared: FactoryDummy { TestIssue.stop("FactoryDummy.shared must not be read") }

    static var limit: Int {
        get { TestIssue.report("FactoryDummy.limit must not be read", returning: 0) }
        set { TestIssue.report("FactoryDummy.limit must not be set") }
    }

    func copy() -> FactoryDummy { TestIssue.stop("FactoryDummy.copy() must not be called") }

    func merged(with other: FactoryDummy) -> FactoryDummy? {
        TestIssue.report("FactoryDummy.merged(with:) must not be called", returning: nil)
    }
}

/// A dummy of `Mask`, yours to edit.
nonisolated final class MaskDummy: Mask {
    static func .& (lhs: MaskDummy, rhs: MaskDummy) -> Bool {
        TestIssue.report("MaskDummy..&(_:_:) must not be called", returning: false)
    }

    static func .!= (lhs: MaskDummy, rhs: Int) -> Bool {
        TestIssue.report("MaskDummy..!=(_:_:) must not be called", returning: false)
    }
}
