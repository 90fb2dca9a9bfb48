import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// What the owner of a double wrote in it, and which names that speaks of: what is taken away or called otherwise must not
/// leave it behind.
struct OwnersCode {
    /// A declaration of the owner's, and the name in it.
    struct Use {
        let entry: Int
        let name: String
    }

    private let body: DoubleBody
    /// The first declaration that speaks of each name.
    private var users: [String: Int] = [:]
    /// The same for names that stand alone or behind `self`: of the double itself, as far as anything tells.
    private var callers: [String: Int] = [:]

    /// - Parameter fresh: What would be written today: an initialiser of properties that its owner edited is the owner's
    ///   where that has none.
    init(_ base: Base, _ body: DoubleBody, _ fresh: RenderedDouble) {
        self.body = body
        let hasInitializer = fresh.sharedLabels.contains { $0?.isOfProperties ?? false }
        func isOwners(_ entry: Int) -> Bool {
            let former = base.allShared(of: entry)
            if former.isEmpty { return true }
            guard !hasInitializer, body.label(of: entry)?.isOfProperties == true else { return false }
            return !former.contains { UnitMatch.isSame(entry, in: body, as: $0.entry, of: $0.rendered) }
        }
        let rendered = Set(base.units.values.filter(\.isUntouched).flatMap(\.entries))
        for entry in body.entries.indices where !rendered.contains(entry) && isOwners(entry) {
            // What is declared in a structure is a declaration of its own.
            if body.storedName(of: entry).flatMap(body.container(nested:)) != nil { continue }
            add(entry)
        }
    }

    private mutating func add(_ entry: Int) {
        // Names of what is declared, and of parameters, speak of nothing.
        let range = body.entries[entry].syntax.bodyRange ?? body.range(of: entry)
        let words = body.source(entry)[range].words
        for (index, word) in words.enumerated() {
            if word == body.storedName(of: entry) { continue }
            if users[word] == nil { users[word] = entry }
            let isMember = index > 0 && words[index - 1] == "." && (index < 2 || words[index - 2] != "self")
            if !isMember, callers[word] == nil { callers[word] = entry }
        }
    }

    /// Where it speaks of the member of `unit` or of what that keeps; `nil` where it does not.
    ///
    /// - Parameter required: The members that stand for requirements: a call may be one of theirs.
    func use(of unit: UnitMatch, besides required: Set<Int>) -> Use? {
        if let use = useOfStorage(of: unit) { return use }
        let main = unit.main
        guard let name = baseName(of: main), let entry = callers[name], entry != main,
            !required.contains(where: { baseName(of: $0) == name })
        else { return nil }
        return Use(entry: entry, name: name)
    }

    /// Where it speaks of what the member of `unit` keeps; `nil` where it does not.
    func useOfStorage(of unit: UnitMatch) -> Use? {
        unit.storage.lazy.compactMap { part in
            body.storedName(of: part).flatMap { name in users[name].map { Use(entry: $0, name: name) } }
        }.first { !unit.entries.contains($0.entry) }
    }

    private func baseName(of entry: Int) -> String? {
        let name = String(body.memberName(of: entry).prefix { $0 != "(" })
        return name.isEmpty || name == "init" || name == "subscript" ? nil : name
    }
}
