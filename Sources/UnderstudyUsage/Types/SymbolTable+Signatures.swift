import UnderstudySemantics
import UnderstudySyntax

extension SymbolTable {
    /// The types of a member; resolved on first use.
    func signature(of member: MemberID) -> MemberTypes {
        if !knownSignatures.isEmpty { return knownSignatures[member.number] }
        if signatures.isEmpty { signatures = Array(repeating: nil, count: members.elements.count) }
        if let known = signatures[member.number] { return known }
        guard signaturesInProgress.insert(member).inserted else { return MemberTypes(parameters: [], result: .unknown) }
        defer { signaturesInProgress.remove(member) }
        let info = members[member]
        let place = place(inside: member)
        let source = places[place].source
        let isSubscript = info.kind == .subscript
        let parameters = info.parameters.map { parameter -> MemberTypes.Parameter in
            var label = parameter.firstName.map { source.plainName(in: $0) }
            if isSubscript, parameter.secondName == nil { label = nil }
            let name = (parameter.secondName ?? parameter.firstName).map { source.plainName(in: $0) } ?? "_"
            let type = resolve(parameter.type, from: place)
            return MemberTypes.Parameter(
                label: label == "_" ? nil : label, name: name, type: type, hasDefault: parameter.defaultValue != nil,
                isVariadic: parameter.isVariadic)
        }
        let signature = MemberTypes(parameters: parameters, result: result(of: info, place))
        signatures[member.number] = signature
        return signature
    }

    /// Whether calls of a member need `await`, and whether they need `try`.
    func effects(of member: MemberID) -> [Bool] {
        let effects: EffectsSyntax? =
            switch members[member].syntax.kind {
            case .function(let function): function.effects
            case .initializer(let initializer): initializer.effects
            default: nil
            }
        return [effects?.async != nil, effects?.throws != nil]
    }

    /// The place inside a member, where its generic parameters are visible.
    func place(inside member: MemberID) -> PlaceID {
        let info = members[member]
        return info.isGeneric ? symbols.memberPlaces[member] ?? info.place : info.place
    }

    private func result(of info: MemberInfo, _ place: PlaceID) -> ValueType {
        switch info.syntax.kind {
        case .function(let function):
            return function.result.map { resolve($0, from: place) } ?? .void
        case .initializer(let initializer):
            let own = info.owner.map { selfType(of: $0) } ?? .unknown
            return initializer.optionalMark == nil ? own : .optional(own)
        case .subscript(let syntax): return resolve(syntax.result, from: place)
        case .enumCase: return info.owner.map { selfType(of: $0) } ?? .unknown
        case .variable: return typeOfProperty(info, place)
        default: return .unknown
        }
    }

    private func typeOfProperty(_ info: MemberInfo, _ place: PlaceID) -> ValueType {
        guard let binding = info.binding else { return .unknown }
        if let type = binding.type { return resolve(type, from: place) }
        let source = places[place].source
        if let value = binding.initialValue {
            let type = inferValue?(info, Parser.parseExpression(in: value, of: source)) ?? .unknown
            if !type.isUnknown { return type }
        }
        for attribute in info.syntax.attributes {
            if let type = wrappedType(attribute, place) { return type }
        }
        return .unknown
    }

    /// The type of a property whose wrapper names it by a key path: `@Dependency(\.notes)`.
    private func wrappedType(_ attribute: AttributeSyntax, _ place: PlaceID) -> ValueType? {
        guard let arguments = attribute.arguments else { return nil }
        let source = places[place].source
        let text = source.compactText(in: arguments)
        guard text.hasPrefix("(\\"), let dot = text.firstIndex(of: ".") else { return nil }
        let root = text[text.index(text.startIndex, offsetBy: 2)..<dot]
        let path = text[text.index(after: dot)...].prefix { $0 != ")" && $0 != "," && $0 != " " }.split(separator: ".")
        guard let first = path.first.map(String.init) else { return nil }
        let roots = root.isEmpty ? Self.wrapperRoots : [String(root)]
        for root in roots {
            for id in typesByPath[root] ?? [] {
                guard let member = types[id].members[first]?.first(where: { members[$0].kind == .property }) else {
                    continue
                }
                let type = path.dropFirst().reduce(signature(of: member).result) { type, name in
                    property(String(name), of: type)
                }
                return type.madeByFactory ?? type
            }
        }
        return nil
    }

    /// The types whose properties the usual wrappers name.
    static let wrapperRoots = [
        "DependencyValues", "EnvironmentValues", "InjectedValues", "Container", "Dependencies", "FocusedValues",
        "Resolver", "InjectionContainer",
    ]

    /// The type of the property `name` of a value of `type`.
    func property(_ name: String, of type: ValueType) -> ValueType {
        let found = lookUp(name, in: type, isStatic: false).properties(in: self).first
        return found.map { signature(of: $0.member).result.substituting($0.arguments) } ?? .unknown
    }
}
