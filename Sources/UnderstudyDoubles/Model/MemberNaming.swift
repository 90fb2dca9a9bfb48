import UnderstudySemantics

/// Names for the storage of all members of a double: a type and its values may use the same ones.
struct MemberNaming {
    private var ofValues: Stems
    private var ofType: Stems

    init(ofValues: Stems, ofType: Stems) {
        self.ofValues = ofValues
        self.ofType = ofType
    }

    /// A stem for `requirement` that collides with no other.
    mutating func stem(for requirement: Requirement, isOfType: Bool) -> String {
        isOfType ? ofType.stem(for: requirement) : ofValues.stem(for: requirement)
    }

    /// What `body` makes of each of `alternatives`, all of which may use the same names; what follows uses none of them.
    mutating func apart<Alternative, Result>(
        _ alternatives: [Alternative], _ body: (Alternative, inout MemberNaming) -> Result
    ) -> [Result] {
        let marks = (ofValues.mark, ofType.mark)
        var names: (ofValues: Set<String>, ofType: Set<String>) = ([], [])
        let results = alternatives.map { alternative in
            let result = body(alternative, &self)
            names.ofValues.formUnion(ofValues.giveBack(since: marks.0))
            names.ofType.formUnion(ofType.giveBack(since: marks.1))
            return result
        }
        for name in names.ofValues { ofValues.reserve(name) }
        for name in names.ofType { ofType.reserve(name) }
        return results
    }
}
