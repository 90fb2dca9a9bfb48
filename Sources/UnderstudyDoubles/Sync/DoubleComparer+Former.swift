import UnderstudySemantics
import UnderstudySyntax

/// What the protocol asked for when the double was written, as far as the double's line tells.
extension DoubleComparer {
    /// Whether the protocol may have asked for a class when the double was written: a structure says that it did not.
    var wasClassBound: Bool { resolved.isClassBound && double.type.details.kind != .struct }

    /// Whether the double inherits from the class that its protocol asks for.
    var hasSuperclass: Bool {
        let name = resolved.superclass?.name
        return double.type.inherited.contains { $0 == name || name?.hasSuffix("." + $0) ?? false }
    }

    /// The associated types that neither the double's line nor an alias in it speaks of.
    var absentTypes: Set<String> {
        if kind.handsOn && kind != .client { return [] }
        let type = double.type
        let known = Set(type.details.genericParameters.map { type.source.text(in: $0.name) })
        return Set(
            resolved.associatedTypes.filter { !$0.isStandard }.map(\.name).filter {
                !known.contains($0) && body.entries(labelled: "typealias " + $0).isEmpty
            })
    }

    /// The generic parameters of a client that its protocol knows nothing of any more: its initialiser speaks of them.
    var formerTypes: [String] {
        guard kind == .client else { return [] }
        let type = double.type
        let names = Set(resolved.associatedTypes.map(\.name))
        return type.details.genericParameters.map { type.source.text(in: $0.name) }.filter { !names.contains($0) }
    }
}
