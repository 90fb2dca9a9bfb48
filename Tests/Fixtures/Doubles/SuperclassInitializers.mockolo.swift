import SuperclassInitializers

/// A mock of `Sketch`, yours to edit.
nonisolated final class SketchMock: Drawn, Sketch {
    // MARK: draw()
    var drawCallCount = 0
    var drawHandler: (() -> Int)?
    func draw() -> Int {
        drawCallCount += 1
        if let drawHandler { return drawHandler() }
        return 0
    }

    init(x: Int) { super.init() }

    required init?(coder: Int) { super.init(coder: coder) }
}

/// A mock of `NumberedTicket`, yours to edit.
nonisolated final class NumberedTicketMock: Numbered, NumberedTicket {
    // MARK: punch()
    var punchCallCount = 0
    var punchHandler: (() -> Void)?
    func punch() {
        punchCallCount += 1
        if let punchHandler { punchHandler() }
    }
}

/// A mock of `Voucher`, yours to edit.
nonisolated final class VoucherMock: Numbered, Voucher {
    required init(number: Int) { super.init(number: number) }

    // MARK: redeem()
    var redeemCallCount = 0
    var redeemHandler: (() throws -> Void)?
    func redeem() throws {
        redeemCallCount += 1
        if let redeemHandler { try redeemHandler() }
    }
}

/// A mock of `FilledForm`, yours to edit.
nonisolated final class FilledFormMock: Filled<Int>, FilledForm {
    init(name: String) { super.init() }

    required init(value: Int) { super.init(value: value) }
}

/// A mock of `Frame`, yours to edit.
nonisolated final class FrameMock: SizedThing, Frame {
    override init(size: Int) { super.init(size: size) }
    var title: String = ""
}

/// A mock of `LabelledBox`, yours to edit.
nonisolated final class LabelledBoxMock: Labelled, LabelledBox {
    init(width: Int) { super.init(label: "") }
    init?(code: String) { super.init(label: "") }
}
