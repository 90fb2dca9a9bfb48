import UnderstudyDoubles
import UnderstudyRefactoring
import UnderstudySemantics
import UnderstudySyntax

/// A double that a generator wrote, as somebody would have written it by hand: with those members that code uses.
///
/// Generated bodies differ from version to version, with locks, queues and availability. Their names don't.
package struct FormerDouble {
    /// Its name.
    package let name: String
    /// The class.
    package private(set) var text: String
    /// By the names of properties that hold the values of required ones, the names of these.
    package private(set) var renamed: [String: String] = [:]
    /// The names of members that code uses and that nothing corresponds to.
    package private(set) var unknown: Set<String> = []

    /// A function, and the stem that its members are called by.
    private struct Function {
        /// Its declaration without a body.
        let head: String
        let signature: Signature
        let stem: String
    }

    private let scheme: MemberScheme
    /// The words of the code that uses doubles.
    private let words: Set<String>
    private var access = ""
    private var blocks: [[String]] = []

    /// Reads `type`, which was generated; nothing of what it says in bodies counts.
    package init(_ type: TypeDeclaration, of resolved: ResolvedProtocol, by scheme: MemberScheme, words: Set<String>) {
        (name, self.scheme, self.words) = (type.simpleName, scheme, words)
        let source = type.source
        let members = Requirement.gather(source[type.members])
        let names = Set(members.filter { $0.kind == .var && !$0.isPrivate }.map(\.name))
        // What a number behind a lock or a queue is called is no name for tests.
        let stems = Set(
            names.filter { $0.hasSuffix(scheme.count) }.map { String($0.dropLast(scheme.count.count)) }
                .filter { !$0.hasSuffix("Underlying") })
        text = source.text(
            in: ByteRange(start: type.syntax.range.lowerBound, end: type.details.members.range.lowerBound))
        access =
            type.syntax.modifiers.contains { ["public", "open"].contains(source.text(in: $0.name)) } ? "public " : ""
        addProperties(of: resolved)
        addValues(of: resolved, in: type)
        let initializers = members.filter { $0.kind == .`init` && $0.conditions.isEmpty }
        for member in initializers where !isRequired(member, resolved) { add(member) }
        for member in members {
            guard member.kind == .func, !member.isStatic, case .function(let function) = member.syntax.kind,
                let body = function.body,
                let stem = Self.stem(ofFunctionWith: source.tokenTexts(in: body), among: stems)
            else { continue }
            let required = resolved.requirements.map(\.requirement).filter {
                $0.kind == .func && $0.name == member.name && member.signature.fits($0.signature)
            }
            let written = source.text(in: ByteRange(start: member.syntax.range.lowerBound, end: body.lowerBound))
            // A generator may add attributes that the protocol doesn't have.
            let head = required.count == 1 ? access + required[0].signature.description : written.trimmed
            add(Function(head: head, signature: member.signature, stem: stem))
        }
        finish()
        let required = Set(resolved.requirements.map(\.requirement.name))
        let declared = TextWords.words(of: blocks.joined().joined(separator: "\n"))
        unknown = names.subtracting(required).subtracting(declared).intersection(words)
        // Its template had other names, or its owner wrote it anew below the generator's header.
        if stems.isEmpty, members.contains(where: { $0.kind == .func && !$0.isStatic }) {
            (text, renamed, unknown) = (UsedMembers(of: type, for: resolved, usedBy: words).text, [:], [])
        }
    }

    /// The double that a generator would make of `resolved`, called by `stems`.
    package init(
        _ name: String, of resolved: ResolvedProtocol, by scheme: MemberScheme, called names: GeneratorNames,
        isPublic: Bool, words: Set<String>
    ) {
        (self.name, self.scheme, self.words) = (name, scheme, words)
        access = isPublic ? "public " : ""
        text = "\(access)class \(name): \(resolved.declaration.name) "
        if isPublic { blocks.append(["public init() {}"]) }
        addProperties(of: resolved)
        let functions = resolved.requirements.map(\.requirement).filter {
            $0.kind == .func && !$0.isStatic && $0.conditions.isEmpty
        }
        let stems = names.stems(of: functions, in: resolved) { stem in words.contains { scheme.names($0, on: stem) } }
        for (function, stem) in zip(functions, stems) {
            add(Function(head: access + function.signature.description, signature: function.signature, stem: stem))
        }
        finish()
    }

    private mutating func finish() {
        let lines = blocks.map { $0.map { "    " + $0 }.joined(separator: "\n") }
        text = text.trimmed + " {\n" + lines.joined(separator: "\n\n") + (lines.isEmpty ? "" : "\n") + "}\n"
    }

    /// The stem of the function whose body consists of `tokens`.
    private static func stem(ofFunctionWith tokens: [String], among stems: Set<String>) -> String? {
        for token in tokens {
            if let stem = stems.filter(token.hasPrefix).max(by: { $0.count < $1.count }) { return stem }
        }
        return nil
    }

    // MARK: - Members

    private mutating func addProperties(of resolved: ResolvedProtocol) {
        guard let underlying = scheme.underlying else { return }
        for entry in resolved.requirements where entry.requirement.kind == .var && !entry.requirement.isStatic {
            let requirement = entry.requirement
            let name = underlying + requirement.name.prefix(1).uppercased() + requirement.name.dropFirst()
            guard words.contains(name), let type = requirement.signature.result else { continue }
            renamed[name] = requirement.name
            blocks.append(["\(access)var \(name): \(Stored(type).unwrapped)"])
        }
    }

    /// The required properties of the generated class that have a value which says more than that there is none.
    private mutating func addValues(of resolved: ResolvedProtocol, in type: TypeDeclaration) {
        let required = resolved.requirements.map(\.requirement).filter { $0.kind == .var && !$0.isStatic }
        let asked = Dictionary(required.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var lines: [String] = []
        for member in type.members {
            guard case .variable(let variable) = member.kind, !variable.isLet, variable.bindings.count == 1,
                variable.bindings[0].accessors == nil, let value = variable.bindings[0].initialValue,
                let requirement = asked[type.source.text(in: variable.bindings[0].name)],
                let result = requirement.signature.result
            else { continue }
            let text = type.source.text(in: value)
            if ["nil", "[]", "[:]", "\"\"", "0", "false"].contains(text) { continue }
            lines.append("\(access)var \(requirement.name): \(result) = \(text)")
        }
        if !lines.isEmpty { blocks.append(lines) }
    }

    private func isRequired(_ initializer: Requirement, _ resolved: ResolvedProtocol) -> Bool {
        resolved.requirements.contains { $0.requirement.kind == .`init` && $0.requirement.name == initializer.name }
    }

    /// An initialiser that sets properties called as its parameters.
    private mutating func add(_ initializer: Requirement) {
        guard case .initializer(let syntax) = initializer.syntax.kind, let body = syntax.body else { return }
        let source = initializer.source
        let head = ByteRange(start: initializer.syntax.range.lowerBound, end: body.lowerBound)
        let names = initializer.signature.parameters.compactMap { $0.secondName ?? $0.firstName }
        blocks.append(
            [source.text(in: head).trimmed + " {"] + names.map { "    self.\($0) = \($0)" } + ["}"])
    }

    private mutating func add(_ function: Function) {
        let used = words.filter { scheme.names($0, on: function.stem) }
        guard !used.isEmpty else { return }
        guard !function.signature.effects.isRethrows else { return }
        let erased = Dictionary(
            function.signature.generics.map { ($0.name, SwiftType.named("Any")) }, uniquingKeysWith: { $1 })
        var (declarations, statements): ([String], [String]) = ([], [])
        func declare(_ property: String, _ type: String, _ first: String = "") {
            declarations.append("\(access)var \(property): \(type)\(first)")
        }
        let (stem, kept) = (function.stem, function.signature.parameters.compactMap { Stored($0, erasing: erased) })
        declare(stem + scheme.count, "Int", " = 0")
        statements.append("\(stem)\(scheme.count) += 1")
        if let flag = scheme.flag, used.contains(stem + flag) {
            declare(stem + flag, "Bool", " { \(stem)\(scheme.count) > 0 }")
        }
        if let received = scheme.received, !kept.isEmpty {
            let isOne = function.signature.parameters.count == 1
            let name = stem + received + (isOne ? kept[0].capitalizedName : "Arguments")
            if used.contains(name) {
                declare(name, isOne ? kept[0].optional : Stored.tuple(kept) + "?")
                statements.append("\(name) = \(isOne ? kept[0].name : Stored.values(kept))")
            }
        }
        if used.contains(stem + scheme.list), !kept.isEmpty {
            let isOne = kept.count == 1
            declare(stem + scheme.list, "[\(isOne ? kept[0].type.description : Stored.tuple(kept))]", " = []")
            statements.append("\(stem)\(scheme.list).append(\(isOne ? kept[0].name : Stored.values(kept)))")
        }
        answer(function, used, erasing: erased, declare: declare) { statements.append($0) }
        blocks.append(declarations + [function.head + " {"] + statements.map { "    " + $0 } + ["}"])
    }

    private func answer(
        _ function: Function, _ used: Set<String>, erasing erased: [String: SwiftType],
        declare: (String, String, String) -> Void, say: (String) -> Void
    ) {
        let (stem, signature) = (function.stem, function.signature)
        if let error = scheme.error, signature.effects.isThrowing, used.contains(stem + error) {
            let type = if case .throws(let type?) = signature.effects.throwing { "\(type)" } else { "any Error" }
            declare(stem + error, "(\(type))?", "")
            say("if let error = \(stem)\(error) { throw error }")
        }
        let closure = stem + scheme.closure
        let words = (signature.effects.isThrowing ? "try " : "") + (signature.effects.isAsync ? "await " : "")
        let arguments = signature.parameters.map { parameter in
            (parameter.type.has(.inout) ? "&" : "") + (parameter.secondName ?? parameter.firstName ?? "_")
        }.joined(separator: ", ")
        let hasClosure = used.contains(closure)
        let parameters = signature.parameters.map {
            $0.isVariadic ? "[\($0.type.substituting(erased))]" : "\($0.type.substituting(erased))"
        }
        if hasClosure {
            let result = signature.value.map { "\($0.substituting(erased))" } ?? "Void"
            declare(closure, "((\(parameters.joined(separator: ", ")))\(signature.effects) -> \(result))?", "")
        }
        guard let written = signature.value else {
            if hasClosure { say("\(words)\(closure)?(\(arguments))") }
            return
        }
        let value = stem + (scheme.value ?? "ReturnValue")
        let result = written.substituting(erased)
        // The generated class casts so: what tests get stays the same where the function can't be converted.
        let cast = result == written ? "" : " as! \(written)"
        guard hasClosure else {
            declare(value, Stored(result).unwrapped, "")
            say("return \(value)\(cast)")
            return
        }
        if used.contains(value) {
            declare(value, Stored(result).unwrapped, "")
            say("if let \(closure) { return \(words)\(closure)(\(arguments))\(cast) }")
            say("return \(value)\(cast)")
        } else {
            say("return \(words)\(closure)!(\(arguments))\(cast)")
        }
    }
}

/// A value as a property keeps it.
private struct Stored {
    let name: String
    let type: SwiftType

    /// An argument that can be kept.
    init?(_ parameter: Signature.Parameter, erasing erased: [String: SwiftType]) {
        guard let name = parameter.secondName ?? parameter.firstName, name != "_", !parameter.type.has(.inout) else {
            return nil
        }
        if case .function = parameter.type { return nil }
        if case .attributed(_, .function) = parameter.type, !parameter.type.has(.escaping) { return nil }
        let type = parameter.type.substituting(erased)
        self.init(parameter.isVariadic ? .array(type) : type, name)
    }

    init(_ type: SwiftType, _ name: String = "") {
        self.name = name
        switch type {
        case .attributed(let specifiers, let inner):
            let kept = specifiers.filter { $0.isAttribute && $0.name != "escaping" && $0.name != "autoclosure" }
            self.type = kept.isEmpty ? inner : .attributed(kept, inner)
        case .implicitlyUnwrapped(let inner): self.type = .optional(inner)
        default: self.type = type
        }
    }

    var capitalizedName: String { name.prefix(1).uppercased() + name.dropFirst() }

    /// The type of a property that may hold none; that of an optional one is the same.
    var optional: String { if case .optional = type { "\(type)" } else { "(\(type))?" } }

    /// The type of a property that need not be set before it is read.
    var unwrapped: String { if case .optional = type { "\(type)" } else { "(\(type))!" } }

    static func tuple(_ values: [Stored]) -> String {
        values.count == 1
            ? "(\(values[0].type))" : "(\(values.map { "\($0.name): \($0.type)" }.joined(separator: ", ")))"
    }

    static func values(_ values: [Stored]) -> String {
        values.count == 1 ? values[0].name : "(\(values.map { "\($0.name): \($0.name)" }.joined(separator: ", ")))"
    }
}

extension Requirement {
    /// Whether only its own type sees it.
    fileprivate var isPrivate: Bool {
        syntax.modifiers.contains { source.compactText(in: $0.range) == "private" }
    }
}

extension String {
    var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
