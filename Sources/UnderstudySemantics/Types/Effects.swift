/// The effects of a function: whether calls may wait or throw.
package struct Effects: Hashable, Sendable {
    /// Whether, and how, a call may wait.
    package enum Asynchrony: String, Hashable, Sendable {
        /// It returns at once.
        case none = ""
        /// `async`.
        case async
        /// `reasync`.
        case reasync
    }

    /// Whether, and how, a call may throw.
    package enum Throwing: Hashable, Sendable {
        /// It does not.
        case none
        /// `throws`, with the type of the error where that is named (SE-0413).
        case `throws`(SwiftType?)
        /// `rethrows`.
        case `rethrows`
    }

    /// Whether, and how, a call may wait.
    package var asynchrony: Asynchrony
    /// Whether, and how, a call may throw.
    package var throwing: Throwing

    /// Creates effects.
    package init(_ asynchrony: Asynchrony = .none, _ throwing: Throwing = .none) {
        self.asynchrony = asynchrony
        self.throwing = throwing
    }

    /// No effects.
    package static let none = Effects()

    /// Whether a call may wait.
    package var isAsync: Bool { if case .none = asynchrony { false } else { true } }
    /// Whether a call may throw.
    package var isThrowing: Bool { if case .none = throwing { false } else { true } }
    /// Whether it throws only what an argument throws.
    package var isRethrows: Bool { if case .rethrows = throwing { true } else { false } }

    /// The type of the error where that is named.
    package var thrownType: SwiftType? {
        if case .throws(let type) = throwing { type } else { nil }
    }

    /// The words before a call: `try await `, with a space after.
    package var callPrefix: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }

    /// The same with the type of the error changed by `change`.
    package func mappingThrownType(_ change: (SwiftType) -> SwiftType) -> Effects {
        guard case .throws(let type?) = throwing else { return self }
        return Effects(asynchrony, .throws(change(type)))
    }
}
