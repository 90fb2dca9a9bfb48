import UnderstudySemantics
import UnderstudySyntax

extension MemberBuilder {
    /// The closure that is called with the arguments of a subscript and the value that is set.
    func setStub(_ parameters: ParameterList, _ result: TypeSyntax) -> Member.Stub? {
        guard let type = printer.erased(result, source, for: .storage) else { return nil }
        let value = functionType(result) != nil && !isOptionalFunction(result) ? "@escaping " + type : type
        let types = parameters.stubTypes + [value]
        return Member.Stub(
            name: stem + "Set" + context.face.stubSuffix, type: "(" + types.joined(separator: ", ") + ") -> Void",
            value: "", effects: "", arguments: (parameters.stubArguments + ["newValue"]).joined(separator: ", "),
            hasTypedError: false)
    }

    /// A parameter for the value of a property; `nil` where an initialiser can't set it.
    func parameter(_ name: String, _ type: TypeSyntax, _ text: String, _ member: Member) -> String? {
        guard !member.isStatic, member.attributes.isEmpty, !member.storagePrefix.hasPrefix("@"),
            let value = member.value
        else { return nil }
        // A parameter of that name would hide the instance.
        if SwiftNames.bare(name) == "self" { return nil }
        let isFunction = functionType(type) != nil
        // Mockolo's initialisers leave optional closures out, too.
        if isFunction, isOptionalFunction(type) { return nil }
        let initial = value.isOptional ? "nil" : value.initial
        return name + ": " + (isFunction ? "@escaping " : "") + text + (initial.map { " = " + $0 } ?? "")
    }
}

extension ResolvedProtocol {
    /// The protocol with associated types that are their default, or `Any` where nothing is said of them.
    var withoutOpenTypes: ResolvedProtocol {
        var words: Set<String> = []
        for constraint in constraints {
            for side in [constraint.requirement.left, constraint.requirement.right] {
                let text = constraint.source.compactText(in: side.range)
                words.formUnion(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
            }
        }
        let anything = SourceText(path: "<Any>", text: "Any")
        let range = ByteRange(start: 0, end: 3)
        var types: [String: WrittenType] = [:]
        for type in associatedTypes where type.fixedType == nil && !type.isStandard && !words.contains(type.name) {
            if let fallback = type.defaultType {
                types[type.name] = fallback
            } else if type.constraints.isEmpty {
                types[type.name] = WrittenType(TypeSyntax(range, .named(range, arguments: [])), anything)
            }
        }
        return fixing(types)
    }
}
