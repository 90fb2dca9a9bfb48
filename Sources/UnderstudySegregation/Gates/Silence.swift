/// Why a protocol is left as it is.
struct Silence: Error, Equatable {
    /// The reason's stable id.
    let reason: SplitReason
    /// The reason in words.
    let explanation: String
}
