/// How a type mentions `Self`.
package enum SelfForm: Sendable {
    /// Not at all, or only before the name of an associated type.
    case none
    /// It is `Self`.
    case itself
    /// It is `Self?`.
    case optional
    /// It is `[Self]`.
    case array
    /// In any other way, so that values can't be converted.
    case other
}

extension SwiftType {
    /// How it mentions `Self`.
    package var selfForm: SelfForm {
        switch bare {
        case .named("Self", _): .itself
        case .optional(let inner) where inner.selfForm == .itself: .optional
        case .implicitlyUnwrapped(let inner) where inner.selfForm == .itself: .optional
        case .array(let inner) where inner.selfForm == .itself: .array
        default: mentionsSelfAlone ? .other : .none
        }
    }

    /// Whether `Self` is mentioned other than before a dot.
    private var mentionsSelfAlone: Bool {
        switch self {
        case .named("Self", _): true
        case .member(.named("Self", []), _, let arguments): arguments.contains { $0.mentionsSelfAlone }
        default: hasPart { $0.mentionsSelfAlone }
        }
    }
}
