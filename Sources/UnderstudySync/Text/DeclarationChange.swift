import UnderstudySemantics
import UnderstudySyntax

/// How a declaration changes, as far as it matters to what its owner wrote into it.
struct DeclarationChange {
    private let base: MergeItem
    private let fresh: MergeItem
    /// Whether types of it change.
    private let changesTypes: Bool
    /// The words that only a function of that effect may use, and that lost it.
    private let lost: Set<String>

    /// - Parameter goneTypes: The types that are declared no more.
    init(_ base: MergeItem, _ fresh: MergeItem, goneTypes: Set<String>) {
        (self.base, self.fresh) = (base, fresh)
        let before = base.declaration.flatMap { Signature($0) }
        let after = fresh.declaration.flatMap { Signature($0) }
        changesTypes =
            before?.types.map(\.canonical) != after?.types.map(\.canonical)
            && !Self.isRenaming(base.words, fresh.words, goneTypes)
        var lost: Set<String> = []
        if let before, let after {
            if before.effects.isAsync, !after.effects.isAsync { lost.insert("await") }
            if before.effects.isThrowing, !after.effects.isThrowing { lost.formUnion(["try", "throw"]) }
        }
        self.lost = lost
    }

    /// Whether what its owner made of it has followed already: it holds all that is new, and nothing that is gone.
    func isMade(in ours: MergeItem) -> Bool {
        guard let own = Self.added(fresh.words, ours.words) else { return false }
        return Set(own).isDisjoint(with: Set(base.words).subtracting(fresh.words))
    }

    /// Whether what its owner made of it can follow: where types change, only what was added beside all that there was,
    /// and that mentions no parameter.
    func fits(_ ours: MergeItem) -> Bool {
        let added = Self.added(base.words, ours.words)
        if !lost.isEmpty, !lost.isDisjoint(with: added ?? ours.words) { return false }
        if !changesTypes { return true }
        guard let added else { return false }
        return Set(added).isDisjoint(with: parameters)
    }

    /// The names that the body of a function has for what it is given.
    private var parameters: Set<String> {
        guard let declaration = base.declaration else { return [] }
        let words = declaration.source.tokenTexts(in: declaration.piece.signatureRange)
        return Set(zip(words, words.dropFirst()).filter { $1 == ":" }.map(\.0) + ["newValue", "oldValue"])
    }

    /// Whether nothing differs but names of types that are declared no more, each of which has one other in its place.
    private static func isRenaming(_ base: [String], _ fresh: [String], _ gone: Set<String>) -> Bool {
        guard base.count == fresh.count, !gone.isEmpty else { return false }
        var names: [String: String] = [:]
        return zip(base, fresh).allSatisfy { before, after in
            before == after || gone.contains(before) && names.updateValue(after, forKey: before) ?? after == after
        }
    }

    /// The words of `ours` beside those of `base`; `nil` where some of those are missing.
    private static func added(_ base: [String], _ ours: [String]) -> [String]? {
        var rest = base[...]
        var added: [String] = []
        for word in ours {
            if word == rest.first { rest.removeFirst() } else { added.append(word) }
        }
        return rest.isEmpty ? added : nil
    }
}
