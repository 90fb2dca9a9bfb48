/// What doubles of one kind are like, as far as code that works for all kinds asks.
///
/// The answers that are given here are those of most kinds, and of one that only a user's templates know.
protocol KindTraits: Sendable {
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
    /// The names that its doubles may build on `stem`, for a member that can be set or not.
    ///
    /// - Parameter suffixes: What the style has the names of storage end with.
    func names(on stem: String, suffixes: [String], isSettable: Bool) -> [String]
}

extension KindTraits {
    var records: Bool { true }
    var answers: Bool { true }
    var refusesUse: Bool { false }
    var keepsStorage: Bool { true }
    var hasStubs: Bool { keepsStorage }
    var hasOpenMembers: Bool { false }
    var handsOn: Bool { false }
    var canForward: Bool { false }
    var consistsOfClosures: Bool { false }
    var conforms: Bool { true }
    var isGenericOverConforming: Bool { false }
    var omitsOtherTypes: Bool { false }
    var takesFirstValues: Bool { false }
    var studiesElements: Bool { false }

    func names(on stem: String, suffixes: [String], isSettable: Bool) -> [String] { suffixes.map { stem + $0 } }

    /// The name, which is also the folder of templates.
    var name: String { kind.name }

    /// Whether some of what its doubles have may be behind a lock.
    var mayLock: Bool { keepsStorage || consistsOfClosures }
}
