import UnderstudySyntax

extension SwiftType {
    /// The type that is written there.
    package init(_ written: InSource<TypeSyntax>) {
        let source = written.source
        func make(_ inner: TypeSyntax) -> SwiftType { SwiftType(source[inner]) }
        self =
            switch written.piece.form {
            case .named(let name, let arguments):
                .named(source.text(in: name), arguments.isEmpty ? [] : arguments.map(make))
            case .member(let base, let name, let arguments):
                Self.member(
                    source.holdsSelector(between: base, name) ? .module(source.text(in: base.range)) : make(base),
                    named: source.text(in: name), arguments.map(make))
            case .optional(let inner): .optional(make(inner))
            case .implicitlyUnwrapped(let inner): .implicitlyUnwrapped(make(inner))
            case .array(let inner): .array(make(inner))
            case .dictionary(let key, let value): .dictionary(make(key), make(value))
            case .inlineArray(let count, let element): .inlineArray(make(count), make(element))
            case .tuple(let elements): .tuple(elements.map { TupleElement(source[$0]) })
            case .function(let function): .function(FunctionType(source[function]))
            case .composition(let parts): .composition(parts.map(make))
            case .some(let inner): make(inner).wrapped(in: SwiftType.some)
            case .any(let inner): make(inner).wrapped(in: SwiftType.any)
            case .suppressed(let inner): .suppressed(make(inner))
            case .attributed(let specifiers, let inner):
                .attributed(specifiers.map { TypeSpecifier(source[$0]) }, make(inner))
            case .packExpansion(let inner): .packExpansion(make(inner))
            case .packElement(let inner): .packElement(make(inner))
            case .literal: .literal(source.compactText(in: written.piece.range))
            case .missing: .missing
            }
    }

    /// `any P` and `some P`; of `P?` the optional of that, as which `any P?` is read (SE-0521).
    private func wrapped(in keyword: (SwiftType) -> SwiftType) -> SwiftType {
        switch self {
        case .optional(let inner): .optional(inner.wrapped(in: keyword))
        case .implicitlyUnwrapped(let inner): .implicitlyUnwrapped(inner.wrapped(in: keyword))
        default: keyword(self)
        }
    }

    /// `Base.name`, which may be a metatype.
    private static func member(_ base: SwiftType, named name: String, _ arguments: [SwiftType]) -> SwiftType {
        Metatype(rawValue: name).map { .metatype(base, $0) } ?? .member(base, name, arguments)
    }
}

extension SwiftType.TupleElement {
    init(_ written: InSource<TupleElementSyntax>) {
        let (syntax, source) = (written.piece, written.source)
        self.init(
            label: syntax.firstName.map(source.text(in:)), name: syntax.secondName.map(source.text(in:)),
            SwiftType(source[syntax.type]), isVariadic: syntax.isVariadic)
    }
}

extension FunctionType {
    init(_ written: InSource<FunctionTypeSyntax>) {
        let (syntax, source) = (written.piece, written.source)
        self.init(
            syntax.parameters.map { SwiftType.TupleElement(source[$0]) },
            effects: Effects(source[syntax.effects]), result: SwiftType(source[syntax.result]))
    }
}

extension TypeSpecifier {
    init(_ written: InSource<SpecifierSyntax>) {
        let (syntax, source) = (written.piece, written.source)
        let rest = ByteRange(start: syntax.name.upperBound, end: syntax.range.upperBound)
        self.init(
            source.text(in: syntax.name), arguments: rest.isEmpty ? nil : source.compactText(in: rest),
            isAttribute: syntax.isAttribute)
    }
}

extension Effects {
    /// The effects that are written there.
    package init(_ written: InSource<EffectsSyntax>) {
        let (syntax, source) = (written.piece, written.source)
        let asynchrony = syntax.async.map { source.matches($0, "reasync") ? Asynchrony.reasync : .async }
        let throwing: Throwing =
            if syntax.isRethrows {
                .rethrows
            } else if syntax.isThrowing {
                .throws(syntax.thrownType.map { SwiftType(source[$0]) })
            } else {
                .none
            }
        self.init(asynchrony ?? .none, throwing)
    }
}

extension SourceText {
    /// Whether `::` is between a module and the name of what it declares.
    fileprivate func holdsSelector(between base: TypeSyntax, _ name: ByteRange) -> Bool {
        guard case .named(_, let arguments) = base.form, arguments.isEmpty else { return false }
        var offset = base.range.upperBound
        while offset < name.lowerBound, byte(at: offset) != UInt8(ascii: ":") { offset += 1 }
        return offset < name.lowerBound
    }
}
