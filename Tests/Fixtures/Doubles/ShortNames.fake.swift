import ShortNames

/// A fake of `NotesServiceProtocol`, yours to edit.
final class NotesServiceFake: NotesServiceProtocol {
    func load() -> Int {
        // Fill in: what it does.
        TestIssue.report("NotesServiceFake.load() is not filled in", returning: 0)
    }
}

/// A fake of `IAccountStore`, yours to edit.
final class AccountStoreFake: IAccountStore {
    func load() -> Int {
        // Fill in: what it does.
        TestIssue.report("AccountStoreFake.load() is not filled in", returning: 0)
    }
}

/// A fake of `ImageLoading`, yours to edit.
final class ImageLoadingFake: ImageLoading {
    func load() -> Int {
        // Fill in: what it does.
        TestIssue.report("ImageLoadingFake.load() is not filled in", returning: 0)
    }
}

/// A fake of `MemoInterface`, yours to edit.
final class MemoFake: MemoInterface {
    func load() -> Int {
        // Fill in: what it does.
        TestIssue.report("MemoFake.load() is not filled in", returning: 0)
    }
}

/// A fake of `Printing`, yours to edit.
final class PrintingFake: Printing {
    func load() -> Int {
        // Fill in: what it does.
        TestIssue.report("PrintingFake.load() is not filled in", returning: 0)
    }
}

/// A fake of `PrintingProtocol`, yours to edit.
final class PrintingProtocolFake: PrintingProtocol {
    func load() -> Int {
        // Fill in: what it does.
        TestIssue.report("PrintingProtocolFake.load() is not filled in", returning: 0)
    }
}

/// A fake of `Home.Delegate`, yours to edit.
final class HomeDelegateFake: Home.Delegate {
    func open() {}
}

/// A fake of `Home.Router`, yours to edit.
final class RouterFake: Home.Router {
    func open() {}
}

/// A fake of `Settings.Delegate`, yours to edit.
final class SettingsDelegateFake: Settings.Delegate {
    func open() {}
}

/// A fake of ``paper shelf``, yours to edit.
final class PaperShelfFake: `paper shelf` {
    func save(_ note: Int) -> Int {
        // Fill in: what it does.
        TestIssue.report("PaperShelfFake.save(_:) is not filled in", returning: 0)
    }
}
