import UnderstudySemantics

/// What one set of sources declares under names that doubles use.
package struct SourceNames: Sendable {
    private let visible: OwnNames
    private let testable: OwnNames
    /// The names that files which doubles share use by themselves, as far as the sources declare them.
    let inSupportFiles: OwnNames
    /// The names that more than one module declares.
    let ofSeveralModules: Set<String>

    /// Finds them among what was read.
    package init(in index: DeclarationIndex) {
        visible = OwnNames(takenIn: index, visibleFor: .public)
        testable = OwnNames(takenIn: index, visibleFor: .internal)
        inSupportFiles = OwnNames(OwnNames.inSupportFiles, takenIn: index, visibleFor: .internal)
        ofSeveralModules = index.namesOfSeveralModules
    }

    /// The names that emitted code uses by itself, as far as the sources declare them; internal types count where the
    /// tests see them.
    func own(isTestable: Bool) -> OwnNames { isTestable ? testable : visible }
}
