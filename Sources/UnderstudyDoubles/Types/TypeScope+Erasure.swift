import UnderstudySemantics

extension TypeScope {
    /// Whether `type` depends on a generic parameter of the member, `some` included.
    func isGeneric(_ type: SwiftType) -> Bool {
        type.contains { part in
            switch part {
            case .some: true
            case .named(let name, _): generics[name] != nil
            case .member: part.path.map { generics[$0] != nil } ?? false
            default: false
            }
        }
    }

    /// Whether `function` has generic types only in its result.
    func givesGeneric(_ function: FunctionType) -> Bool {
        isGeneric(function.result) && !function.parameters.contains { isGeneric($0.type) }
            && !(function.effects.thrownType.map(isGeneric) ?? false)
    }

    /// The type that holds a value of `type` outside the member: the type itself where it can be written, else
    /// the nearest that a value converts to; `nil` when it can't be held.
    ///
    /// - Parameter plain: Whether everything that is erased becomes `Any`, for values that are cast back.
    func erased(_ type: SwiftType, for purpose: Purpose, plain: Bool = false) -> SwiftType? {
        guard isGeneric(type) else { return written(type, for: purpose) }
        // Swift has no calling convention for such a function outside the member.
        if let function = type.function, function.parameters.contains(where: \.type.holdsPackExpansion) { return nil }
        func inner(_ type: SwiftType) -> SwiftType? { erased(type, for: .storage, plain: plain) }
        switch type {
        case .named(let name, let arguments):
            guard arguments.isEmpty, let parameter = generics[name] else { return .anything }
            return plain && parameter.erased != nil ? .anything : parameter.erased
        case .metatype(.named(let name, _), .type):
            guard let parameter = generics[name] else { break }
            return parameter.erased.map { plain ? .metatype(.anything, .type) : Self.metatype(of: $0) }
        case .optional(let value), .implicitlyUnwrapped(let value): return inner(value).map { .optional($0) }
        case .tuple(let elements) where elements.count == 1 && elements[0].label == nil && !type.holdsPackExpansion:
            return inner(elements[0].type)
        case .array(let element), .packExpansion(let element): return inner(element).map { .array($0) }
        case .dictionary(let key, let value):
            guard !isGeneric(key) else { return .anything }
            return inner(value).map { .dictionary(written(key), $0) }
        case .some(let described):
            if described.conjuncts.contains(where: \.isSuppressed) { return nil }
            if plain || described.conjuncts.contains(where: isErased) { return .anything }
            let constraint = constraint(withoutCallersArguments(described))
            return isClass(constraint) ? constraint : .any(constraint)
        case .attributed(_, let value):
            if purpose == .parameter, type.has(.inout) { return nil }
            return erased(value, for: purpose, plain: plain)
        case .packElement(let element): return erased(element, for: purpose, plain: plain)
        default: break
        }
        if holdsUnheld(type) { return nil }
        if case .metatype(_, .type) = type { return .metatype(.anything, .type) }
        return .anything
    }

    /// Whether `constraint` is itself something that is erased, as a deprecated protocol.
    private func isErased(_ constraint: SwiftType) -> Bool { constraint.path.map { generics[$0] != nil } ?? false }

    /// Whether `constraint` names a class that was read, whose values need no `any`.
    private func isClass(_ constraint: SwiftType) -> Bool {
        guard case .named = constraint.bare, let path = constraint.path else { return false }
        return path != "AnyObject" && !isProtocolOrAlias(path)
            && index.typeDeclaration(path, from: origin)?.isClass ?? false
    }

    private static func metatype(of type: SwiftType) -> SwiftType {
        if case .any(let constraint) = type { return .any(.metatype(constraint, .type)) }
        return .metatype(type, .type)
    }

    /// Whether `type` mentions a generic parameter that can't be held.
    func holdsUnheld(_ type: SwiftType) -> Bool {
        type.contains { part in
            switch part {
            case .named(let name, _): generics[name].map { $0.erased == nil } ?? false
            case .some(let described): described.conjuncts.contains(where: \.isSuppressed)
            default: false
            }
        }
    }
}

extension TypeScope {
    /// The constraint without arguments in angle brackets that are opaque, or that a caller chooses: no existential type
    /// outside the member has those.
    private func withoutCallersArguments(_ constraint: SwiftType) -> SwiftType {
        switch constraint {
        case .named(let name, let arguments) where arguments.contains(where: { isGeneric($0) }): .named(name, [])
        case .composition(let parts): .composition(parts.map(withoutCallersArguments))
        default: constraint
        }
    }
}
