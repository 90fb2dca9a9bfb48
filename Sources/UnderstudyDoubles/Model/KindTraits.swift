/// What doubles of one kind are like, as far as code that works for all kinds asks.
///
/// The answers that are given here are those of most kinds, and of one that only a user's templates know.
package protocol KindTraits: Sendable {
    /// The name.
    var kind: DoubleKind { get }
    /// Whether its doubles remember calls.
    var records: Bool { get }
    /// Whether its doubles answer calls, rather than fail.
    var answers: Bool { get }
    /// Whether each use of its doubles fails the test.
    var refusesUse: Bool { get }
    /// Whether its doubles keep something that can be set or looked at.
    var keepsStorage: Bool { get }
    /// Whether closures that tests set are among it, and answer calls.
    var hasStubs: Bool { get }
    /// Whether its doubles have such closures only for members of which nothing else is known.
    var hasOpenMembers: Bool { get }
    /// Whether its doubles forward everything to another value.
    var handsOn: Bool { get }
    /// Whether its doubles can forward to another value until they are told an answer.
    var canForward: Bool { get }
    /// Whether its doubles have closures instead of anything else.
    var consistsOfClosures: Bool { get }
    /// Whether its doubles conform to the protocol; others only speak of what conforms.
    var conforms: Bool { get }
    /// Whether its doubles are generic over a type that conforms, and over nothing else.
    var isGenericOverConforming: Bool { get }
    /// Whether its doubles say nothing of associated types that they aren't generic over.
    var omitsOtherTypes: Bool { get }
    /// Whether an initialiser of its doubles takes what they start with.
    var takesFirstValues: Bool { get }
    /// Whether its doubles depend on what the types of their elements hold, and not only on their names.
    var studiesElements: Bool { get }
    /// Whether what a member of its doubles does depends on the other members.
    var membersWorkTogether: Bool { get }
    /// Whether each of its doubles' members keeps calls and answers under names of its own, and nothing besides.
    var keepsByMember: Bool { get }
    /// The names that its doubles may build on `stem`, for a member that can be set or not.
    ///
    /// - Parameter suffixes: What the style has the names of storage end with.
    func names(on stem: String, suffixes: [String], isSettable: Bool) -> [String]
}

extension KindTraits {
    package var records: Bool { true }
    package var answers: Bool { true }
    package var refusesUse: Bool { false }
    package var keepsStorage: Bool { true }
    package var hasStubs: Bool { keepsStorage }
    package var hasOpenMembers: Bool { false }
    package var handsOn: Bool { false }
    package var canForward: Bool { false }
    package var consistsOfClosures: Bool { false }
    package var conforms: Bool { true }
    package var isGenericOverConforming: Bool { false }
    package var omitsOtherTypes: Bool { false }
    package var takesFirstValues: Bool { false }
    package var studiesElements: Bool { false }
    package var membersWorkTogether: Bool { false }
    package var keepsByMember: Bool { false }

    package func names(on stem: String, suffixes: [String], isSettable: Bool) -> [String] { suffixes.map { stem + $0 } }

    /// The name, which is also the folder of templates.
    package var name: String { kind.name }

    /// Whether its doubles are generic over the value that they forward to.
    package var wraps: Bool { handsOn && isGenericOverConforming }

    /// Whether some of what its doubles have may be behind a lock.
    package var mayLock: Bool { keepsStorage || consistsOfClosures }
}
