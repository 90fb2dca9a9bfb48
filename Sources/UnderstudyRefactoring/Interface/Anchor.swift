import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// The place of a type or a function, and where a new declaration can be put next to it.
struct Anchor {
    /// The file.
    let source: SourceText
    /// The module of the file.
    let module: String?
    /// The end of the top-level declaration that contains it, and of a comment behind it on its line; new declarations are
    /// inserted there.
    let end: Int
    /// The end outside of any `#if`, for what other branches need as well.
    let unconditionalEnd: Int
    /// The braces of the type; `nil` for functions, and for types declared elsewhere.
    let body: ByteRange?
    /// The path of the type; `nil` as above.
    let typeName: String?
    /// The settings of that module.
    let settings: ModuleSettings
    /// From where it can be seen.
    let access: AccessLevel
    /// The white space of one level of indentation in the file.
    let indentation: String

    /// The place of the owner of `place`.
    init?(of place: TypedPlace, in index: DeclarationIndex) {
        self.init(at: place.ownerLocation, in: index)
    }

    /// What is declared at `location`.
    init?(at location: SourceLocation, in index: DeclarationIndex) {
        guard let file = index.file(at: location.path), let position = location.position else { return nil }
        source = file.source
        module = file.module
        settings = file.settings
        let lines = source.lines.range(ofLine: position.line)
        let type = file.types.first { $0.source.location(at: $0.details.name.lowerBound) == location }
        let offset = type?.details.name.lowerBound ?? lines.lowerBound
        let outer =
            file.types.filter { $0.scope.levels.isEmpty }.map(\.syntax.range)
            + file.extensions.filter { $0.scope.levels.isEmpty }.map(\.syntax.range)
            + file.protocols.filter { $0.scope.levels.isEmpty }.map(\.syntax.range) + file.globals.map(\.range)
        guard
            let around = outer.first(where: { $0.lowerBound <= offset && offset < $0.upperBound })
                ?? outer.first(where: { lines.contains(ByteRange(at: $0.lowerBound)) })
        else { return nil }
        end = source.endOfLine(after: around.upperBound, before: source.count)
        let outermost = Parser.parse(source).declarations.last { $0.range.lowerBound <= around.lowerBound }
        let isConditional = if case .conditional = outermost?.kind { true } else { false }
        unconditionalEnd =
            isConditional ? source.endOfLine(after: outermost?.range.upperBound ?? end, before: source.count) : end
        body = type?.details.members.range
        typeName = type?.name
        access = type.map { min($0.access, $0.scope.boundAccess) } ?? .internal
        indentation = source.indentationOfOneLevel
    }
}

extension SourceText {
    /// The line break by which declarations that are inserted at `offset` are kept apart from what follows in the next
    /// line; empty where an empty line, a closing brace or nothing follows.
    func gap(behind offset: Int) -> String {
        var next = offset
        while next < count, byte(at: next) == 0x20 || byte(at: next) == 0x09 || byte(at: next) == 0x0D { next += 1 }
        guard next < count, byte(at: next) == 0x0A else { return "" }
        next += 1
        while next < count, byte(at: next) == 0x20 || byte(at: next) == 0x09 || byte(at: next) == 0x0D { next += 1 }
        let isEmpty = next == count || byte(at: next) == 0x0A || byte(at: next) == UInt8(ascii: "}")
        return isEmpty || byte(at: next) == UInt8(ascii: "#") ? "" : "\n"
    }
}
