import UnderstudySemantics

/// What a member of a fake does.
struct FakeBody: Sendable {
    /// The statements; of a property or a subscript those of its getter.
    var lines: [String] = []
    /// The statements of the setter.
    var setLines: [String] = []
    /// What the owner has to say; `nil` where nothing is left to fill in.
    var missing: String?
    /// Whether the property is kept as it is.
    var isStored = false
    /// Whether that property is a flag that callers may have to wait for, and that a fake simply keeps.
    var isFlag = false
    /// Whether that property is a store.
    var isStore = false
    /// What stands behind a property that is kept: who is told of changes.
    var observer = ""

    /// A place to fill in.
    static func missing(_ what: String) -> FakeBody { FakeBody(missing: what) }
}

extension Member {
    /// Takes over what a fake does: nothing is recorded or stubbed, and only what is kept is stored.
    mutating func take(_ body: FakeBody?, lock: String?) {
        calls = nil
        setCalls = nil
        stub = nil
        answer = .nothing
        preparations = []
        fake = body ?? .missing("what it does")
        if !(body?.isStored ?? false) { value = nil }
        if body?.isFlag ?? false {
            value = Value(type: .named("Bool"), initial: "false", isOptional: false)
            effects = .none
        }
        guard let body, body.isStore, let lock else { return }
        place = .locked
        self.lock = lock
        storagePrefix = ""
    }
}
