import UnderstudySyntax
import UnderstudySemantics

/// Where a requirement is declared.
struct RequirementPlace: Hashable {
    let path: String
    let start: Int32
    /// The position among several properties in one declaration.
    let index: Int

    init(path: String, start: Int32, index: Int) {
        self.path = path
        self.start = start
        self.index = index
    }

    init(_ requirement: Requirement) {
        self.init(
            path: requirement.source.path, start: requirement.syntax.range.start, index: requirement.bindingIndex)
    }
}
