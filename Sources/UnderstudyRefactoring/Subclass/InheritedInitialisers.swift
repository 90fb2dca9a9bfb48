import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// The initialisers that a double inherits from its class and is made with: without the class, it needs its own, which take
/// the same and ignore it.
struct InheritedInitialisers {
    /// Their declarations.
    let texts: [String]

    /// `nil` if one of them has no such form, or if it is not known how the double is made.
    init?(
        of double: TypeDeclaration, from whole: TypeDeclaration, madeAt creations: Creations, in index: DeclarationIndex
    ) {
        let known = whole.members.compactMap { member -> InitializerSyntax? in
            guard case .initializer(let initializer) = member.kind else { return nil }
            return initializer
        }
        let source = whole.source
        let labels = known.map { $0.parameters.map { $0.firstName.map(source.text) ?? "_" } }
        let calls = InitialiserCalls(of: double, labels: labels, creations, in: index)
        guard calls.refusals.isEmpty else { return nil }
        var wanted: [[String]] = []
        for call in calls.callLabels where !wanted.contains(call) { wanted.append(call) }
        let inner = Set(index.types(inside: whole))
        let imports = Set(index.file(at: double.source.path)?.imports.map(\.module) ?? [])
        let needed = Set(index.file(at: source.path)?.imports.map(\.module) ?? []).subtracting([double.module])
        if wanted.allSatisfy(\.isEmpty) {
            texts = []
            return
        }
        guard needed.isSubset(of: imports) else { return nil }
        var texts: [String] = []
        for call in wanted {
            let fitting = known.compactMap { Self.parameters(of: $0, calledWith: call, in: source) }
            guard fitting.count == 1, let parameters = fitting.first,
                parameters.allSatisfy({ TextWords.words(of: $0).isDisjoint(with: inner) })
            else { return nil }
            let access = double.access >= .public ? "public " : ""
            texts.append(access + "init(" + parameters.joined(separator: ", ") + ") {}")
        }
        self.texts = texts
    }

    /// The parameters that a call with these labels gives a value; `nil` if it can't be a call of the initialiser.
    private static func parameters(
        of initializer: InitializerSyntax, calledWith labels: [String], in source: SourceText
    ) -> [String]? {
        guard initializer.optionalMark == nil, initializer.genericParameters.isEmpty,
            !initializer.effects.isThrowing, !initializer.effects.isAsync
        else { return nil }
        var rest = labels[...]
        var texts: [String] = []
        for parameter in initializer.parameters {
            if rest.first == parameter.firstName.map(source.text) ?? "_" {
                rest.removeFirst()
                texts.append(
                    source.lineText(
                        in: ByteRange(start: parameter.range.lowerBound, end: parameter.type.range.upperBound)))
            } else if parameter.defaultValue == nil {
                return nil
            }
        }
        return rest.isEmpty ? texts : nil
    }
}

extension DeclarationIndex {
    /// The names of the types that `type` declares inside of it.
    fileprivate func types(inside type: TypeDeclaration) -> [String] {
        files.flatMap(\.types).filter { $0.name.hasPrefix(type.name + ".") }.map(\.simpleName)
    }
}
