import ShortNames

/// A client of `NotesServiceProtocol`, yours to edit.
struct NotesServiceClient: NotesServiceProtocol {
    /// A client whose members fail until they are set.
    static var unimplemented: NotesServiceClient { NotesServiceClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some NotesServiceProtocol) {
        onLoad = { live.load() }
    }

    // MARK: load()
    var onLoad: () -> Int = { TestIssue.report("NotesServiceClient.onLoad is not set", returning: 0) }
    func load() -> Int { onLoad() }
}

/// A client of `IAccountStore`, yours to edit.
struct AccountStoreClient: IAccountStore {
    /// A client whose members fail until they are set.
    static var unimplemented: AccountStoreClient { AccountStoreClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some IAccountStore) {
        onLoad = { live.load() }
    }

    // MARK: load()
    var onLoad: () -> Int = { TestIssue.report("AccountStoreClient.onLoad is not set", returning: 0) }
    func load() -> Int { onLoad() }
}

/// A client of `ImageLoading`, yours to edit.
struct ImageLoadingClient: ImageLoading {
    /// A client whose members fail until they are set.
    static var unimplemented: ImageLoadingClient { ImageLoadingClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some ImageLoading) {
        onLoad = { live.load() }
    }

    // MARK: load()
    var onLoad: () -> Int = { TestIssue.report("ImageLoadingClient.onLoad is not set", returning: 0) }
    func load() -> Int { onLoad() }
}

/// A client of `MemoInterface`, yours to edit.
struct MemoClient: MemoInterface {
    /// A client whose members fail until they are set.
    static var unimplemented: MemoClient { MemoClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some MemoInterface) {
        onLoad = { live.load() }
    }

    // MARK: load()
    var onLoad: () -> Int = { TestIssue.report("MemoClient.onLoad is not set", returning: 0) }
    func load() -> Int { onLoad() }
}

/// A client of `Printing`, yours to edit.
struct PrintingClient: Printing {
    /// A client whose members fail until they are set.
    static var unimplemented: PrintingClient { PrintingClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Printing) {
        onLoad = { live.load() }
    }

    // MARK: load()
    var onLoad: () -> Int = { TestIssue.report("PrintingClient.onLoad is not set", returning: 0) }
    func load() -> Int { onLoad() }
}

/// A client of `PrintingProtocol`, yours to edit.
struct PrintingProtocolClient: PrintingProtocol {
    /// A client whose members fail until they are set.
    static var unimplemented: PrintingProtocolClient { PrintingProtocolClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some PrintingProtocol) {
        onLoad = { live.load() }
    }

    // MARK: load()
    var onLoad: () -> Int = { TestIssue.report("PrintingProtocolClient.onLoad is not set", returning: 0) }
    func load() -> Int { onLoad() }
}

/// A client of `Home.Delegate`, yours to edit.
struct HomeDelegateClient: Home.Delegate {
    /// A client whose members fail until they are set.
    static var unimplemented: HomeDelegateClient { HomeDelegateClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Home.Delegate) {
        onOpen = { live.open() }
    }

    // MARK: open()
    var onOpen: () -> Void = { TestIssue.report("HomeDelegateClient.onOpen is not set") }
    func open() { onOpen() }
}

/// A client of `Home.Router`, yours to edit.
struct RouterClient: Home.Router {
    /// A client whose members fail until they are set.
    static var unimplemented: RouterClient { RouterClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Home.Router) {
        onOpen = { live.open() }
    }

    // MARK: open()
    var onOpen: () -> Void = { TestIssue.report("RouterClient.onOpen is not set") }
    func open() { onOpen() }
}

/// A client of `Settings.Delegate`, yours to edit.
struct SettingsDelegateClient: Settings.Delegate {
    /// A client whose members fail until they are set.
    static var unimplemented: SettingsDelegateClient { SettingsDelegateClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Settings.Delegate) {
        onOpen = { live.open() }
    }

    // MARK: open()
    var onOpen: () -> Void = { TestIssue.report("SettingsDelegateClient.onOpen is not set") }
    func open() { onOpen() }
}

/// A client of ``paper shelf``, yours to edit.
struct PaperShelfClient: `paper shelf` {
    /// A client whose members fail until they are set.
    static var unimplemented: PaperShelfClient { PaperShelfClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some `paper shelf`) {
        onSave = { live.save($0) }
    }

    // MARK: save(_:)
    var onSave: (Int) -> Int = { _ in TestIssue.report("PaperShelfClient.onSave is not set", returning: 0) }
    func save(_ note: Int) -> Int { onSave(note) }
}
