import UnderstudySemantics
import UnderstudySyntax

/// Macros whose expansion is unknown.
enum UnknownMacros {
    /// Whether `name`, with its `#`, is a macro that may do more with its arguments than evaluate them.
    static func mayUseArguments(_ name: String) -> Bool {
        name.utf8.first == UInt8(ascii: "#") && !evaluating.contains(name)
    }

    /// Whether the attribute `name` of a type may be a macro that adds members to it.
    static func mayAddMembers(_ name: String) -> Bool {
        !attributes.contains(name) && !name.hasPrefix("_") && !name.hasSuffix("Actor")
    }

    private static let evaluating: Set<String> = [
        "#expect", "#require", "#available", "#unavailable", "#selector", "#keyPath", "#colorLiteral", "#fileLiteral",
        "#imageLiteral", "#warning", "#error", "#Predicate", "#Expression",
    ]

    private static let attributes: Set<String> = [
        "available", "objc", "objcMembers", "nonobjc", "dynamicMemberLookup", "dynamicCallable", "frozen", "main",
        "UIApplicationMain", "NSApplicationMain", "resultBuilder", "propertyWrapper", "usableFromInline", "inlinable",
        "unchecked", "preconcurrency", "Observable", "Suite", "Model", "IBDesignable", "requires_stored_property_inits",
        "DebugDescription", "warn", "warn_unqualified_access", "backDeployed", "safe", "unsafe", "testable",
        "implementation",
    ]
}

/// Attributes of the language, whose arguments are no expressions.
enum LanguageAttributes {
    /// Whether `name` is one of them.
    static func contains(_ name: String) -> Bool { names.contains(name) || name.hasPrefix("_") }

    private static let names: Set<String> = [
        "available", "objc", "inline", "convention", "backDeployed", "exclusivity", "resultBuilder", "propertyWrapper",
        "freestanding", "attached", "implements", "derivative", "transpose", "differentiable", "abi", "specialize",
        "lifetime", "section", "export", "c", "cdecl", "Sendable", "unchecked", "preconcurrency",
    ]
}

extension BodyWalker {
    /// Walks through the arguments of attributes.
    func walk(_ attributes: [AttributeSyntax]) {
        for attribute in attributes {
            // Of several attributes in `#if`, nothing but their words is known.
            if attribute.name.isEmpty { walkWords(in: attribute.range) }
            guard let range = attribute.arguments, !LanguageAttributes.contains(text(attribute.name)),
                case .tuple(let arguments) = Parser.parseExpression(in: range, of: source).form
            else { continue }
            let type = table.resolveName(text(attribute.name), from: place)
            // A property wrapper is made from these arguments and the property's value.
            if case .nominal = type { noteNamedInitializer(of: type, at: attribute.name) }
            for argument in arguments { walk(argument.value, ofAttribute: attribute.name) }
        }
    }

    private func walk(_ argument: ExpressionSyntax, ofAttribute name: ByteRange) {
        guard case .keyPath(let path) = argument.form, let first = path.firstMember else {
            let value = evaluate(argument)
            // The property that a wrapper's path names has the type of what the path leads to.
            if case .keyPath = argument.form { return }
            noteDoubt(value, at: argument.range, about: name)
            return
        }
        // The wrapper says what the path begins with, and most often that is a type of a library.
        let word = text(first.range)
        let roots = SymbolTable.wrapperRoots.flatMap { table.typesByPath[$0] ?? [] }
        guard let root = roots.first(where: { table.types[$0].members[word] != nil }) else { return }
        evaluate(argument, expecting: .function([table.selfReference(to: root)], .unknown))
    }

    /// Takes each word of code that is not understood for a use of everything of that name.
    func walkWords(in range: ByteRange) {
        for token in source.tokenRanges(in: range) {
            let first = source.byte(at: token.lowerBound)
            if first == UInt8(ascii: "\"") || first == UInt8(ascii: "#") {
                for word in source.words(in: token) { noteWord(at: word) }
            } else {
                noteWord(at: token)
            }
        }
    }

    private func noteWord(at range: ByteRange) {
        let word = text(range)
        guard table.isMemberName(word) || table.globals[word] != nil || lookUpLocal(word) != nil else { return }
        let value = silently { evaluate(NameSyntax(range: range, arguments: [], labels: nil), .read) }
        if followedTypes(in: value.type).isEmpty { noteUnknown(word, at: range) } else { noteDoubt(value, at: range) }
        noteUnknownFunction(word, at: range)
    }

    /// Records that macros on types may use what the types hold.
    func noteMacros() {
        for number in table.files.ids {
            let file = table.files[number]
            for declaration in file.types {
                let attributes = declaration.syntax.attributes.filter { attribute in
                    let name = file.source.text(in: attribute.name)
                    return UnknownMacros.mayAddMembers(name) && table.typesByPath[name] == nil
                }
                guard let attribute = attributes.first,
                    let id = table.declaredType(
                        SymbolTable.plainPath(declaration.name), module: file.module, file: number)
                else { continue }
                consumer = .type(id)
                for member in table.types[id].members.values.joined() where table.members[member].kind == .property {
                    place = table.members[member].place
                    guard table.places[place].file == number else { continue }
                    noteDoubt(
                        table.signature(of: member).result, .property(member), at: attribute.name, about: attribute.name
                    )
                }
            }
        }
    }
}

extension ExpressionSyntax {
    /// The first member of a key path that does not say what it begins with.
    fileprivate var firstMember: NameSyntax? {
        switch form {
        case .member(let base?, let name):
            if case .keyPathRoot(nil) = base.form { name } else { base.firstMember }
        case .optionalChain(let inner), .force(let inner), .subscript(let inner, _): inner.firstMember
        default: nil
        }
    }
}

extension SourceText {
    /// The words in the bytes of a literal, which may contain code.
    fileprivate func words(in range: ByteRange) -> [ByteRange] {
        var words: [ByteRange] = []
        var start = range.lowerBound
        for end in range.lowerBound...range.upperBound
        where end == range.upperBound || !Self.isWordByte(byte(at: end)) {
            if end > start { words.append(ByteRange(start: start, end: end)) }
            start = end + 1
        }
        return words
    }
}
