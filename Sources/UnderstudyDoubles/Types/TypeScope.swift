import UnderstudySemantics

/// The names that can be used where a double is written, which decide how a type of the protocol is written there.
///
/// The resulting type means the same as in the protocol, but from outside: nested types by their paths, protocols used
/// as types with `any` (SE-0335), `Self` as the double. It only has to be printed.
///
/// A class, since it is handed on for every type, and made once for all members with the same generic parameters.
final class TypeScope: Sendable {
    /// Everything that was read.
    let index: DeclarationIndex
    /// The protocol that the types are written in.
    let origin: ProtocolDeclaration
    /// What `Self` is.
    let selfName: String
    /// The names of the associated types that the protocol inherits, which hide whatever else is called so.
    let inheritedTypes: Set<String>
    /// What is written in function types because other modules understand them differently.
    let functionSpelling: FunctionSpelling
    /// Type aliases that can't be named where the types are written, by name.
    let aliases: [String: SwiftType]
    /// The paths of the type aliases whose names mean other types where the types are written.
    let aliasPaths: [String: SwiftType]
    /// What names mean in the file.
    let file: FileScope
    /// Which names are those of protocols; `nil` where the sources tell.
    let existentials: Existentials?
    /// The names of the double's own generic parameters, which those of members must not repeat.
    let outerParameters: Set<String>
    /// The generic parameters of the member, by name.
    let generics: [String: ErasedParameter]

    init(
        index: DeclarationIndex, origin: ProtocolDeclaration, selfName: String, in file: FileScope,
        inheritedTypes: Set<String> = [], functionSpelling: FunctionSpelling = FunctionSpelling(),
        aliases: [String: SwiftType] = [:], aliasPaths: [String: SwiftType] = [:],
        existentials: Existentials? = nil, outerParameters: Set<String> = [],
        generics: [String: ErasedParameter] = [:]
    ) {
        self.index = index
        self.origin = origin
        self.selfName = selfName
        self.inheritedTypes = inheritedTypes
        self.functionSpelling = functionSpelling
        self.aliases = aliases
        self.aliasPaths = aliasPaths
        self.file = file
        self.existentials = existentials
        self.outerParameters = outerParameters
        self.generics = generics
    }

    /// The same inside a member with `generics`.
    func with(_ generics: [String: ErasedParameter]) -> TypeScope {
        TypeScope(
            index: index, origin: origin, selfName: selfName, in: file, inheritedTypes: inheritedTypes,
            functionSpelling: functionSpelling, aliases: aliases, aliasPaths: aliasPaths, existentials: existentials,
            outerParameters: outerParameters, generics: generics)
    }

    /// A generic parameter of a member.
    struct ErasedParameter {
        /// What a value of it can be held as: `any P` or `Any`; `nil` when it can't be held.
        let erased: SwiftType?
        /// Whether it is a pack.
        let isPack: Bool
    }

    /// What the specifiers in front of a type are for.
    enum Purpose {
        /// A declaration that must match the requirement.
        case declaration
        /// A value that is kept: no specifiers.
        case storage
        /// A parameter of a function type: as in the declaration, without names.
        case parameter
        /// A parameter of a function type that is itself part of a declaration: the same specifiers.
        case inner
    }

    /// `type` as the double writes it for `purpose`, generic parameters as they are.
    func written(_ type: SwiftType, for purpose: Purpose = .declaration) -> SwiftType {
        switch type {
        case .named, .member:
            let name = name(type)
            return isProtocol(type) ? .any(name) : name
        case .metatype: return name(type)
        case .optional(let inner): return .optional(written(inner))
        case .implicitlyUnwrapped(let inner):
            return purpose == .declaration ? .implicitlyUnwrapped(written(inner)) : .optional(written(inner))
        case .array(let inner): return .array(written(inner))
        case .dictionary(let key, let value): return .dictionary(written(key), written(value))
        case .inlineArray(let count, let element): return .inlineArray(written(count), written(element))
        case .tuple(let elements):
            return .tuple(
                elements.map { element in
                    var element = element
                    element.type = written(element.type)
                    return element
                })
        case .function(let function):
            let isolation = function.effects.isAsync ? functionSpelling.asyncIsolation : nil
            return SwiftType.function(written(function)).with([isolation].compactMap(\.self))
        case .composition(let parts):
            let composition = composition(parts)
            return parts.contains(where: isProtocol) ? .any(composition) : composition
        case .some(let inner): return .some(constraint(inner))
        case .any(let inner):
            let constraint = constraint(inner)
            if case .any = constraint { return constraint }
            return .any(constraint)
        case .suppressed(let inner): return .suppressed(constraint(inner))
        case .attributed(let specifiers, let inner): return written(specifiers, inner, for: purpose)
        case .packExpansion(let inner): return .packExpansion(written(inner))
        case .packElement(let inner): return .packElement(written(inner))
        case .module, .literal, .missing: return type
        }
    }

    /// `type` where it constrains another: protocols without `any`.
    func constraint(_ type: SwiftType) -> SwiftType {
        switch type {
        case .named(let name, _), .member(.named("Self", _), let name, _):
            if let alias = aliases[name] { constraint(alias) } else { self.name(type) }
        case .member, .metatype: name(type)
        case .composition(let parts): composition(parts)
        case .attributed(_, let inner), .any(let inner): constraint(inner)
        case .tuple(let elements) where elements.count == 1: constraint(elements[0].type)
        default: written(type)
        }
    }

    /// `type` where it is given another name: protocols without `any`, since the name may stand for a constraint.
    func aliased(_ type: SwiftType) -> SwiftType {
        switch type {
        case .named, .member, .composition: constraint(type)
        default: written(type)
        }
    }

    /// `effects` with the type of the error as the double writes it.
    func written(_ effects: Effects) -> Effects { effects.mappingThrownType { written($0) } }

    /// The constraint with both sides as the double writes them.
    func written(_ constraint: GenericConstraint) -> GenericConstraint { constraint.mapping(self.constraint) }

    /// A member's generic parameter as the double writes it.
    func written(_ parameter: GenericParameter) -> GenericParameter {
        var copy = parameter
        copy.name = parameterName(parameter.name)
        copy.constraint = parameter.constraint.map(constraint)
        return copy
    }

    /// The name of a member's generic parameter, changed where it would hide one of the double's.
    func parameterName(_ name: String) -> String {
        let isTaken = outerParameters.contains(name) || file.own.taken.contains(name)
        return isTaken ? "Other" + name : name
    }

    // MARK: - Forms

    /// `A & B`; `Any` adds nothing to others, and can't be among them after `any`.
    private func composition(_ parts: [SwiftType]) -> SwiftType {
        let parts = parts.map(constraint)
        let kept = parts.filter { $0 != .anything }
        return kept.count == 1 ? kept[0] : .composition(kept.isEmpty ? parts : kept)
    }

    private func written(_ function: FunctionType) -> FunctionType {
        let parameters = function.parameters.map {
            SwiftType.TupleElement(written($0.type, for: .inner), isVariadic: $0.isVariadic)
        }
        return FunctionType(parameters, effects: written(function.effects), result: written(function.result))
    }

    private func written(_ specifiers: [TypeSpecifier], _ inner: SwiftType, for purpose: Purpose) -> SwiftType {
        var kept = specifiers.filter { keeps($0, for: purpose) }.map(written)
        if functionSpelling.statesSendable, !specifiers.contains(.sendable), specifiers.contains(where: isActor) {
            kept.append(.sendable)
        }
        if specifiers.contains(where: \.saysIsolation), case .function(let function) = inner {
            return SwiftType.function(written(function)).with(kept)
        }
        return written(inner, for: purpose).with(kept)
    }

    private func isActor(_ specifier: TypeSpecifier) -> Bool {
        specifier.isAttribute && index.globalActor(named: specifier.name) != nil
    }

    private func written(_ specifier: TypeSpecifier) -> TypeSpecifier {
        guard specifier.isAttribute, let path = index.qualifiedName(of: specifier.name, in: origin) else {
            return specifier
        }
        return .attribute(path)
    }

    private func keeps(_ specifier: TypeSpecifier, for purpose: Purpose) -> Bool {
        switch purpose {
        case .declaration, .inner: true
        case .parameter: specifier != .autoclosure && specifier != .isolated
        case .storage: specifier != .autoclosure && specifier != .isolated && !specifier.belongsToParameter
        }
    }

    // MARK: - Names

    private func name(_ type: SwiftType) -> SwiftType {
        switch type {
        case .named(let name, let arguments):
            if let alias = aliases[name] { return written(alias) }
            if !aliasPaths.isEmpty, let path = path(of: name, arguments) { return path }
            return .named(qualified(name), arguments.isEmpty ? [] : arguments.map { written($0) })
        case .member(.named("Self", _), let name, let arguments):
            if let alias = aliases[name] { return written(alias) }
            if !aliasPaths.isEmpty, let path = path(of: name, arguments) { return path }
            return .named(name, arguments.map { written($0) })
        case .member(let base, let name, let arguments):
            return .member(self.base(base), name, arguments.map { written($0) })
        case .metatype(let base, let metatype):
            if isProtocol(base) { return .any(.metatype(constraint(base), metatype)) }
            return .metatype(self.base(base), metatype)
        default:
            return written(type)
        }
    }

    /// The path of an alias, where that is what the name means.
    private func path(of name: String, _ arguments: [SwiftType]) -> SwiftType? {
        !arguments.isEmpty || generics[name] != nil ? nil : aliasPaths[name]
    }

    private func base(_ base: SwiftType) -> SwiftType {
        switch base {
        case .named, .member, .metatype: name(base)
        default: written(base)
        }
    }

    private func qualified(_ name: String) -> String {
        if name == "Self" { return selfName }
        if generics[name] != nil { return parameterName(name) }
        // Most names are settled before it matters whether they are associated types.
        if let path = index.qualifiedName(of: name, in: origin) {
            return isAssociatedType(name) ? name : file.spelled(path, by: origin)
        }
        guard file.mayMeanAnother(name), !isAssociatedType(name) else { return name }
        return file.spelled(name, by: origin)
    }

    /// Whether `name` is an associated type of the protocol, its own or an inherited one.
    private func isAssociatedType(_ name: String) -> Bool {
        origin.associatedTypeNames.contains(name) || inheritedTypes.contains(name)
    }

    // MARK: - Existentials

    /// Whether `type` is a protocol's name, which needs `any` where it is used as a type (SE-0335).
    private func isProtocol(_ type: SwiftType) -> Bool {
        switch type {
        case .named(let name, let arguments):
            if name == "Any" || name == "AnyObject" || name == "Self" || generics[name] != nil { return false }
            if name == "Sendable" { return !isAssociatedType(name) }
            return !inheritedTypes.contains(name) && isProtocolOrAlias(name, with: arguments)
        case .member(.named("Self", _), _, _): return false
        case .member(_, _, let arguments):
            return type.path.map { isProtocolOrAlias($0, with: arguments) } ?? false
        default: return false
        }
    }

    /// The same, where the name has `arguments`: a platform's protocol without primary associated types (SE-0346) has none,
    /// so that `Observable<Int>` is another library's type.
    private func isProtocolOrAlias(_ path: String, with arguments: [SwiftType]) -> Bool {
        guard isProtocolOrAlias(path) else { return false }
        return arguments.isEmpty || index.protocolNamed(path, from: origin.module) != nil
            || StandardProtocols.declaration(named: path)?.hasPrimaryAssociatedTypes ?? true
    }

    /// Whether `path` is that of a protocol, or of an alias of one or of a composition.
    func isProtocolOrAlias(_ path: String) -> Bool {
        existentials?.isProtocol(path) ?? index.isProtocolOrAlias(path, from: origin)
    }
}

extension DeclarationIndex {
    /// Whether `name` is a protocol, or an alias of one or of a composition.
    func isProtocolOrAlias(_ name: String, from origin: ProtocolDeclaration) -> Bool {
        // Most names are those of types.
        guard mayConstrain(name) || !origin.typeAliases.isEmpty else { return false }
        guard let alias = alias(name, from: origin) else { return isProtocolItself(name, from: origin) }
        var seen: Set<String> = [name]
        var pending = parts(of: alias)
        while let next = pending.popLast() {
            guard seen.insert(next).inserted else { continue }
            if let alias = self.alias(next, from: origin) {
                pending += parts(of: alias)
            } else if isProtocolItself(next, from: origin) {
                return true
            }
        }
        return false
    }

    private func isProtocolItself(_ name: String, from origin: ProtocolDeclaration) -> Bool {
        !origin.associatedTypeNames.contains(name) && isProtocol(name, from: origin)
    }

    /// What the alias `name` stands for: one of the protocol's own, or one that it sees.
    private func alias(_ name: String, from origin: ProtocolDeclaration) -> SwiftType? {
        if origin.associatedTypeNames.contains(name) { return nil }
        let own = origin.typeAliases.lazy.filter { $0.name == name }.compactMap { requirement -> SwiftType? in
            guard case .typeAlias(let alias) = requirement.syntax.kind else { return nil }
            return SwiftType(requirement.source[alias.type])
        }
        return own.first ?? aliasedType(name, from: origin)
    }

    /// The names of the types that `alias` is, or joins.
    private func parts(of alias: SwiftType) -> [String] {
        switch alias {
        case .named, .member: [alias.path].compactMap(\.self)
        case .composition(let parts): parts.compactMap(\.path)
        default: []
        }
    }
}
