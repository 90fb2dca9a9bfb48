import UnderstudySemantics

/// What doubles or their tests share, written once into a target.
package enum SupportType: String, Hashable, Sendable, CaseIterable {
    /// A value behind a lock.
    case locked = "Locked"
    /// Locks that are shared by all doubles of one generic type.
    case lockedShared = "LockedShared"
    /// The order of calls to several doubles.
    case callOrder = "CallOrder"
    /// What a mock expects of the calls of one member.
    case expectedCalls = "ExpectedCalls"
    /// Stubs that give several answers, one a call.
    case inTurn = "InTurn"
    /// Waiting for a condition.
    case eventually = "Eventually"
    /// Holding answers back.
    case gate = "Gate"

    /// The name of its file, without ending.
    package var fileName: String { self == .lockedShared ? SupportType.locked.rawValue : rawValue }

    /// Whether its template leaves it to others to import Foundation, whose locks it is made of.
    var needsFoundation: Bool { self == .locked || self == .lockedShared || self == .callOrder }

    /// Whether other modules may use it, where doubles are for them.
    package var isShown: Bool { self == .callOrder || self == .expectedCalls }
}

/// The text of a file of support types: which of those that the templates can give.
package struct SupportForm: Hashable, Sendable {
    /// What is in the file.
    package var types: Set<SupportType>
    /// Whether a lock wakes an `eventually` that looked at it, which the module has to declare then.
    package var wakes: Bool
    /// The access level of what it declares; `nil` for the usual one.
    package var access: AccessLevel?
    /// The numbers of former texts, of those types that have one of them.
    package var former: [SupportType: Int] = [:]

    package init(_ types: Set<SupportType>, wakes: Bool = false, access: AccessLevel? = nil) {
        (self.types, self.wakes, self.access) = (types, wakes, access)
    }

    /// The name of the file, without its ending.
    package var fileName: String { types.first?.fileName ?? "" }
}
