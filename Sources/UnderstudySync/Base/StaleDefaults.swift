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
        words = Set(fresh.source.tokenTexts(in: fresh.source.range))
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
        guard let value = declaration.values[""], let target = wanted.initialValue,
            isStale(value.range, typed: value.type, in: declaration.source)
        else { return false }
        func words(_ source: SourceText, _ start: Int, _ end: Int) -> [String] {
            // What stops the test until it is set is lazy.
            source.tokenTexts(in: ByteRange(start: start, end: end)).filter { $0 != "lazy" }
        }
        return words(declaration.source, range.lowerBound, value.range.lowerBound)
            == words(rendered.source, wanted.range.lowerBound, target.lowerBound)
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
        let typeWords = type.map { source.tokenTexts(in: $0.range) } ?? []
        let lost = words.isEmpty ? [] : Set(typeWords).subtracting(words)
        let fit = ValueFit(index, source, lostTypes: lost)
        return !fit.mayBe(Parser.parseExpression(in: value, of: source), type.map { source[$0] })
    }
}

extension DeclSyntax {
    /// The first value of the only property that is declared.
    fileprivate var initialValue: ByteRange? {
        guard case .variable(let variable) = kind, variable.bindings.count == 1 else { return nil }
        return variable.bindings[0].initialValue
    }
}

extension InSource<DeclSyntax> {
    /// Its first value, or the default values of its parameters by name, with their types.
    var values: [String: (range: ByteRange, type: TypeSyntax?)] {
        if let value = piece.initialValue, case .variable(let variable) = piece.kind {
            return ["": (value, variable.bindings[0].type)]
        }
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
