import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// Default values that no longer fit their types.
///
/// Such as `Note(id: 0)` after `Note` got a title, and `.draft` after the case was renamed. No owner wants them, since
/// they don't compile.
struct StaleDefaults {
    private let index: DeclarationIndex
    /// All words of the double as it would be written today; empty where nothing is known of that.
    private let words: Set<String>

    init(_ index: DeclarationIndex, _ fresh: RenderedDouble) {
        self.index = index
        words = fresh.source.words
    }

    /// Knows nothing of what would be written today, so that any type may be that of a library.
    init(_ index: DeclarationIndex) {
        self.index = index
        words = []
    }

    /// Whether the first value of the property at `entry`, or the default value of a parameter, no longer fits its type, as
    /// far as the sources tell.
    func isStale(_ entry: Int, _ body: DoubleBody) -> Bool { !values(of: entry, body).isEmpty }

    /// The values of the declaration at `entry` that no longer fit, by the names of their parameters; that of a property
    /// has none.
    func values(of entry: Int, _ body: DoubleBody) -> [String: ByteRange] {
        let declaration = body[entry]
        return declaration.values.filter { isStale($0.value.range, typed: $0.value.type, in: declaration.source) }
            .mapValues(\.range)
    }

    /// Whether nothing but a default value that no longer fits tells the declaration `own` from a rendered one.
    func tellsApart(_ own: Int, in body: DoubleBody, from other: Int, of rendered: RenderedDouble) -> Bool {
        let declaration = body[own]
        let (range, wanted) = (declaration.piece.range, rendered.body.entries[other].syntax)
        guard let value = declaration.values[""], let target = wanted.binding?.initialValue,
            isStale(value.range, typed: value.type, in: declaration.source)
        else { return false }
        // A type is left to a value that tells it.
        let isTyped = value.type != nil && wanted.binding?.type != nil
        func words(_ source: SourceText, _ start: Int, _ end: Int, _ type: TypeSyntax?) -> [String] {
            let end = isTyped ? end : type.map { $0.range.lowerBound } ?? end
            // What stops the test until it is set is lazy.
            return source.tokenTexts(in: ByteRange(start: start, end: end)).filter { !["lazy", ":", "="].contains($0) }
        }
        return words(declaration.source, range.lowerBound, value.range.lowerBound, value.type)
            == words(rendered.source, wanted.range.lowerBound, target.lowerBound, wanted.binding?.type)
            && declaration.source.hasSameTokens(
                in: ByteRange(start: value.range.upperBound, end: range.upperBound), as: rendered.source,
                ByteRange(start: target.upperBound, end: wanted.range.upperBound))
    }

    /// Whether `value` makes a value that its type does not have.
    private func isStale(_ value: ByteRange, typed type: TypeSyntax?, in source: SourceText) -> Bool {
        // Most values are literals.
        let isLiteral = (value.lowerBound..<value.upperBound).allSatisfy { offset in
            let byte = source.byte(at: offset)
            return byte != UInt8(ascii: "(") && byte != UInt8(ascii: ".")
        }
        if isLiteral { return false }
        // 'Note()' states its type as well.
        let made = type == nil ? source.tokenTexts(in: value) : []
        let typeWords = type.map { source.tokenTexts(in: $0.range) } ?? (made.dropFirst() == ["(", ")"] ? made : [])
        let lost = words.isEmpty ? [] : Set(typeWords).subtracting(words)
        let fit = ValueFit(index, source, lostTypes: lost)
        return !fit.mayBe(Parser.parseExpression(in: value, of: source), type.map { source[$0] })
    }
}

extension DeclSyntax {
    /// The only property that is declared.
    var binding: BindingSyntax? {
        guard case .variable(let variable) = kind, variable.bindings.count == 1 else { return nil }
        return variable.bindings[0]
    }
}

extension InSource<DeclSyntax> {
    /// Its first value, or the default values of its parameters by name, with their types.
    var values: [String: (range: ByteRange, type: TypeSyntax?)] {
        if let binding = piece.binding, let value = binding.initialValue { return ["": (value, binding.type)] }
        guard case .initializer(let initializer) = piece.kind else { return [:] }
        let values = initializer.parameters.compactMap { parameter in
            parameter.defaultValue.map { value in
                (
                    parameter.firstName.map(source.text(in:)) ?? "_",
                    (range: value, type: TypeSyntax?.some(parameter.type))
                )
            }
        }
        return Dictionary(values, uniquingKeysWith: { first, _ in first })
    }
}

extension DoubleBody {
    /// The properties whose types are written although their first values tell them.
    func typedProperties(in index: DeclarationIndex) -> Set<KeptNames.Property> {
        Set(
            entries.indices.compactMap { entry in
                guard let binding = entries[entry].syntax.binding, let type = binding.type, type.isName,
                    let value = binding.initialValue
                else { return nil }
                let source = source(entry)
                let told = index.typeTold(by: value, in: source)
                guard told?.description == source.compactText(in: type.range) else { return nil }
                return KeptNames.Property(name: source.text(in: binding.name), isBehindLock: isInStructure(entry))
            })
    }
}

extension TypeSyntax {
    /// Whether it is a name alone, as literals and initialisers tell one.
    fileprivate var isName: Bool {
        switch form {
        case .named(_, let arguments): arguments.isEmpty
        case .member: true
        default: false
        }
    }
}
