import UnderstudySemantics
import UnderstudySyntax

/// Writes types as a double needs them: as the protocol does, but seen from outside of it.
struct TypePrinter {
    /// Everything that was read.
    let index: DeclarationIndex
    /// The protocol that the types are written in.
    let origin: ProtocolDeclaration
    /// What `Self` is.
    let selfName: String
    /// The module's types that share their name with one of Foundation's, to be written with their module.
    let qualifiesFoundationNames: Bool
    /// Whether asynchronous function types run where their caller does in the protocol's module, so that this has to
    /// be said elsewhere.
    var spellsNonsending = false
    /// Type aliases that can't be named where the types are written, by name.
    var aliases: [String: WrittenType] = [:]
    /// The names that emitted code uses by itself.
    var ownNames: OwnNames?
    /// The names of the double's own generic parameters, which those of members must not repeat.
    var outerParameters: Set<String> = []
    /// The generic parameters of the member, by name.
    var generics: [String: GenericParameter] = [:]

    /// A generic parameter of a member.
    struct GenericParameter {
        /// What a value of it can be held as: `any P` or `Any`; `nil` when it can't be held.
        let erased: String?
        /// Whether it is a pack.
        let isPack: Bool
    }

    /// What the specifiers in front of a type are for.
    enum Purpose {
        /// A declaration that must match the requirement.
        case declaration
        /// A value that is kept: no specifiers.
        case storage
        /// A parameter of a function type: as in the declaration, without names.
        case parameter
    }

    /// The text of `type` for `purpose`, generic parameters as they are.
    func text(_ type: TypeSyntax, _ source: SourceText, for purpose: Purpose = .declaration) -> String {
        write(type, source, purpose)
    }

    // MARK: - Forms

    private func write(_ type: TypeSyntax, _ source: SourceText, _ purpose: Purpose) -> String {
        switch type.form {
        case .named, .member:
            let name = printName(type, source)
            return isExistential(type, source) ? "any " + name : name
        case .optional(let inner): return parenthesized(inner, source) + "?"
        case .implicitlyUnwrapped(let inner):
            return parenthesized(inner, source) + (purpose == .declaration ? "!" : "?")
        case .array(let inner): return "[" + write(inner, source, .declaration) + "]"
        case .dictionary(let key, let value):
            return "[" + write(key, source, .declaration) + ": " + write(value, source, .declaration) + "]"
        case .inlineArray(let count, let element):
            return "[" + write(count, source, .declaration) + " of " + write(element, source, .declaration) + "]"
        case .tuple(let elements): return printTuple(elements, source)
        case .function(let function):
            let isolation = spellsNonsending && function.effects.isAsync ? "nonisolated(nonsending) " : ""
            return isolation + printFunction(function, source)
        case .composition(let parts):
            let text = composition(parts, source)
            return parts.contains { isProtocol($0, source) } ? "any " + text : text
        case .some(let inner): return "some " + printConstraint(inner, source)
        case .any(let inner):
            let text = printConstraint(inner, source)
            return text.hasPrefix("any ") ? text : "any " + text
        case .suppressed(let inner): return "~" + printConstraint(inner, source)
        case .attributed(let specifiers, let inner): return printAttributed(specifiers, inner, source, purpose)
        case .packExpansion(let inner): return "repeat " + write(inner, source, .declaration)
        case .packElement(let inner): return "each " + write(inner, source, .declaration)
        case .literal, .missing: return source.compactText(in: type.range)
        }
    }

    /// The text of a type that constrains another: protocols without `any`.
    func printConstraint(_ type: TypeSyntax, _ source: SourceText) -> String {
        switch type.form {
        case .named, .member: printName(type, source)
        case .composition(let parts): composition(parts, source)
        case .attributed(_, let inner): printConstraint(inner, source)
        case .any(let inner): printConstraint(inner, source)
        case .tuple(let elements) where elements.count == 1: printConstraint(elements[0].type, source)
        default: write(type, source, .declaration)
        }
    }

    /// `A & B`; `Any` adds nothing to others, and can't stand among them after `any`.
    private func composition(_ parts: [TypeSyntax], _ source: SourceText) -> String {
        let texts = parts.map { printConstraint($0, source) }
        let kept = texts.filter { $0 != "Any" }
        return (kept.isEmpty ? texts : kept).joined(separator: " & ")
    }

    private func parenthesized(_ type: TypeSyntax, _ source: SourceText) -> String {
        let text = write(type, source, .declaration)
        switch type.form {
        case .function, .composition, .some, .any, .attributed: return "(" + text + ")"
        case .named, .member: return text.hasPrefix("any ") ? "(" + text + ")" : text
        default: return text
        }
    }

    private func printTuple(_ elements: [TupleElementSyntax], _ source: SourceText) -> String {
        "("
            + elements.map { element in
                var label = ""
                if let name = element.firstName { label = source.text(in: name) }
                if let name = element.secondName { label += " " + source.text(in: name) }
                let type = write(element.type, source, .declaration)
                return (label.isEmpty ? "" : label + ": ") + type + (element.isVariadic ? "..." : "")
            }.joined(separator: ", ") + ")"
    }

    private func printFunction(_ function: FunctionTypeSyntax, _ source: SourceText) -> String {
        let parameters = function.parameters.map { parameter in
            write(parameter.type, source, .parameter) + (parameter.isVariadic ? "..." : "")
        }
        return "(" + parameters.joined(separator: ", ") + ")" + effects(function.effects, source) + " -> "
            + write(function.result, source, .declaration)
    }

    /// ` async throws(E)`, with a space in front.
    func effects(_ effects: EffectsSyntax, _ source: SourceText) -> String {
        var text = ""
        if let async = effects.async { text += " " + source.text(in: async) }
        if let word = effects.throws {
            text += " " + source.text(in: word)
            if let type = effects.thrownType { text += "(" + write(type, source, .declaration) + ")" }
        }
        return text
    }

    private func printAttributed(
        _ specifiers: [SpecifierSyntax], _ inner: TypeSyntax, _ source: SourceText, _ purpose: Purpose
    ) -> String {
        let kept = specifiers.filter { keeps($0, source, purpose) }
        let texts = kept.map { specifier in
            specifier.isAttribute ? attribute(specifier, source) : source.compactText(in: specifier.range)
        }
        let says = specifiers.contains { saysIsolation(source.text(in: $0.name)) }
        if says, case .function(let function) = inner.form {
            return (texts + [printFunction(function, source)]).joined(separator: " ")
        }
        return (texts + [write(inner, source, .declaration)]).joined(separator: " ")
    }

    /// Whether a specifier says where a function runs.
    private func saysIsolation(_ name: String) -> Bool {
        name == "nonisolated" || name == "concurrent" || name == "isolated" || name.hasSuffix("Actor")
    }

    private func attribute(_ specifier: SpecifierSyntax, _ source: SourceText) -> String {
        let name = source.text(in: specifier.name)
        guard let qualified = index.qualifiedName(of: name, in: origin) else {
            return source.compactText(in: specifier.range)
        }
        return "@" + qualified
    }

    private func keeps(_ specifier: SpecifierSyntax, _ source: SourceText, _ purpose: Purpose) -> Bool {
        if purpose == .declaration { return true }
        let name = source.text(in: specifier.name)
        if name == "autoclosure" || name == "isolated" { return false }
        let isOfParameter = ["escaping", "inout", "borrowing", "consuming", "sending", "__owned", "__shared", "_const"]
        return purpose == .parameter || !isOfParameter.contains(name)
    }

    // MARK: - Names

    private func printName(_ type: TypeSyntax, _ source: SourceText) -> String {
        switch type.form {
        case .named(let name, let arguments):
            let text = source.text(in: name)
            if let alias = aliases[text] { return write(alias.type, alias.source, .declaration) }
            return qualified(text) + printArguments(arguments, source)
        case .member(let base, let name, let arguments):
            let member = source.text(in: name)
            let arguments = printArguments(arguments, source)
            if case .named(let baseName, _) = base.form, source.matches(baseName, "Self"), member != "Type" {
                if let alias = aliases[member] { return write(alias.type, alias.source, .declaration) }
                return member + arguments
            }
            if isMetatype(member), isProtocol(base, source) {
                return "any " + printConstraint(base, source) + "." + member
            }
            return printBase(base, source) + "." + member + arguments
        default:
            return write(type, source, .declaration)
        }
    }

    private func printBase(_ base: TypeSyntax, _ source: SourceText) -> String {
        switch base.form {
        case .named, .member: printName(base, source)
        default: parenthesized(base, source)
        }
    }

    private func isMetatype(_ name: String) -> Bool { name == "Type" || name == "Protocol" }

    private func printArguments(_ arguments: [TypeSyntax], _ source: SourceText) -> String {
        if arguments.isEmpty { return "" }
        return "<" + arguments.map { write($0, source, .declaration) }.joined(separator: ", ") + ">"
    }

    /// The name of a member's generic parameter, changed where it would hide one of the double's.
    func parameterName(_ name: String) -> String { outerParameters.contains(name) ? "Other" + name : name }

    private func qualified(_ name: String) -> String {
        if name == "Self" { return selfName }
        if generics[name] != nil { return parameterName(name) }
        if let path = index.qualifiedName(of: name, in: origin) { return path }
        if let module = ownNames?.module(of: name, in: index, origin), !origin.associatedTypeNames.contains(name) {
            return module + "." + name
        }
        if qualifiesFoundationNames, FoundationNames.contains(name), let module = origin.module,
            index.modules(declaring: name).contains(module)
        {
            return module + "." + name
        }
        return name
    }

    // MARK: - Existentials

    /// Whether `type` is a protocol's name used as a type, which needs `any` (SE-0335).
    private func isExistential(_ type: TypeSyntax, _ source: SourceText) -> Bool {
        if case .member(_, let name, _) = type.form, isMetatype(source.text(in: name)) { return false }
        return isProtocol(type, source)
    }

    private func isProtocol(_ type: TypeSyntax, _ source: SourceText) -> Bool {
        switch type.form {
        case .named(let name, _):
            let text = source.text(in: name)
            if text == "Any" || text == "AnyObject" || text == "Self" || generics[text] != nil { return false }
            if text == "Sendable" { return true }
        case .member(let base, let name, _):
            let text = source.text(in: name)
            if text == "Type" || text == "Protocol" { return false }
            if case .named(let first, _) = base.form, source.matches(first, "Self") { return false }
        default:
            return false
        }
        return index.isProtocolOrAlias(WrittenType(type, source).textBeforeArguments, from: origin, depth: 0)
    }
}

extension DeclarationIndex {
    /// Whether `name` is a protocol, or an alias of one or of a composition.
    func isProtocolOrAlias(_ name: String, from origin: ProtocolDeclaration, depth: Int) -> Bool {
        guard depth < 8 else { return false }
        if origin.associatedTypeNames.contains(name) { return false }
        if let alias = aliasedType(name, from: origin) {
            switch alias.type.form {
            case .named, .member:
                return isProtocolOrAlias(alias.textBeforeArguments, from: origin, depth: depth + 1)
            case .composition(let parts):
                return parts.contains {
                    isProtocolOrAlias(alias.source.compactText(in: $0.range), from: origin, depth: depth + 1)
                }
            default:
                return false
            }
        }
        return isProtocol(name, from: origin)
    }
}
