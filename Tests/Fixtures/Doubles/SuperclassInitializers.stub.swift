import SuperclassInitializers

/// A stub of `Sketch`, yours to edit.
nonisolated final class SketchStub: Drawn, Sketch {
    // MARK: draw()
    var drawStub: () -> Int = { 0 }
    func draw() -> Int { drawStub() }

    init(x: Int) { super.init() }

    required init?(coder: Int) { super.init(coder: coder) }
}

/// A stub of `NumberedTicket`, yours to edit.
nonisolated final class NumberedTicketStub: Numbered, NumberedTicket {
    func punch() {}
}

/// A stub of `Voucher`, yours to edit.
nonisolated final class VoucherStub: Numbered, Voucher {
    required init(number: Int) { super.init(number: number) }

    // MARK: redeem()
    var redeemStub: () throws -> Void = {}
    func redeem() throws { try redeemStub() }
}

/// A stub of `FilledForm`, yours to edit.
nonisolated final class FilledFormStub: Filled<Int>, FilledForm {
    init(name: String) { super.init() }

    required init(value: Int) { super.init(value: value) }
}

/// A stub of `Frame`, yours to edit.
nonisolated final class FrameStub: SizedThing, Frame {
    override init(size: Int) { super.init(size: size) }
    var title = ""
}

/// A stub of `LabelledBox`, yours to edit.
@dynamicMemberLookup
nonisolated final class LabelledBoxStub: Labelled, LabelledBox {
    struct StaticStorage {
        var initCodeStub: @Sendable (String) -> Bool = { _ in true }
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

    init(width: Int) { super.init(label: "") }

    init?(code: String) {
        super.init(label: "")
        guard Self.staticStorage.initCodeStub(code) else { return nil }
    }
}
