import SuperclassInitializers

/// A spy of `Sketch`, yours to edit.
nonisolated final class SketchSpy: Drawn, Sketch {
    // MARK: draw()
    var drawCallCount = 0
    var drawStub: () -> Int = { 0 }
    func draw() -> Int {
        drawCallCount += 1
        return drawStub()
    }

    // MARK: init(x:)
    var initXCalls: [Int] = []
    init(x: Int) {
        super.init()
        initXCalls.append(x)
    }

    required init?(coder: Int) { super.init(coder: coder) }
}

/// A spy of `NumberedTicket`, yours to edit.
nonisolated final class NumberedTicketSpy: Numbered, NumberedTicket {
    // MARK: punch()
    var punchCallCount = 0
    func punch() { punchCallCount += 1 }
}

/// A spy of `Voucher`, yours to edit.
nonisolated final class VoucherSpy: Numbered, Voucher {
    // MARK: init(number:)
    var initNumberCalls: [Int] = []
    required init(number: Int) {
        super.init(number: number)
        initNumberCalls.append(number)
    }

    // MARK: redeem()
    var redeemCallCount = 0
    var redeemStub: () throws -> Void = {}
    func redeem() throws {
        redeemCallCount += 1
        try redeemStub()
    }
}

/// A spy of `FilledForm`, yours to edit.
nonisolated final class FilledFormSpy: Filled<Int>, FilledForm {
    // MARK: init(name:)
    var initNameCalls: [String] = []
    init(name: String) {
        super.init()
        initNameCalls.append(name)
    }

    required init(value: Int) { super.init(value: value) }
}

/// A spy of `Frame`, yours to edit.
nonisolated final class FrameSpy: SizedThing, Frame {
    // MARK: init(size:)
    var initSizeCalls: [Int] = []
    override init(size: Int) {
        super.init(size: size)
        initSizeCalls.append(size)
    }

    var title = ""
}

/// A spy of `LabelledBox`, yours to edit.
@dynamicMemberLookup
nonisolated final class LabelledBoxSpy: Labelled, LabelledBox {
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

    // MARK: init(width:)
    var initWidthCalls: [Int] = []
    init(width: Int) {
        super.init(label: "")
        initWidthCalls.append(width)
    }

    // MARK: init?(code:)
    var initCodeCalls: [String] = []
    init?(code: String) {
        super.init(label: "")
        initCodeCalls.append(code)
        guard Self.staticStorage.initCodeStub(code) else { return nil }
    }
}
