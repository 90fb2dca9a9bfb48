import UnderstudySemantics
import UnderstudySyntax

/// Default values that no longer fit their types.
///
/// Such as `Note(id: 0)` after `Note` got a title, and `.draft` after the case was renamed. No owner wants them, since
/// they don't compile.
struct StaleDefaults {
    private let index: DeclarationIndex
    /// All words of the double as it would be written today.
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

    /// Whether the first value of the property at `entry` no longer fits its type, as far as the sources tell.
    func isStale(_ entry: Int, _ body: DoubleBody) -> Bool {
        let declaration = body[entry]
        return declaration.piece.initialValue.map { isStale($0, of: declaration) } ?? false
    }

    /// Whether nothing but a default value that no longer fits tells the declaration `own` from a rendered one.
    func tellsApart(_ own: Int, in body: DoubleBody, from other: Int, of rendered: RenderedDouble) -> Bool {
        let declaration = body[own]
        let (range, wanted) = (declaration.piece.range, rendered.body.entries[other].syntax)
        guard let value = declaration.piece.initialValue, let target = wanted.initialValue,
            isStale(value, of: declaration)
        else { return false }
        func words(_ source: SourceText, _ start: Int, _ end: Int) -> [String] {
            // What stops the test until it is set is lazy.
            source.tokenTexts(in: ByteRange(start: start, end: end)).filter { $0 != "lazy" }
        }
        return words(declaration.source, range.lowerBound, value.lowerBound)
            == words(rendered.source, wanted.range.lowerBound, target.lowerBound)
            && declaration.source.hasSameTokens(
                in: ByteRange(start: value.upperBound, end: range.upperBound), as: rendered.source,
                ByteRange(start: target.upperBound, end: wanted.range.upperBound))
    }

    /// Whether `value` makes a value that its type does not have.
    private func isStale(_ value: ByteRange, of declaration: InSource<DeclSyntax>) -> Bool {
        // Most values are literals.
        let isLiteral = (value.lowerBound..<value.upperBound).allSatisfy { offset in
            let byte = declaration.source.byte(at: offset)
            return byte != UInt8(ascii: "(") && byte != UInt8(ascii: ".")
        }
        if isLiteral { return false }
        let tokens = declaration.source.tokenTexts(in: value)
        return tokens.indices.contains { position in
            let isMember = position > 0 && tokens[position - 1] == "."
            if !isMember, position + 1 < tokens.count, tokens[position + 1] == "(" {
                return !makes(
                    tokens[position], with: Self.labels(tokens, from: position + 1),
                    of: declaration)
            }
            return isMember && !Self.isGivenToCase(tokens, position - 1)
                && isUnknownCase(tokens[position], after: tokens[..<(position - 1)].last, of: declaration)
        }
    }

    /// Whether the argument that begins at `start` is one of a case, such as `.failed(.early)`, which says of what type it is.
    private static func isGivenToCase(_ tokens: [String], _ start: Int) -> Bool {
        var depth = 0
        for position in tokens[..<start].indices.reversed() {
            switch tokens[position] {
            case ")", "]", "}": depth += 1
            case "(", "[", "{":
                if depth == 0 { return tokens[position] == "(" && position > 1 && tokens[position - 2] == "." }
                depth -= 1
            default: break
            }
        }
        return false
    }

    /// Whether the type called `name` may have an initialiser with `labels`.
    ///
    /// A type that is not in the sources may be any library's, unless nothing but what was required once speaks of it.
    private func makes(_ name: String, with labels: [String], of declaration: InSource<DeclSyntax>) -> Bool {
        guard name.first?.isUppercase == true else { return true }
        let types = index.types(named: name)
        guard !types.isEmpty else {
            return words.isEmpty || words.contains(name) || !declaration.typeWords.contains(name)
        }
        return types.contains { type in
            let own = initializers(of: type)
            if own.isEmpty { return hasImplicit(type, labels) }
            return own.contains { Self.fits(labels, type.source[$0]) }
                || type.details.kind == .class && mayInherit(type)
        }
    }

    /// Whether a type that declares no initialiser may have one with `labels`.
    private func hasImplicit(_ type: TypeDeclaration, _ labels: [String]) -> Bool {
        switch type.details.kind {
        case .struct: isMemberwise(type, labels)
        case .enum: labels == ["rawValue"]
        case .class, .actor: labels.isEmpty || !type.inherited.isEmpty
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

    private func initializers(of type: TypeDeclaration) -> [InitializerSyntax] {
        let members = type.members + index.extensions(of: type).flatMap(\.members)
        return members.compactMap { if case .initializer(let found) = $0.kind { found } else { nil } }
    }

    private func isMemberwise(_ type: TypeDeclaration, _ labels: [String]) -> Bool {
        var rest = labels[...]
        for member in type.members {
            guard case .variable(let variable) = member.kind,
                !member.modifiers.contains(where: { type.source.matches($0.name, "static") })
            else { continue }
            for binding in variable.bindings where binding.accessors == nil {
                let name = type.source.text(in: binding.name)
                let isOptional = binding.initialValue != nil || binding.type?.isOptional == true
                if rest.first == name { rest.removeFirst() } else if !isOptional { return false }
            }
        }
        return rest.isEmpty
    }

    private static func fits(_ labels: [String], _ initializer: InSource<InitializerSyntax>) -> Bool {
        var rest = labels[...]
        for parameter in initializer.piece.parameters {
            let label = initializer[parameter.firstName].text ?? "_"
            if rest.first == label {
                rest.removeFirst()
            } else if parameter.defaultValue == nil, !parameter.isVariadic {
                return false
            }
        }
        return rest.isEmpty
    }

    /// The labels of the arguments in the brackets at `start`; `_` for an argument without one.
    private static func labels(_ tokens: [String], from start: Int) -> [String] {
        var labels: [String] = []
        var depth = 0
        var isFirst = false
        for position in start..<tokens.count {
            let token = tokens[position]
            if isFirst, depth == 1, token != ")" {
                labels.append(position + 1 < tokens.count && tokens[position + 1] == ":" ? token : "_")
                isFirst = false
            }
            switch token {
            case "(", "[", "{":
                depth += 1
                isFirst = depth == 1
            case ")", "]", "}":
                depth -= 1
                if depth == 0 { return labels }
            case ",": isFirst = depth == 1
            default: break
            }
        }
        return labels
    }

    /// Whether `name` is no case and no static member of the enumeration that it is looked up in.
    private func isUnknownCase(_ name: String, after base: String?, of declaration: InSource<DeclSyntax>) -> Bool {
        let types: [TypeDeclaration]
        if let base, base.first?.isUppercase == true {
            types = index.types(named: base)
        } else if base == nil || ["in", "{", "return", "(", ",", ":"].contains(base ?? "") {
            types = declaration.typeWords.last { $0.first?.isUppercase == true }.map(index.types(named:)) ?? []
        } else {
            return false
        }
        guard !types.isEmpty, types.allSatisfy({ $0.details.kind == .enum }) else { return false }
        return types.allSatisfy { type in
            let members = type.members + index.extensions(of: type).flatMap(\.members)
            return !members.contains { type.source[$0].declares(name) } && members.allSatisfy { $0.isPlain }
        }
    }
}

extension DeclSyntax {
    /// The first value of the only property that is declared.
    var initialValue: ByteRange? {
        guard case .variable(let variable) = kind, variable.bindings.count == 1 else { return nil }
        return variable.bindings[0].initialValue
    }

    /// Whether it can be read without knowing a condition or a macro.
    fileprivate var isPlain: Bool {
        switch kind {
        case .conditional, .other: false
        default: true
        }
    }
}

extension InSource<DeclSyntax> {
    /// The words of the type of the property.
    fileprivate var typeWords: [String] {
        guard case .variable(let variable) = piece.kind, let type = variable.bindings.first?.type else { return [] }
        return source.tokenTexts(in: type.range)
    }

    /// Whether it is a case of an enumeration, or a static member, called `name`.
    fileprivate func declares(_ name: String) -> Bool {
        if case .enumCase(let elements) = piece.kind {
            return elements.contains { source.text(in: $0.name) == name }
        }
        return label.map { $0.base.name == name } ?? false
    }
}

extension TypeSyntax {
    fileprivate var isOptional: Bool {
        switch form {
        case .optional, .implicitlyUnwrapped: true
        default: false
        }
    }
}
