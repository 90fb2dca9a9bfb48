import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// The statements of a contract's function, as far as they have the form that templates give.
struct ContractLaw {
    /// The statements, a line each.
    let lines: [String]
    /// What is called or read.
    let uses: [Use]
    /// The statement that makes an element, without the element's name.
    let sample: String?
    /// The type of that element.
    let element: String?
    /// Whether the form alone tells that a template gave it: a person might well write that a list is empty.
    let isTelling: Bool

    /// A member that the statements use.
    struct Use: Hashable {
        /// The words before it.
        var effects: String
        var name: String
        /// The label of what it is called with; `nil` for none.
        var label: String?
        /// How much it is called with; `nil` where it is not called.
        var count: Int?
        /// Whether it is given a value.
        var isSet = false

        /// How the statements of a contract may use what `asked` requires.
        static func all(of asked: Signature) -> [Use] {
            let effects = (asked.effects.isThrowing ? "try " : "") + (asked.effects.isAsync ? "await " : "")
            let name = asked.name.filter { $0 != "`" }
            switch asked.kind {
            case .function where asked.parameters.count <= 1:
                let label = asked.parameters.first?.firstName.flatMap { $0 == "_" ? nil : $0.filter { $0 != "`" } }
                return [Use(effects: effects, name: name, label: label, count: asked.parameters.count)]
            case .property(let accessors):
                let read = Use(effects: effects, name: name)
                return accessors.isSettable ? [read, Use(effects: "", name: name, isSet: true)] : [read]
            default: return []
            }
        }
    }

    /// What a statement does.
    private enum Form: Hashable {
        case subject, element, call, isEmpty, isNil, isNotNil, isOne, set, isSet
    }

    /// The orders of statements that templates give.
    private static let forms: Set<[Form]> = [
        [.subject, .isEmpty], [.subject, .element, .isNil], [.subject, .element, .call, .isNotNil],
        [.subject, .element, .call, .isOne], [.subject, .element, .call, .call, .isNil],
        [.subject, .element, .call, .call, .isEmpty], [.subject, .set, .isSet],
    ]

    /// Reads the statements in the braces `block`; `nil` where they have another form.
    init?(in block: InSource<ByteRange>) {
        let source = block.source
        if source.hasComment(in: block.piece) { return nil }
        let statements = Self.statements(in: block)
        var reader = Reader()
        var forms: [Form] = []
        for statement in statements {
            guard let form = reader.read(statement.map(source.text(in:))) else { return nil }
            forms.append(form)
        }
        guard Self.forms.contains(forms) else { return nil }
        lines = statements.compactMap { tokens in
            guard let first = tokens.first, let last = tokens.last else { return nil }
            return source.compactText(in: first.union(last))
        }
        uses = reader.uses
        sample = reader.sample
        element = reader.element
        isTelling = forms != [.subject, .isEmpty]
    }

    /// Whether all that it calls is required, with the same label and the same effects.
    func isCovered(by resolved: ResolvedProtocol) -> Bool {
        Set(uses).isSubset(of: resolved.requirements.flatMap { Use.all(of: $0.requirement.signature) })
    }

    /// The tokens of each statement: one ends where a line does, outside of brackets.
    private static func statements(in braces: InSource<ByteRange>) -> [[ByteRange]] {
        let (block, source) = (braces.piece, braces.source)
        var statements: [[ByteRange]] = []
        var depth = 0
        var line = -1
        let inner = ByteRange(start: block.lowerBound + 1, end: max(block.lowerBound + 1, block.upperBound - 1))
        for token in source.tokenRanges(in: inner) {
            let text = source.text(in: token)
            if text == ")" || text == "]" || text == "}" { depth -= 1 }
            let here = source.lines.line(at: token.lowerBound)
            if depth == 0, here != line, !closes(text) { statements.append([]) }
            line = source.lines.line(at: token.upperBound - 1)
            if statements.isEmpty { return [] }
            statements[statements.count - 1].append(token)
            if text == "(" || text == "[" || text == "{" { depth += 1 }
        }
        return statements
    }

    private static func closes(_ text: String) -> Bool { text == ")" || text == "]" || text == "}" }

    /// Reads one statement after the other.
    private struct Reader {
        var uses: [Use] = []
        var sample: String?
        var element: String?
        private var name = ""
        private var property = ""

        /// The form of the statement with `tokens`; `nil` for any other.
        mutating func read(_ tokens: [String]) -> Form? {
            let tokens = tokens.first == "#" ? ["#" + (tokens.dropFirst().first ?? "")] + tokens.dropFirst(2) : tokens
            let text = tokens.joined()
            if text == "letsubject=tryawaitmakeSubject()" || text == "varsubject=tryawaitmakeSubject()" {
                return .subject
            }
            if tokens.first == "let" { return readElement(tokens) }
            if tokens.first == "#expect" { return readExpectation(tokens) }
            if tokens.count >= 5, tokens[0] == "subject", tokens[1] == ".", tokens[3] == "=" {
                property = tokens[2]
                sample = tokens[4...].joined()
                uses.append(Use(effects: "", name: Self.bare(tokens[2]), isSet: true))
                return DoubleRendering.sampleValues.contains(tokens[4...].joined()) ? .set : nil
            }
            let call = tokens.prefix(2) == ["_", "="] ? Array(tokens.dropFirst(2)) : tokens
            guard let rest = readUse(call), rest.isEmpty, uses.last?.count != nil else { return nil }
            return .call
        }

        private mutating func readElement(_ tokens: [String]) -> Form? {
            guard tokens.count > 5, tokens[2] == "=", let bracket = tokens.firstIndex(of: "("), tokens.last == ")"
            else {
                return nil
            }
            name = tokens[1]
            element = tokens[3..<bracket].joined()
            sample = tokens[3...].joined()
            return .element
        }

        private mutating func readExpectation(_ tokens: [String]) -> Form? {
            guard tokens.count > 4, tokens[1] == "(", tokens.last == ")" else { return nil }
            let inner = Array(tokens[2..<(tokens.count - 1)])
            if !property.isEmpty {
                let value = sample ?? ""
                return inner.joined() == "subject." + property + (value == "true" ? "" : "==" + value) ? .isSet : nil
            }
            switch readUse(inner)?.joined() {
            case ".isEmpty": return .isEmpty
            case ".count==1": return .isOne
            case "==nil": return .isNil
            case "!=nil": return .isNotNil
            default: return nil
            }
        }

        /// Reads a use at the start of `tokens`, and gives what follows; `nil` where none is there.
        private mutating func readUse(_ tokens: [String]) -> [String]? {
            let words = tokens.prefix { $0 == "try" || $0 == "await" }
            let rest = Array(tokens.dropFirst(words.count))
            guard rest.count >= 3, rest[0] == "subject", rest[1] == "." else { return nil }
            var use = Use(effects: words.map { $0 + " " }.joined(), name: Self.bare(rest[2]))
            guard rest.count > 3, rest[3] == "(" else {
                uses.append(use)
                return Array(rest.dropFirst(3))
            }
            guard let end = rest.firstIndex(of: ")") else { return nil }
            var arguments = Array(rest[4..<end])
            use.count = arguments.isEmpty ? 0 : 1
            if arguments.count > 2, arguments[1] == ":" {
                use.label = Self.bare(arguments[0])
                arguments.removeFirst(2)
            }
            let isElement = arguments == [name] || arguments.count == 3 && arguments.prefix(2) == [name, "."]
            guard arguments.isEmpty || isElement else { return nil }
            uses.append(use)
            return Array(rest[(end + 1)...])
        }

        private static func bare(_ name: String) -> String { String(name.filter { $0 != "`" }) }
    }
}
