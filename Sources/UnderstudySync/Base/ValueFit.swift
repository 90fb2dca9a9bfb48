import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// Whether a value that is written can be one of its type, as far as the sources tell.
///
/// A value is read along with its type: `.draft` is looked up in the type of its own place, not in one that is mentioned
/// nearby. Where the sources don't tell, the value fits.
struct ValueFit {
    private let index: DeclarationIndex
    private let source: SourceText
    /// The types that nothing but the value's own declaration mentions any more: what they made is gone with them.
    private let lostTypes: Set<String>

    /// - Parameter source: The file of the value.
    init(_ index: DeclarationIndex, _ source: SourceText, lostTypes: Set<String>) {
        (self.index, self.source, self.lostTypes) = (index, source, lostTypes)
    }

    /// Whether `value` may be of `type`; `nil` for a type that is not known.
    func mayBe(_ value: ExpressionSyntax, _ type: InSource<TypeSyntax>?) -> Bool {
        let type = type?.unwrapped
        switch (value.form, type?.piece.form) {
        case (.closure(let closure), .function(let function)?):
            return closure.body.count != 1 || closure.body[0].result.map { mayBe($0, type?[function.result]) } ?? true
        case (.closure(let closure), _):
            return closure.body.count != 1 || closure.body[0].result.map { mayBe($0, nil) } ?? true
        case (.tuple(let parts), .tuple(let types)?) where parts.count == types.count:
            return zip(parts, types).allSatisfy { mayBe($0.value, type?[$1.type]) }
        case (.tuple(let parts), _) where parts.count == 1:
            return mayBe(parts[0].value, type)
        case (.array(let elements), .array(let element)?):
            return elements.allSatisfy { mayBe($0, type?[element]) }
        case (.dictionary(let elements), .dictionary(let key, let value)?):
            return elements.allSatisfy { mayBe($0.key, type?[key]) && mayBe($0.value, type?[value]) }
        case (.member, _), (.call, _):
            return isMade(value, type)
        default:
            return value.operands.allSatisfy { mayBe($0, nil) }
        }
    }

    /// Whether a case, or what a call gives, exists.
    private func isMade(_ value: ExpressionSyntax, _ type: InSource<TypeSyntax>?) -> Bool {
        switch value.form {
        case .member(nil, let name):
            return type?.typeName.map { hasMember(name, $0) } ?? true
        case .member(let base?, let name):
            guard case .name(let type) = base.form else { return mayBe(base, nil) }
            return hasMember(name, source.text(in: type.range))
        case .call(let callee, let arguments):
            guard arguments.allSatisfy({ mayBe($0.value, nil) }) else { return false }
            guard case .name(let name) = callee.form else { return mayBe(callee, type) }
            return makes(source.text(in: name.range), arguments)
        default:
            return true
        }
    }

    /// Whether the type called `base` may have a case or a static member called `name`; only of enumerations the sources
    /// tell all.
    private func hasMember(_ name: NameSyntax, _ base: String) -> Bool {
        let types = types(named: base)
        guard !types.isEmpty, types.allSatisfy({ $0.details.kind == .enum }) else { return true }
        let name = source.text(in: name.range)
        // An optional has two cases of its own.
        if name == "none" || name == "some" { return true }
        return types.contains { type in
            let members = members(of: type)
            return members.contains { $0.declares(name) } || !members.allSatisfy(\.piece.isPlain)
        }
    }

    /// The types called `name` that the value's file may see.
    private func types(named name: String) -> [TypeDeclaration] {
        index.types(named: name).filter { $0.access > .fileprivate || $0.source.path == source.path }
    }

    /// The members of `type`, those in extensions included.
    private func members(of type: TypeDeclaration) -> [InSource<DeclSyntax>] {
        type.members.map { type.source[$0] }
            + index.extensions(of: type).flatMap { found in found.members.map { found.source[$0] } }
    }

    // MARK: - Initialisers

    /// Whether the type called `name` may have an initialiser that takes `arguments`.
    private func makes(_ name: String, _ arguments: [ArgumentSyntax]) -> Bool {
        guard name.first?.isUppercase == true else { return true }
        let types = types(named: name)
        // A type that is not in the sources may be any library's.
        guard !types.isEmpty else { return !lostTypes.contains(name) }
        return types.contains { type in
            let members = members(of: type)
            if !members.allSatisfy(\.piece.isPlain) { return true }
            if members.contains(where: { $0.initializer.map { takes(arguments, $0) } ?? false }) { return true }
            // An initialiser in an extension leaves those that the compiler writes.
            let declaresSome = type.members.contains { type.source[$0].initializer != nil }
            return declaresSome ? type.details.kind == .class && mayInherit(type) : hasImplicit(type, arguments)
        }
    }

    /// Whether a type that declares no initialiser may have one that takes `arguments`.
    private func hasImplicit(_ type: TypeDeclaration, _ arguments: [ArgumentSyntax]) -> Bool {
        switch type.details.kind {
        case .struct: isMemberwise(type, arguments)
        case .enum: arguments.map(label) == ["rawValue"]
        case .class, .actor: arguments.isEmpty || !type.inherited.isEmpty
        }
    }

    /// Whether a class may have initialisers besides its own: one that declares some that are not convenient, and overrides
    /// none, inherits none.
    private func mayInherit(_ type: TypeDeclaration) -> Bool {
        let modifiers = type.members.filter { if case .initializer = $0.kind { true } else { false } }.map(\.modifiers)
        func has(_ modifiers: [ModifierSyntax], _ name: StaticString) -> Bool {
            modifiers.contains { type.source.matches($0.name, name) }
        }
        return modifiers.allSatisfy { has($0, "convenience") } || modifiers.contains { has($0, "override") }
    }

    private func isMemberwise(_ type: TypeDeclaration, _ arguments: [ArgumentSyntax]) -> Bool {
        let bindings = type.members.flatMap { member -> [BindingSyntax] in
            guard case .variable(let variable) = member.kind,
                !member.modifiers.contains(where: { type.source.matches($0.name, "static") })
            else { return [] }
            return variable.bindings.filter { $0.accessors == nil }
        }
        return takes(
            arguments,
            bindings.map { binding in
                let isOptional = binding.initialValue != nil || binding.type?.isOptional == true
                return (type.source.text(in: binding.name), binding.type.map { type.source[$0] }, isOptional)
            })
    }

    private func takes(_ arguments: [ArgumentSyntax], _ initializer: InSource<InitializerSyntax>) -> Bool {
        takes(
            arguments,
            initializer.piece.parameters.map { parameter in
                let isOptional = parameter.defaultValue != nil || parameter.isVariadic
                return (initializer[parameter.firstName].text ?? "_", initializer[parameter.type], isOptional)
            })
    }

    private func takes(
        _ arguments: [ArgumentSyntax], _ parameters: [(label: String, type: InSource<TypeSyntax>?, isOptional: Bool)]
    ) -> Bool {
        var rest = arguments[...]
        for parameter in parameters {
            if let argument = rest.first, label(argument) == parameter.label {
                if let type = parameter.type, let literal = LiteralForm(argument.value, in: source),
                    !literal.mayBe(type, index)
                {
                    return false
                }
                rest.removeFirst()
            } else if !parameter.isOptional {
                return false
            }
        }
        return rest.isEmpty
    }

    private func label(_ argument: ArgumentSyntax) -> String { argument.label.map(source.text(in:)) ?? "_" }
}

extension StatementSyntax {
    /// The value of a closure that has no other statement.
    fileprivate var result: ExpressionSyntax? {
        switch self {
        case .expression(let value): value
        case .return(let value): value
        default: nil
        }
    }
}

extension InSource<TypeSyntax> {
    /// The type without attributes, parentheses and marks of optionals.
    fileprivate var unwrapped: InSource<TypeSyntax> {
        switch piece.form {
        case .attributed(_, let type), .optional(let type), .implicitlyUnwrapped(let type): self[type].unwrapped
        case .tuple(let elements) where elements.count == 1: self[elements[0].type].unwrapped
        default: self
        }
    }

    /// The name, with those of the types that it is said to be in and without generic arguments; `nil` for what is none.
    var typeName: String? {
        switch piece.form {
        case .named(let name, _): source.text(in: name)
        case .member(let base, let name, _): self[base].typeName.map { $0 + "." + source.text(in: name) }
        default: nil
        }
    }
}

extension InSource<DeclSyntax> {
    fileprivate var initializer: InSource<InitializerSyntax>? {
        if case .initializer(let found) = piece.kind { self[found] } else { nil }
    }

    /// Whether it is a case of an enumeration, or a static member, called `name`.
    fileprivate func declares(_ name: String) -> Bool {
        let name = SwiftNames.bare(name)
        if case .enumCase(let elements) = piece.kind {
            return elements.contains { SwiftNames.bare(source.text(in: $0.name)) == name }
        }
        return label.map { SwiftNames.bare($0.base.name) == name } ?? false
    }
}

extension DeclSyntax {
    /// Whether it can be read without knowing a condition or a macro.
    fileprivate var isPlain: Bool {
        switch kind {
        case .conditional, .other: false
        default: true
        }
    }
}
