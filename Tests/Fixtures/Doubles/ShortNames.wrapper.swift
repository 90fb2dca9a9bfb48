import ShortNames

/// A wrapper of `NotesServiceProtocol`, yours to edit.
struct NotesServiceWrapper<Base: NotesServiceProtocol>: NotesServiceProtocol {
    let base: Base

    func load() -> Int { base.load() }
}

/// A wrapper of `IAccountStore`, yours to edit.
struct AccountStoreWrapper<Base: IAccountStore>: IAccountStore {
    let base: Base

    func load() -> Int { base.load() }
}

/// A wrapper of `ImageLoading`, yours to edit.
struct ImageLoadingWrapper<Base: ImageLoading>: ImageLoading {
    let base: Base

    func load() -> Int { base.load() }
}

/// A wrapper of `MemoInterface`, yours to edit.
struct MemoWrapper<Base: MemoInterface>: MemoInterface {
    let base: Base

    func load() -> Int { base.load() }
}

/// A wrapper of `Printing`, yours to edit.
struct PrintingWrapper<Base: Printing>: Printing {
    let base: Base

    func load() -> Int { base.load() }
}

/// A wrapper of `PrintingProtocol`, yours to edit.
struct PrintingProtocolWrapper<Base: PrintingProtocol>: PrintingProtocol {
    let base: Base

    func load() -> Int { base.load() }
}

/// A wrapper of `Home.Delegate`, yours to edit.
struct HomeDelegateWrapper<Base: Home.Delegate>: Home.Delegate {
    let base: Base

    func open() { base.open() }
}

/// A wrapper of `Home.Router`, yours to edit.
struct RouterWrapper<Base: Home.Router>: Home.Router {
    let base: Base

    func open() { base.open() }
}

/// A wrapper of `Settings.Delegate`, yours to edit.
struct SettingsDelegateWrapper<Base: Settings.Delegate>: Settings.Delegate {
    let base: Base

    func open() { base.open() }
}

/// A wrapper of ``paper shelf``, yours to edit.
struct PaperShelfWrapper<Base: `paper shelf`>: `paper shelf` {
    let base: Base

    func save(_ note: Int) -> Int { base.save(note) }
}
