import UnderstudySemantics

/// The names that a double has, and those that it uses.
struct UsedNames: Sendable {
    /// Its own.
    let double: String
    /// The names of the locked storage.
    let storage: StorageNames
    /// How it says that a test did not set it up.
    let failing: Failing
    /// The function that exchanges two values.
    let swap: String
    /// What the value is called that everything is forwarded to; `nil` where there is none.
    let base: BaseNames?
    /// What names mean in its file.
    let file: FileScope
    /// Which names are those of protocols; `nil` where the sources tell.
    let existentials: Existentials?
    /// The names that mean something in signatures, of those that the double's own types would have otherwise.
    let mentioned: Set<String>
}

/// What locked storage goes by: its locks, and the types of what is behind them.
struct StorageNames: Sendable {
    let instance: Lock
    let `static`: Lock
    let type: String
    let staticType: String
}
