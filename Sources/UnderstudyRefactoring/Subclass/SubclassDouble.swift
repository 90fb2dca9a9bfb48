import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// A test double that inherits from the class that it stands for, and could conform to the class's protocol instead.
package struct SubclassDouble: Sendable {
    /// The name of the double.
    package let name: String
    /// Where it is declared.
    package let location: SourceLocation
    /// The edits by which it conforms to the protocol instead; none if something stands against it.
    package private(set) var edits: [SourceEdit] = []
    /// What stands against it; `nil` if nothing does.
    package private(set) var obstacle: String?

    private let double: TypeDeclaration
    private let members: [Requirement]
    private let protocolName: String
    /// The initialisers that it needs instead of those that it inherits.
    private var initialisers: [String] = []

    /// The doubles of `type` in tests, in the order of the sources, for the protocol called `name`.
    ///
    /// - Parameters:
    ///   - declaration: The protocol, if it is declared already.
    ///   - creations: Where values of a type are made.
    package static func all(
        of type: StudiedType, to name: String, _ declaration: ProtocolDeclaration?, in index: DeclarationIndex,
        madeAt creations: (TypeDeclaration) -> Creations
    ) -> [SubclassDouble] {
        guard let whole = index.declaration(of: type), type.kind == .class else { return [] }
        let common = TestCode.commonFolders(index.files.map(\.source.path))
        let tests = Set(index.files.filter { TestCode.isTest($0, below: common) }.map(\.source.path))
        let doubles = index.files.flatMap(\.types).filter { double in
            double.details.kind == .class
                && (tests.contains(double.source.path) || TestCode.isTest(typeNamed: double.name))
                && double.inherited.first.map { TypePath($0).names(type.path) || $0.hasSuffix("." + type.path) } == true
        }
        if doubles.isEmpty { return [] }
        let mentions = index.files.map { Mentions(in: $0.source) }
        return doubles.map { double in
            var found = SubclassDouble(double, of: whole, to: name, declaration.map(index.resolve), in: index)
            found.addInitialisers(of: whole, madeAt: creations(double), in: index)
            if found.obstacle == nil, let declaration {
                found.obstacle =
                    asking(for: double, of: type, mentions, tests)
                    ?? lostConformance(of: whole, besides: declaration, in: index)
            }
            if found.obstacle == nil { found.conform() }
            return found
        }
    }

    private init(
        _ double: TypeDeclaration, of whole: TypeDeclaration, to name: String, _ resolved: ResolvedProtocol?,
        in index: DeclarationIndex
    ) {
        self.double = double
        self.name = double.name
        protocolName = name
        location = double.source.location(at: double.details.name.lowerBound)
        members = Requirement.gather(double.source[double.members])
        let added = index.extensions(of: whole).map { $0.source[$0.members] }
        let inherited = ([whole.source[whole.members]] + added).flatMap(Requirement.gather).map(\.baseName)
        obstacle = "the protocol is not declared yet"
        if let resolved { obstacle = reason(against: resolved, whole, having: inherited) }
    }

    /// Finds the initialisers with which the double is made, if it has none of its own.
    private mutating func addInitialisers(
        of whole: TypeDeclaration, madeAt creations: Creations, in index: DeclarationIndex
    ) {
        guard obstacle == nil, !double.members.contains(where: \.isInitializer),
            whole.members.contains(where: \.takesArguments)
        else { return }
        if let inherited = InheritedInitialisers(of: double, from: whole, madeAt: creations, in: index) {
            initialisers = inherited.texts
        } else {
            obstacle = "it inherits an initialiser of '\(whole.name)'"
        }
    }

    /// The edits by which it conforms to the protocol.
    private mutating func conform() {
        guard let first = double.details.inherited.first else { return }
        edits = [SourceEdit(double.source[first.range], with: protocolName)]
        for member in double.members { removeOverride(from: member) }
        for call in calls(of: double.members) { edits.append(removal(of: call)) }
        guard !initialisers.isEmpty else { return }
        let source = double.source
        let last = double.members.last { $0.isStored(in: source) }
        let start = last?.range.upperBound ?? double.details.members.range.lowerBound + 1
        let offset = source.endOfLine(after: start, before: double.details.members.range.upperBound)
        let indentation =
            double.members.first.map { source.indentation(at: $0.range.lowerBound) } ?? source.indentationOfOneLevel
        let texts = initialisers.map { "\n" + indentation + $0 }.joined()
        edits.append(
            SourceEdit(
                inserting: (last == nil ? "" : "\n") + texts + source.gap(behind: offset), at: offset, of: source))
    }

    // MARK: - Who still asks for the class

    /// The words of a file, with how often each is more than called.
    private struct Mentions {
        let path: String
        let words: [String: Int]

        init(in source: SourceText) {
            path = source.path
            let tokens = source.tokenTexts(in: source.range)
            var words: [String: Int] = [:]
            for (number, word) in tokens.enumerated() {
                // To make a value, or to declare the type, is not to ask for one.
                let isCall = number + 1 < tokens.count && tokens[number + 1] == "("
                let isDeclared = number > 0 && ["class", "extension"].contains(tokens[number - 1])
                words[word, default: 0] += isCall || isDeclared ? 0 : 1
            }
            self.words = words
        }
    }

    /// The reason that code around the double needs a value of the class.
    private static func asking(
        for double: TypeDeclaration, of type: StudiedType, _ mentions: [Mentions], _ tests: Set<String>
    ) -> String? {
        let users = mentions.filter { $0.words[double.simpleName] != nil }
        let paths = Set(users.map(\.path))
        // What a test passes may be any double.
        let given = type.places.places.first { place in
            !place.isTest && place.gifts.contains { tests.contains($0.path) || paths.contains($0.path) }
        }
        if let given { return "'\(given.owner)' still asks for '\(type.path)'" }
        let naming = users.first { user in
            // Other doubles of the class name it, too, when they inherit from it.
            (user.words[type.simpleName] ?? 0) > (user.path == double.source.path ? 1 : 0)
        }
        return naming.map { "'\($0.path.split(separator: "/").last ?? "")' names both" }
    }

    /// The reason that the double is more than the protocol through the class.
    private static func lostConformance(
        of whole: TypeDeclaration, besides declaration: ProtocolDeclaration, in index: DeclarationIndex
    ) -> String? {
        let kept = [declaration.simpleName, "Sendable", "AnyObject"]
        let lost = index.conformances(of: whole).map(\.description).first { name in
            !kept.contains { name == $0 || name.hasSuffix(" " + $0) || name.hasSuffix("." + $0) }
        }
        return lost.map { "'\(whole.name)' is also '\($0)'" }
    }

    // MARK: - What stands against it

    private func reason(
        against resolved: ResolvedProtocol, _ whole: TypeDeclaration, having inherited: [String]
    ) -> String? {
        let own = Dictionary(grouping: members, by: \.name)
        for entry in resolved.requirements {
            guard let same = own[entry.requirement.name] else {
                return "it does not override '\(entry.requirement.name)'"
            }
            // An override may return more than what it overrides.
            if let function = entry.requirement.function, !same.contains(where: { $0.function == function }) {
                return "its '\(entry.requirement.name)' has other types"
            }
        }
        let words = wordsBesides(calls(of: double.members))
        let ownNames = Set(members.map(\.baseName))
        if let used = inherited.first(where: { words.contains($0) && !ownNames.contains($0) }) {
            return "it uses '\(used)' of '\(whole.name)'"
        }
        let supers = double.source.tokenTexts(in: double.details.members.range).count { $0 == "super" }
        if supers != calls(of: double.members).count { return "it calls 'super'" }
        let isObserved = double.members.contains { member in
            guard case .variable(let variable) = member.kind, member.isOverride(in: double.source) else { return false }
            return variable.bindings.contains { $0.initialValue == nil && $0.observes(in: double.source) }
        }
        return isObserved ? "it observes an inherited property" : nil
    }

    /// The words of its members, without those of the statements `calls`.
    private func wordsBesides(_ calls: [ByteRange]) -> Set<String> {
        let block = double.details.members.range
        let ends = [block.lowerBound] + calls.map(\.upperBound)
        return zip(ends, calls.map(\.lowerBound) + [block.upperBound]).reduce(into: []) { words, bounds in
            let range = ByteRange(start: bounds.0, end: bounds.1)
            words.formUnion(TextWords.words(of: double.source.text(in: range)))
        }
    }

    /// The statements by which its initialisers call those of the class, where that has no other effect.
    private func calls(of members: [DeclSyntax]) -> [ByteRange] {
        members.flatMap { member -> [ByteRange] in
            guard case .initializer(let initializer) = member.kind, let body = initializer.body else { return [] }
            return Parser.parseBody(in: body, of: double.source).compactMap { statement in
                guard case .expression(let expression) = statement,
                    case .call(let callee, let arguments) = expression.form,
                    case .member(let base?, let name) = callee.form, case .name(let word) = base.form,
                    double.source.matches(word.range, "super"), double.source.matches(name.range, "init"),
                    arguments.allSatisfy({ $0.value.isPlain })
                else { return nil }
                return expression.range
            }
        }
    }

    // MARK: - Edits

    private mutating func removeOverride(from member: DeclSyntax) {
        for modifier in member.modifiers where double.source.matches(modifier.name, "override") {
            var end = modifier.range.upperBound
            while double.source.byte(at: end) == UInt8(ascii: " ") { end += 1 }
            edits.append(
                SourceEdit(double.source[ByteRange(start: modifier.range.lowerBound, end: end)], with: ""))
        }
    }

    /// A statement that is alone on its line goes with the line.
    private func removal(of call: ByteRange) -> SourceEdit {
        let source = double.source
        let line = source.lines.range(ofLine: source.lines.line(at: call.lowerBound))
        let isAlone = source.tokenRanges(in: line).allSatisfy(call.contains)
        if isAlone { return SourceEdit(source[line], with: "") }
        var end = call.upperBound
        while source.byte(at: end) == UInt8(ascii: " ") || source.byte(at: end) == UInt8(ascii: ";") { end += 1 }
        return SourceEdit(source[ByteRange(start: call.lowerBound, end: end)], with: "")
    }
}

extension Requirement {
    /// What it returns, if it is a function.
    fileprivate var function: String? {
        guard case .function(let function) = syntax.kind else { return nil }
        return function.result.map { source.compactText(in: $0.range) } ?? "Void"
    }
}

extension DeclSyntax {
    fileprivate var isInitializer: Bool { if case .initializer = kind { true } else { false } }

    /// Whether it is an initialiser that takes arguments.
    fileprivate var takesArguments: Bool {
        if case .initializer(let initializer) = kind { !initializer.parameters.isEmpty } else { false }
    }

    fileprivate func isOverride(in source: SourceText) -> Bool {
        modifiers.contains { source.matches($0.name, "override") }
    }
}

extension BindingSyntax {
    /// Whether it has an observer instead of a getter.
    fileprivate func observes(in source: SourceText) -> Bool {
        accessors?.accessors.contains { source.matches($0.name, "didSet") || source.matches($0.name, "willSet") }
            ?? false
    }
}

extension ExpressionSyntax {
    /// Whether it only names or makes something.
    fileprivate var isPlain: Bool {
        switch form {
        case .name, .literal, .member(nil, _): true
        case .string(let parts): parts.isEmpty
        case .member(let base?, _): base.isPlain
        case .call(let callee, let arguments): callee.isPlain && arguments.allSatisfy { $0.value.isPlain }
        case .array(let elements): elements.allSatisfy(\.isPlain)
        case .dictionary(let elements): elements.allSatisfy { $0.key.isPlain && $0.value.isPlain }
        default: false
        }
    }
}
