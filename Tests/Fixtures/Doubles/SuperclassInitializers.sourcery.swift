import SuperclassInitializers

/// A mock of `Sketch`, yours to edit.
nonisolated final class SketchMock: Drawn, Sketch {
    // MARK: draw()
    var drawCallsCount = 0
    var drawCalled: Bool { drawCallsCount > 0 }
    var drawReturnValue: Int = 0
    var drawClosure: (() -> Int)?
    func draw() -> Int {
        drawCallsCount += 1
        if let drawClosure { return drawClosure() }
        return drawReturnValue
    }

    // MARK: init(x:)
    var initXReceivedX: Int?
    var initXReceivedInvocations: [Int] = []
    init(x: Int) {
        super.init()
        initXReceivedX = x
        initXReceivedInvocations.append(x)
    }

    required init?(coder: Int) { super.init(coder: coder) }
}

/// A mock of `NumberedTicket`, yours to edit.
nonisolated final class NumberedTicketMock: Numbered, NumberedTicket {
    // MARK: punch()
    var punchCallsCount = 0
    var punchCalled: Bool { punchCallsCount > 0 }
    var punchClosure: (() -> Void)?
    func punch() {
        punchCallsCount += 1
        punchClosure?()
    }
}

/// A mock of `Voucher`, yours to edit.
nonisolated final class VoucherMock: Numbered, Voucher {
    // MARK: init(number:)
    var initNumberReceivedNumber: Int?
    var initNumberReceivedInvocations: [Int] = []
    required init(number: Int) {
        super.init(number: number)
        initNumberReceivedNumber = number
        initNumberReceivedInvocations.append(number)
    }

    // MARK: redeem()
    var redeemCallsCount = 0
    var redeemCalled: Bool { redeemCallsCount > 0 }
    var redeemThrowableError: (any Error)?
    var redeemClosure: (() throws -> Void)?
    func redeem() throws {
        redeemCallsCount += 1
        if let redeemThrowableError { throw redeemThrowableError }
        try redeemClosure?()
    }
}

/// A mock of `FilledForm`, yours to edit.
nonisolated final class FilledFormMock: Filled<Int>, FilledForm {
    // MARK: init(name:)
    var initNameReceivedName: String?
    var initNameReceivedInvocations: [String] = []
    init(name: String) {
        super.init()
        initNameReceivedName = name
        initNameReceivedInvocations.append(name)
    }

    required init(value: Int) { super.init(value: value) }
}

/// A mock of `Frame`, yours to edit.
nonisolated final class FrameMock: SizedThing, Frame {
    // MARK: init(size:)
    var initSizeReceivedSize: Int?
    var initSizeReceivedInvocations: [Int] = []
    override init(size: Int) {
        super.init(size: size)
        initSizeReceivedSize = size
        initSizeReceivedInvocations.append(size)
    }

    // MARK: title
    var underlyingTitle: String = ""
    var title: String {
        get { underlyingTitle }
        set { underlyingTitle = newValue }
    }
}

/// A mock of `LabelledBox`, yours to edit.
nonisolated final class LabelledBoxMock: Labelled, LabelledBox {
    // MARK: init(width:)
    var initWidthReceivedWidth: Int?
    var initWidthReceivedInvocations: [Int] = []
    init(width: Int) {
        super.init(label: "")
        initWidthReceivedWidth = width
        initWidthReceivedInvocations.append(width)
    }

    // MARK: init?(code:)
    var initCodeReceivedCode: String?
    var initCodeReceivedInvocations: [String] = []
    init?(code: String) {
        super.init(label: "")
        initCodeReceivedCode = code
        initCodeReceivedInvocations.append(code)
    }
}
