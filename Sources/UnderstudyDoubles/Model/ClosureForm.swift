/// What a double that consists of closures is, and how it keeps the value that it is made from.
struct ClosureForm: Sendable {
    /// Whether it is a class.
    let isClass: Bool
    /// Whether the closures may run on several threads.
    let sharesLive: Bool
    /// Whether the value that it is made from is kept behind a lock.
    let keepsLiveLocked: Bool
}
