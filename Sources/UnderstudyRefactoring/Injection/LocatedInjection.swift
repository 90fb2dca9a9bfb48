import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// The edits by which a consumer is given a value that it takes from a locator each time: from `AppDependencies.shared`.
///
/// It gets a property and a parameter of its initialiser, and the value is read wherever the consumer is created.
struct LocatedInjection {
    private(set) var edits: [SourceEdit] = []
    private(set) var refusals: [Refusal] = []

    private let injected: InjectedMember
    private let index: DeclarationIndex
    private let code: ConsumerCode
    private let type: TypeDeclaration
    private let made: Creations
    /// The property that has the value as its initial one already.
    private var property: (declaration: InSource<DeclSyntax>, binding: BindingSyntax)?
    private var locator = ""

    private var location: SourceLocation { type.source.location(at: type.details.name.lowerBound) }

    init(_ injected: InjectedMember, to type: TypeDeclaration, madeAt made: Creations, _ index: DeclarationIndex) {
        self.injected = injected
        self.made = made
        self.type = type
        self.index = index
        code = ConsumerCode(of: injected.consumer, in: index)
        refuseType()
        readLocator()
        for access in injected.taken.accesses { replace(access) }
        if property == nil, let other = code.firstUse(of: injected.name, besides: injected.taken.accesses) {
            refuse("'\(injected.name)' is the name of something else here", other)
        }
        if refusals.isEmpty { changeInitialiser() }
    }

    private mutating func refuse(_ words: String, _ location: SourceLocation) {
        refusals.append(Refusal(.place, words, at: location))
    }

    private var name: String { property.map { type.source.text(in: $0.binding.name) } ?? injected.name }

    // MARK: - What stands against it

    private mutating func refuseType() {
        if !type.syntax.attributes.isEmpty,
            type.syntax.attributes.contains(where: { type.source.matches($0.name, "main") })
        {
            refuse("the program starts with it, so no code of the sources creates it", location)
        }
        if type.details.kind == .enum { refuse("no initialiser gives an enumeration a value", location) }
        if !type.details.genericParameters.isEmpty { refusals.append(Refusal(.genericType, type.name, at: location)) }
        if type.access >= .public { refuse("other packages may create it; change it by hand", location) }
        if let needed = SynthesisedConformance.first(of: type, in: index) {
            refusals.append(Refusal(.synthesised, "\(type.name): \(needed)", at: location))
        }
        let heir = index.files.flatMap(\.types).first { other in
            other.inherited.first.map { TypePath($0).names(type.name) } == true
        }
        if let heir {
            refuse(
                "'\(type.name)' inherits it and its initialisers",
                heir.source.location(at: heir.details.name.lowerBound))
        }
        let isolated = index.declaration(of: injected.container).map { attributes(of: $0) } ?? []
        if !isolated.isSubset(of: attributes(of: type)) {
            refuse("'\(injected.container.path)' is on an actor on which '\(type.name)' may not be created", location)
        }
    }

    /// The actors that a type names.
    private func attributes(of type: TypeDeclaration) -> Set<String> {
        Set(type.syntax.attributes.map { type.source.text(in: $0.name) }.filter { $0.hasSuffix("Actor") })
    }

    /// The expression that gives the container, which has to be the same each time.
    private mutating func readLocator() {
        for access in injected.taken.accesses {
            let place = access.source.location(at: access.piece.lowerBound)
            guard let path = AccessPath(before: access), path.names.count > 1,
                TypePath(path.names.dropLast().joined(separator: ".")).names(injected.container.path)
            else {
                refuse("'\(injected.name)' is reached in another way than by a static property here", place)
                continue
            }
            let text = access.source.text(in: path.range)
            if !locator.isEmpty, locator != text { refuse("elsewhere it takes it from '\(locator)'", place) }
            locator = text
        }
    }

    // MARK: - The consumer's code

    private mutating func replace(_ access: InSource<ByteRange>) {
        let source = access.source
        let place = source.location(at: access.piece.lowerBound)
        guard let path = AccessPath(before: access) else { return }
        let range = path.range.union(access.piece)
        guard let member = code.member(around: access) else {
            return refuse("it is used outside of its members here", place)
        }
        if member.modifiers.contains(where: { source.matches($0.name, "static") || source.matches($0.name, "class") }) {
            return refuse("a static member uses it, which no initialiser gives a value", place)
        }
        switch member.kind {
        case .variable(let variable):
            if let binding = variable.bindings.first(where: { $0.initialValue?.contains(range) == true }),
                !member.modifiers.contains(where: { source.matches($0.name, "lazy") })
            {
                guard binding.initialValue == range, variable.bindings.count == 1, property == nil else {
                    return refuse("the initial value of a property is made with it", place)
                }
                return keep(binding, of: source[member])
            }
        case .initializer(let initializer)
        where initializer.parameters.contains { $0.defaultValue?.contains(range) == true }:
            return refuse("it is a parameter already, with this as its default argument", place)
        default: break
        }
        guard let prefix = prefix(at: range, in: member, of: source) else {
            return refuse(
                "a closure uses it, which would keep the value's owner alive; take it out of the closure first", place)
        }
        edits.append(SourceEdit(source[range], with: prefix + name))
    }

    /// Gives the property its value from outside.
    private mutating func keep(_ binding: BindingSyntax, of declaration: InSource<DeclSyntax>) {
        property = (declaration, binding)
        guard let value = binding.initialValue else { return }
        let start = binding.type?.range.upperBound ?? binding.name.upperBound
        let type = binding.type == nil ? ": " + injected.type : ""
        edits.append(SourceEdit(declaration.source[ByteRange(start: start, end: value.upperBound)], with: type))
    }

    /// What is written in front of the property; `nil` in a closure that does not use `self` of a class yet.
    private func prefix(at range: ByteRange, in member: DeclSyntax, of source: SourceText) -> String? {
        let tokens = code.tokens(of: source)
        var number = tokens.number(from: range.lowerBound)
        var isInClosure = false
        while let braces = tokens.braces(around: number),
            tokens.range(braces.lowerBound).lowerBound > member.range.lowerBound
        {
            number = braces.lowerBound
            let isBody = member.bodyRange.map { $0.lowerBound == tokens.range(number).lowerBound } ?? false
            if isBody || tokens.opensControlFlow(number) { continue }
            if type.details.kind == .struct { continue }
            let words = braces.map(tokens.text)
            guard words.contains("self"), !words.contains("weak"), !words.contains("unowned") else { return nil }
            isInClosure = true
        }
        return isInClosure ? "self." : ""
    }

    // MARK: - The initialiser

    private mutating func changeInitialiser() {
        let initialisers = code.members.filter { member in
            guard case .initializer(let initializer) = member.piece.kind else { return false }
            return !member.source.onlyFails(initializer)
        }
        if let other = initialisers.dropFirst().first {
            return refuse("it has several initialisers", other.source.location(at: other.piece.introducer.lowerBound))
        }
        if let own = initialisers.first, case .initializer(let initializer) = own.piece.kind {
            add(to: initializer, own)
        } else {
            addInitialiser()
        }
    }

    /// Adds a parameter to an initialiser.
    private mutating func add(to initializer: InitializerSyntax, _ own: InSource<DeclSyntax>) {
        let source = own.source
        let place = source.location(at: own.piece.introducer.lowerBound)
        let tokens = code.tokens(of: source)
        let start = tokens.number(from: own.piece.introducer.lowerBound)
        guard let open = (start..<tokens.indices.upperBound).first(where: { tokens.text($0) == "(" }),
            let close = tokens.closing(ofParenthesisAt: open), let body = initializer.body,
            initializer.genericParameters.isEmpty
        else { return refuse("its initialiser has a form that can't be changed", place) }
        if initializer.parameters.contains(where: { source.tokenTexts(in: $0.type.range).contains("->") }) {
            return refuse("its initialiser takes a closure, which is last in calls; add the parameter by hand", place)
        }
        if own.piece.modifiers.contains(where: {
            source.matches($0.name, "required") || source.matches($0.name, "override")
        }) {
            return refuse("other types fix its initialiser", place)
        }
        let list = source[tokens.range(open).union(tokens.range(close))]
        edits.append(ParenthesisedList.adding("\(name): \(injected.type)", to: list, .renaming))
        let isEmpty = source.isBlank(in: ByteRange(start: body.lowerBound + 1, end: body.upperBound - 1))
        let isInLines = source.lines.line(at: body.lowerBound) < source.lines.line(at: body.upperBound - 1)
        let assignment = "self.\(name) = \(name)"
        let gap = "\n" + source.indentation(at: own.piece.range.lowerBound)
        let text =
            isInLines
            ? gap + source.indentationOfOneLevel + assignment
            : " " + assignment + (isEmpty ? (source.matchesSpace(at: body.lowerBound + 1) ? "" : " ") : ";")
        edits.append(SourceEdit(inserting: text, at: body.lowerBound + 1, of: source))
        addProperty(isPrivate: true, "")
        let labels = initializer.parameters.map { $0.firstName.map(source.text(in:)) ?? "_" }
        create(labels: labels)
    }

    /// Adds an initialiser, or a property that becomes a parameter of the one that Swift writes.
    private mutating func addInitialiser() {
        let stored = type.members.filter { $0.isStored(in: type.source) }
        let lacksValue = stored.contains { $0.lacksValue }
        let isStructure = type.details.kind == .struct
        if !isStructure, index.mayInheritClass(type) {
            return refuse("it inherits its initialisers", location)
        }
        let own = property?.declaration.piece.range
        let hidden = stored.contains { member in
            member.range != own
                && member.modifiers.contains {
                    type.source.matches($0.name, "private") || type.source.matches($0.name, "fileprivate")
                }
                && (member.isVariable || member.lacksValue)
        }
        if isStructure, lacksValue || !hidden && stored.contains(where: { $0.range != own && $0.isVariable }) {
            if hidden { return refuse("Swift writes its initialiser, which is private", location) }
            if property != nil { return refuse("Swift writes its initialiser; write it first", location) }
            addProperty(isPrivate: false, "")
            let names = Requirement.gather(type.source[stored]).map(\.name)
            return create(labels: names)
        }
        addProperty(isPrivate: true, "init(\(name): \(injected.type)) { self.\(name) = \(name) }")
        create(labels: [])
    }

    /// Adds the property behind the last one, and `text` behind it.
    private mutating func addProperty(isPrivate: Bool, _ text: String) {
        let source = type.source
        let last = property?.declaration.piece ?? type.members.last { $0.isStored(in: source) }
        let end = last?.range.upperBound ?? type.details.members.range.lowerBound + 1
        let offset = source.endOfLine(after: end, before: type.details.members.range.upperBound)
        let gap =
            "\n"
            + (last.map { source.indentation(at: $0.range.lowerBound) }
                ?? source.indentation(at: type.syntax.range.lowerBound) + source.indentationOfOneLevel)
        let declared = property == nil ? gap + (isPrivate ? "private " : "") + "let \(name): \(injected.type)" : ""
        let added = declared + (text.isEmpty ? "" : "\n" + gap + text)
        let isOneLine =
            source.lines.line(at: type.details.members.range.lowerBound)
            == source.lines.line(at: type.details.members.range.upperBound - 1)
        if !added.isEmpty {
            let gap = isOneLine ? "\n" : text.isEmpty ? "" : source.gap(behind: offset)
            edits.append(SourceEdit(inserting: added + gap, at: offset, of: source))
        }
    }

    // MARK: - Where it is created

    /// - Parameter labels: Those of the initialiser.
    private mutating func create(labels: [String]) {
        let creations = InitialiserCalls(of: type, labels: [labels], made, in: index)
        refusals += creations.refusals
        if creations.calls.isEmpty { return refuse("no code of the sources creates it", location) }
        for call in creations.calls {
            let file = index.file(at: call.source.path)
            let sees =
                file?.module == injected.container.module
                || file?.imports.contains {
                    $0.module == injected.container.module
                        && ($0.isTestable || injected.container.isSeenOutside(in: index))
                } == true
            if !sees {
                refuse(
                    "'\(injected.container.path)' can't be seen where it is created here",
                    call.source.location(at: call.piece.lowerBound))
            }
            edits.append(ParenthesisedList.adding("\(name): \(locator).\(injected.name)", to: call))
        }
    }
}

extension StudiedType {
    fileprivate func isSeenOutside(in index: DeclarationIndex) -> Bool {
        (index.declaration(of: self)?.access ?? .internal) >= .package
    }
}

extension DeclarationIndex {
    /// Whether the first type that `type` names may be a class.
    fileprivate func mayInheritClass(_ type: TypeDeclaration) -> Bool {
        guard let first = type.inherited.first else { return false }
        return allProtocols.allSatisfy { $0.name != first }
    }
}

extension SourceText {
    /// Whether an initialiser only ends the program, as `init(coder:)` mostly does.
    fileprivate func onlyFails(_ initializer: InitializerSyntax) -> Bool {
        initializer.body.map { tokenTexts(in: $0).dropFirst().first == "fatalError" } ?? false
    }

    fileprivate func matchesSpace(at offset: Int) -> Bool { byte(at: offset) == 0x20 }
}

extension DeclSyntax {
    fileprivate var isVariable: Bool { if case .variable(let variable) = kind { !variable.isLet } else { false } }

    /// Whether it is a property of an instance that stores its value.
    func isStored(in source: SourceText) -> Bool {
        guard case .variable(let variable) = kind else { return false }
        let isStatic = modifiers.contains {
            source.matches($0.name, "static") || source.matches($0.name, "class") || source.matches($0.name, "lazy")
        }
        return !isStatic
            && variable.bindings.allSatisfy { binding in
                guard let accessors = binding.accessors else { return true }
                return !accessors.accessors.isEmpty
                    && accessors.accessors.allSatisfy {
                        source.matches($0.name, "didSet") || source.matches($0.name, "willSet")
                    }
            }
    }

    fileprivate var lacksValue: Bool {
        guard case .variable(let variable) = kind else { return false }
        return variable.bindings.contains { binding in
            if case .optional = binding.type?.form, !variable.isLet { return false }
            return binding.initialValue == nil
        }
    }
}

extension CodeTokens {
    /// Whether the brace at `number` belongs to a statement such as `if`, as far as its line shows.
    fileprivate func opensControlFlow(_ number: Int) -> Bool {
        let words: Set<String> = [
            "if", "else", "for", "while", "guard", "do", "catch", "switch", "repeat", "defer", "case", "default", "get",
            "set", "didSet", "willSet",
        ]
        var next = number - 1
        while next >= 0, !["{", "}", ";", "="].contains(text(next)), areOnOneLine(next, number) {
            if words.contains(text(next)) { return true }
            next -= 1
        }
        return false
    }
}
