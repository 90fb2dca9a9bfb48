import UnderstudySemantics
import UnderstudySyntax

extension DeclarationIndex {
    /// Whether a member of `double`, or of a class of the sources that it inherits from, is called like one that its
    /// protocols require.
    ///
    /// A type of data that needs nothing but what the compiler or an extension gives it is no double.
    package func hasWitness(_ double: OwnedDouble) -> Bool {
        if double.type.inheritsClass(in: self) { return true }
        let required = Set(double.protocols.flatMap { resolve($0).requirements.map(\.requirement.name) })
        let blocks = [double.type.source[double.type.members]] + double.extensions.map { $0.source[$0.members] }
        return blocks.contains { Requirement.gather($0).contains { required.contains($0.name) } }
    }
}

extension TypeDeclaration {
    /// Whether it inherits from a class of the sources.
    func inheritsClass(in index: DeclarationIndex) -> Bool {
        inheritedTypes.contains { written in
            written.bare.path.map { index.typeDeclaration($0, from: self) != nil } ?? false
        }
    }
}
