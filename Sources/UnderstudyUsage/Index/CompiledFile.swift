import UnderstudySemantics
import UnderstudySyntax

/// What the compiler recorded about one source file, by offsets in its text.
package struct CompiledFile: Sendable {
    /// The declaration of a member.
    struct Definition: Sendable {
        let key: SymbolKey
        let name: String
        /// Where its name is; `nil` if the file has changed since the build.
        let offset: Int32?
        /// The name of the type or extension that it is a member of.
        let parent: String?
        let overridden: [SymbolKey]
    }

    /// A place where a member is named.
    struct Reference: Sendable {
        let offset: Int32
        /// Which of the file's symbols.
        let symbol: Int32
        let kind: RequirementUse.Kind
        let isImplicit: Bool
    }

    /// The path, as the sources have it.
    package let path: String
    /// Whether the text is the one that was built, so that places in it can be used.
    package let isCurrent: Bool
    let symbols: [SymbolKey]
    /// For each symbol, whether it is certainly declared in a module other than those of the sources.
    let isForeign: [Bool]
    let definitions: [Definition]
    /// Members that implement requirements without being declared by the conforming types: both, by their keys.
    let witnesses: [(member: SymbolKey, requirement: SymbolKey)]
    let references: [Reference]
    /// The lines on which the compiler saw anything.
    let lines: Set<Int32>

    /// Takes what was recorded about a file, with the file's text.
    ///
    /// Names that are not where the compiler saw them are left out. If there are many of them, the file has changed, or
    /// another one was built: then only its declarations are taken, without places.
    package init(_ file: InSource<IndexedFile>, isUnchanged: Bool) {
        let noted = file.piece
        var check = TextCheck(file)
        var isCurrent = isUnchanged
        var references: [Reference] = []
        if isUnchanged {
            references.reserveCapacity(noted.references.count)
            for reference in noted.references {
                guard let offset = check.offset(of: reference.symbol, at: reference.place, reference.isImplicit) else {
                    continue
                }
                references.append(
                    Reference(
                        offset: offset, symbol: reference.symbol, kind: reference.kind,
                        isImplicit: reference.isImplicit))
            }
        }
        let places = noted.definitions.map { definition in
            isUnchanged && !definition.isImplicit
                ? check.offset(of: definition.symbol, at: definition.place, false) : nil
        }
        if check.isOfOtherText { (isCurrent, references) = (false, []) }
        definitions = zip(noted.definitions, places).map { definition, place in
            let symbol = noted.symbols[Int(definition.symbol)]
            return Definition(
                key: symbol.key, name: symbol.name, offset: isCurrent ? place : nil,
                parent: definition.parent.map { noted.symbols[Int($0)].name },
                overridden: definition.overridden.map { noted.symbols[Int($0)].key })
        }
        witnesses = noted.witnesses.map {
            (noted.symbols[Int($0.symbol)].key, noted.symbols[Int($0.requirement)].key)
        }
        path = file.source.path
        self.isCurrent = isCurrent
        self.references = references
        lines = isCurrent ? noted.lines : []
        symbols = noted.symbols.map(\.key)
        isForeign = noted.symbols.map(\.isForeign)
    }
}

/// Compares names with the text that they should be in.
private struct TextCheck {
    private let source: SourceText
    /// The base name of each symbol, in bytes; empty if the source may spell it differently.
    private let names: [[UInt8]]
    private var compared = 0
    private var missed = 0

    init(_ file: InSource<IndexedFile>) {
        source = file.source
        names = file.piece.symbols.map { symbol in
            let base = Array(symbol.name.utf8.prefix { $0 != UInt8(ascii: "(") })
            return Self.unwritten.contains(base) ? [] : base
        }
    }

    /// Members that are used without their names: `T(…)`, `x[…]`, `x(…)`.
    private static let unwritten: Set<[UInt8]> = [
        Array("init".utf8), Array("subscript".utf8), Array("callAsFunction".utf8), Array("dynamicallyCall".utf8),
        Array("wrappedValue".utf8), Array("projectedValue".utf8), Array("deinit".utf8),
    ]

    /// Whether so many names are elsewhere that this can't be the text that was built.
    var isOfOtherText: Bool { missed * 16 > compared }

    /// The offset of `place`, if the symbol's name is there.
    mutating func offset(of symbol: Int32, at place: IndexedPlace, _ isImplicit: Bool) -> Int32? {
        let name = names[Int(symbol)]
        guard place.line >= 1, place.line <= source.lines.count, place.column >= 1 else {
            compared += 1
            missed += 1
            return nil
        }
        let offset = source.lines.start(ofLine: Int(place.line)) + Int(place.column) - 1
        if isImplicit || name.isEmpty { return offset <= source.range.upperBound ? Int32(offset) : nil }
        let first = source.byte(at: offset)
        // `$name` and `_name` are parts of a wrapped property; a name may be in backticks.
        if first == UInt8(ascii: "$") || first == UInt8(ascii: "_") && name.first != first { return nil }
        let start = first == UInt8(ascii: "`") ? offset + 1 : offset
        compared += 1
        let end = start + name.count
        guard end <= source.range.upperBound, source.bytes(in: ByteRange(start: start, end: end)) == name else {
            missed += 1
            return nil
        }
        return Int32(offset)
    }
}
