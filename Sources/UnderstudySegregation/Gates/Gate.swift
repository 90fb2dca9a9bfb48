/// One reason to keep a protocol whole.
protocol Gate {
    /// Says why to keep the protocol; `nil` if this gate has no objection to splitting.
    static func silence(_ input: SplitEvidence) -> Silence?
}
