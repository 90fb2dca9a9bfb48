import SuperclassInitializers

/// A dummy of `Sketch`, yours to edit.
nonisolated final class SketchDummy: Drawn, Sketch {
    func draw() -> Int { TestIssue.report("SketchDummy.draw() must not be called", returning: 0) }
    init(x: Int) { super.init() }

    required init?(coder: Int) { super.init(coder: coder) }
}

/// A dummy of `NumberedTicket`, yours to edit.
nonisolated final class NumberedTicketDummy: Numbered, NumberedTicket {
    func punch() { TestIssue.report("NumberedTicketDummy.punch() must not be called") }
}

/// A dummy of `Voucher`, yours to edit.
nonisolated final class VoucherDummy: Numbered, Voucher {
    required init(number: Int) { super.init(number: number) }
    func redeem() throws { TestIssue.report("VoucherDummy.redeem() must not be called") }
}

/// A dummy of `FilledForm`, yours to edit.
nonisolated final class FilledFormDummy: Filled<Int>, FilledForm {
    init(name: String) { super.init() }

    required init(value: Int) { super.init(value: value) }
}

/// A dummy of `Frame`, yours to edit.
nonisolated final class FrameDummy: SizedThing, Frame {
    override init(size: Int) { super.init(size: size) }
    var title: String { TestIssue.report("FrameDummy.title must not be read", returning: "") }
}

/// A dummy of `LabelledBox`, yours to edit.
nonisolated final class LabelledBoxDummy: Labelled, LabelledBox {
    init(width: Int) { super.init(label: "") }
    init?(code: String) { super.init(label: "") }
}
