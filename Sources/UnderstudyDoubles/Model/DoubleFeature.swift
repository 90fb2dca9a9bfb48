/// Something that doubles have only where it is asked for.
public enum DoubleFeature: String, CaseIterable, Sendable {
    /// Calls are also written into a list that several doubles share, in their order.
    case order
    /// A function forgets all recorded calls.
    case reset
    /// An initialiser takes a value of the protocol, which answers until a stub is set.
    case forwarding
    /// Stubs that are set and never called, and records that are never read, are reported as a suite ends.
    case unused

    /// Whether doubles of `kind` can have it.
    func suits(_ kind: any KindTraits) -> Bool {
        switch self {
        case .order, .reset: kind.records
        case .forwarding: kind.canForward
        case .unused: kind.hasStubs
        }
    }
}
