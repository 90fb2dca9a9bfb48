import SuperclassInitializers

/// A spy of `Sketch`, yours to edit.
nonisolated final class SketchSpy: Drawn, Sketch {
    var order: CallOrder? { didSet { Unused.reads("SketchSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        drawCallCount = 0
        initXCalls = []
    }

    // MARK: draw()
    @Recorded("SketchSpy.draw()") var drawCallCount = 0
    @Stubbed("SketchSpy.drawStub") var drawStub: () -> Int = { 0 }
    func draw() -> Int {
        $drawCallCount.increment()
        order?.add("draw()")
        return drawStub()
    }

    // MARK: init(x:)
    @Recorded("SketchSpy.init(x:)") var initXCalls: [Int] = []
    init(x: Int) {
        super.init()
        $initXCalls.append(x)
        order?.add("init(x:)")
    }

    required init?(coder: Int) { super.init(coder: coder) }
}

/// A spy of `NumberedTicket`, yours to edit.
nonisolated final class NumberedTicketSpy: Numbered, NumberedTicket {
    var order: CallOrder? { didSet { Unused.reads("NumberedTicketSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { punchCallCount = 0 }

    // MARK: punch()
    @Recorded("NumberedTicketSpy.punch()") var punchCallCount = 0
    func punch() {
        $punchCallCount.increment()
        order?.add("punch()")
    }
}

/// A spy of `Voucher`, yours to edit.
nonisolated final class VoucherSpy: Numbered, Voucher {
    var order: CallOrder? { didSet { Unused.reads("VoucherSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        initNumberCalls = []
        redeemCallCount = 0
    }

    // MARK: init(number:)
    @Recorded("VoucherSpy.init(number:)") var initNumberCalls: [Int] = []
    required init(number: Int) {
        super.init(number: number)
        $initNumberCalls.append(number)
        order?.add("init(number:)")
    }

    // MARK: redeem()
    @Recorded("VoucherSpy.redeem()") var redeemCallCount = 0
    @Stubbed("VoucherSpy.redeemStub") var redeemStub: () throws -> Void = {}
    func redeem() throws {
        $redeemCallCount.increment()
        order?.add("redeem()")
        try redeemStub()
    }
}

/// A spy of `FilledForm`, yours to edit.
nonisolated final class FilledFormSpy: Filled<Int>, FilledForm {
    var order: CallOrder? { didSet { Unused.reads("FilledFormSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { initNameCalls = [] }

    // MARK: init(name:)
    @Recorded("FilledFormSpy.init(name:)") var initNameCalls: [String] = []
    init(name: String) {
        super.init()
        $initNameCalls.append(name)
        order?.add("init(name:)")
    }

    required init(value: Int) { super.init(value: value) }
}

/// A spy of `Frame`, yours to edit.
nonisolated final class FrameSpy: SizedThing, Frame {
    var order: CallOrder? { didSet { Unused.reads("FrameSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { initSizeCalls = [] }

    // MARK: init(size:)
    @Recorded("FrameSpy.init(size:)") var initSizeCalls: [Int] = []
    override init(size: Int) {
        super.init(size: size)
        $initSizeCalls.append(size)
        order?.add("init(size:)")
    }

    var title = ""
}

/// A spy of `LabelledBox`, yours to edit.
@dynamicMemberLookup
nonisolated final class LabelledBoxSpy: Labelled, LabelledBox {
    struct StaticStorage {
        @Stubbed(behindLock: "LabelledBoxSpy.initCodeStub") var initCodeStub: @Sendable (String) -> Bool = { _ in true }
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

    var order: CallOrder? { didSet { Unused.reads("LabelledBoxSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        initWidthCalls = []
        initCodeCalls = []
    }

    // MARK: init(width:)
    @Recorded("LabelledBoxSpy.init(width:)") var initWidthCalls: [Int] = []
    init(width: Int) {
        super.init(label: "")
        $initWidthCalls.append(width)
        order?.add("init(width:)")
    }

    // MARK: init?(code:)
    @Recorded("LabelledBoxSpy.init?(code:)") var initCodeCalls: [String] = []
    init?(code: String) {
        super.init(label: "")
        $initCodeCalls.append(code)
        order?.add("init?(code:)")
        guard Self.staticStorage.initCodeStub(code) else { return nil }
    }
}
