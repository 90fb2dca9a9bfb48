import UnderstudySyntax

/// From where a declaration can be seen.
public enum AccessLevel: String, Comparable, Sendable, CaseIterable {
    /// The enclosing declaration and its extensions in the same file.
    case `private`
    /// The file.
    case `fileprivate`
    /// The module.
    case `internal`
    /// The package (SE-0386).
    case package
    /// Everyone.
    case `public`
    /// Everyone, who may also subclass.
    case open

    /// Orders levels from the narrowest to the widest.
    public static func < (left: AccessLevel, right: AccessLevel) -> Bool {
        left.rank < right.rank
    }

    private var rank: Int {
        switch self {
        case .private: 0
        case .fileprivate: 1
        case .internal: 2
        case .package: 3
        case .public: 4
        case .open: 5
        }
    }

    /// The words that spell the levels, the usual ones first.
    private static let words: [(word: StaticString, level: AccessLevel)] = [
        ("public", .public), ("private", .private), ("fileprivate", .fileprivate), ("internal", .internal),
        ("package", .package), ("open", .open),
    ]

    /// The level that `modifiers` spell, setters' levels aside.
    package init?(_ modifiers: InSource<[ModifierSyntax]>) {
        for modifier in modifiers.piece where modifier.detail == nil {
            for index in 0..<Self.words.count where modifiers.source.matches(modifier.name, Self.words[index].word) {
                self = Self.words[index].level
                return
            }
        }
        return nil
    }
}
