import UnderstudySyntax

extension SwiftType {
    /// The type that `syntax` writes in `source`.
    package init(_ syntax: TypeSyntax, in source: SourceText) {
        func make(_ inner: TypeSyntax) -> SwiftType { SwiftType(inner, in: source) }
        self =
            switch syntax.form {
            case .named(let name, let arguments): .named(source.text(in: name), arguments.map(make))
            case .member(let base, let name, let arguments): Self.member(base, name, arguments: arguments, in: source)
            case .optional(let inner): .optional(make(inner))
            case .implicitlyUnwrapped(let inner): .implicitlyUnwrapped(make(inner))
            case .array(let inner): .array(make(inner))
            case .dictionary(let key, let value): .dictionary(make(key), make(value))
            case .inlineArray(let count, let element): .inlineArray(make(count), make(element))
            case .tuple(let elements): .tuple(elements.map { TupleElement($0, in: source) })
            case .function(let function): .function(FunctionType(function, in: source))
            case .composition(let parts): .composition(parts.map(make))
            case .some(let inner): .some(make(inner))
            case .any(let inner): .any(make(inner))
            case .suppressed(let inner): .suppressed(make(inner))
            case .attributed(let specifiers, let inner):
                .attributed(specifiers.map { TypeSpecifier($0, in: source) }, make(inner))
            case .packExpansion(let inner): .packExpansion(make(inner))
            case .packElement(let inner): .packElement(make(inner))
            case .literal: .literal(source.compactText(in: syntax.range))
            case .missing: .missing
            }
    }

    private static func member(
        _ base: TypeSyntax, _ name: ByteRange, arguments: [TypeSyntax], in source: SourceText
    ) -> SwiftType {
        let base = SwiftType(base, in: source)
        let name = source.text(in: name)
        if let metatype = Metatype(rawValue: name) { return .metatype(base, metatype) }
        return .member(base, name, arguments.map { SwiftType($0, in: source) })
    }
}

extension SwiftType.TupleElement {
    init(_ syntax: TupleElementSyntax, in source: SourceText) {
        self.init(
            label: syntax.firstName.map(source.text(in:)), name: syntax.secondName.map(source.text(in:)),
            SwiftType(syntax.type, in: source), isVariadic: syntax.isVariadic)
    }
}

extension FunctionType {
    init(_ syntax: FunctionTypeSyntax, in source: SourceText) {
        self.init(
            syntax.parameters.map { SwiftType.TupleElement($0, in: source) },
            effects: Effects(syntax.effects, in: source), result: SwiftType(syntax.result, in: source))
    }
}

extension TypeSpecifier {
    init(_ syntax: SpecifierSyntax, in source: SourceText) {
        let rest = ByteRange(start: syntax.name.upperBound, end: syntax.range.upperBound)
        self.init(
            source.text(in: syntax.name), arguments: rest.isEmpty ? nil : source.compactText(in: rest),
            isAttribute: syntax.isAttribute)
    }
}

extension Effects {
    /// The effects that `syntax` writes in `source`.
    package init(_ syntax: EffectsSyntax, in source: SourceText) {
        let asynchrony = syntax.async.map { source.matches($0, "reasync") ? Asynchrony.reasync : .async }
        let throwing: Throwing =
            if syntax.isRethrows {
                .rethrows
            } else if syntax.isThrowing {
                .throws(syntax.thrownType.map { SwiftType($0, in: source) })
            } else {
                .none
            }
        self.init(asynchrony ?? .none, throwing)
    }
}
