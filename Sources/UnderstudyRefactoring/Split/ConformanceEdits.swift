import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax

/// The conformances that have to name the parts: the language implies none from a conditional one, nor with attributes
/// such as `@preconcurrency`.
enum ConformanceEdits {
    /// One change for each extension or type that declares such a conformance.
    static func changes(
        _ declaration: ProtocolDeclaration, parts: [String], in index: DeclarationIndex
    ) -> [SourceChange] {
        var changes: [SourceChange] = []
        for file in index.files {
            let conditional = file.extensions.map {
                ($0.extendedName, $0.details.inherited, $0.details.isConditional)
            }
            let types = file.types.map { ($0.name, $0.details.inherited, false) }
            for (name, inherited, isConditional) in conditional + types {
                let edits = inherited.compactMap {
                    edit(of: file.source[$0], isConditional: isConditional, declaration, parts)
                }
                if !edits.isEmpty {
                    changes.append(SourceChange(kind: .conformance, name: name, edits: edits, doubts: []))
                }
            }
        }
        return changes
    }

    private static func edit(
        of inherited: InSource<TypeSyntax>, isConditional: Bool, _ declaration: ProtocolDeclaration, _ parts: [String]
    ) -> SourceEdit? {
        let (type, source) = (inherited.piece, inherited.source)
        var attributes = ""
        var inner = type
        if case .attributed(let specifiers, let named) = type.form {
            attributes = specifiers.map { source.text(in: $0.range) + " " }.joined()
            inner = named
        }
        guard isConditional || !attributes.isEmpty, declaration.isNamed(source.compactText(in: inner.range)) else {
            return nil
        }
        let added = parts.map { ", \(attributes)\($0)" }.joined()
        return SourceEdit(source[ByteRange(at: type.range.upperBound)], with: added)
    }
}
