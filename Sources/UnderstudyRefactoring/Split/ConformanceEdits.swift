import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax

/// The conformances that have to name the parts: Swift infers no conformance to the parts from a conditional one, nor
/// from one with attributes such as `@preconcurrency`.
enum ConformanceEdits {
    /// One change for each extension or type that declares such a conformance.
    static func changes(
        _ declaration: ProtocolDeclaration, parts: [String], in index: DeclarationIndex
    ) -> [SourceChange] {
        var changes: [SourceChange] = []
        func add(_ name: String, _ inherited: [TypeSyntax], in source: SourceText, isConditional: Bool) {
            let edits = inherited.compactMap {
                edit(of: source[$0], isConditional: isConditional, declaration, parts)
            }
            if !edits.isEmpty {
                changes.append(SourceChange(kind: .conformance, name: name, edits: edits, doubts: []))
            }
        }
        for number in index.files.indices {
            for added in index.files[number].extensions where !added.details.inherited.isEmpty {
                add(
                    added.extendedName, added.details.inherited, in: added.source,
                    isConditional: added.details.isConditional)
            }
            for type in index.files[number].types where !type.details.inherited.isEmpty {
                add(type.name, type.details.inherited, in: type.source, isConditional: false)
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
        } else if !isConditional {
            return nil
        }
        guard isConditional || !attributes.isEmpty, declaration.isNamed(source.compactText(in: inner.range)) else {
            return nil
        }
        let added = parts.map { ", \(attributes)\($0)" }.joined()
        return SourceEdit(source[ByteRange(at: type.range.upperBound)], with: added)
    }
}
