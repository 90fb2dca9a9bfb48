import UnderstudySemantics
import UnderstudySyntax

/// A requirement as the rules of fakes read it.
struct FakeRequirement: Sendable {
    /// A parameter.
    struct Parameter {
        /// The label; `_` for none.
        let label: String
        /// The name inside the member.
        let name: String
        /// What that name and the label say.
        let said: ParameterWords
        /// What the label, or the member's name where there is none, says of the elements that it selects.
        let relation: FakeRelation
        var shape: FakeShape
        /// Whether it can be read like any other value.
        let isPlain: Bool

        /// The words of its name.
        var words: [String] { said.name }
        /// The words of the label, without those that only join.
        var labelWords: [String] { said.label }
        /// Whether its label says what the thing that the verb acts on has to do with it.
        var relates: Bool { said.relates }
        /// The words that name it, in a call or inside the member.
        var names: [String] { said.names }

        /// Whether its name says that it is given where nothing is found.
        var isCalledDefault: Bool { words.say(.default) }
    }

    /// A function that is called with the outcome.
    struct Completion {
        let name: String
        /// What is called: the name, with a `?` where it may be missing.
        let call: String
        let parameters: [FakeShape]
    }

    let requirement: Requirement
    let key: RequirementKey
    let member: Member
    /// The words of the base name.
    let words: [String]
    /// What the first word says, where it is a verb that rules know.
    private(set) var verb: Verb?
    /// What it is about: the words of the name but for the verb and those that join, in the singular.
    private(set) var nouns: [String]
    /// What the verb acts on, as far as the name says so.
    let object: VerbObject
    /// Whether its name says that it does so only sometimes.
    let condition: FakeCondition
    /// The parameters without the completion.
    private(set) var parameters: [Parameter]
    private(set) var completion: Completion?
    /// What is returned, or handed to the completion: without the `Result` around it.
    private(set) var outcome: FakeShape
    /// The type of that without `?`, as it can be kept; `nil` where nothing is kept of it.
    private(set) var givenType: FakeType?
    /// Whether it is returned as a `Result`.
    private(set) var returnsResult = false
    let isThrowing: Bool
    /// The type of error that may be thrown or forwarded; `nil` for any.
    private(set) var failure: FakeType?
    /// Whether a caller can be told that something is not there.
    private(set) var canFail: Bool
    /// Calls of the functions that are passed to it.
    let passed: FakePassedFunctions
    /// The names of its generic parameters.
    let generics: Set<String>

    init(_ requirement: Requirement, _ member: Member, by builder: MemberBuilder) {
        self.requirement = requirement
        self.member = member
        key = RequirementKey(builder.origin, requirement)
        let reader = FakeShapeReader(builder: builder)
        let signature = requirement.signature
        let words = IdentifierWords.split(String(requirement.name.prefix { $0 != "(" && $0 != "?" }))
        self.words = words
        outcome = signature.result.map { reader.shape(of: $0) } ?? .void
        givenType = signature.result.flatMap { reader.keptType($0, ofResult: signature.kind.isFunction) }
        failure = signature.effects.thrownType.map(reader.fakeType)
        isThrowing = member.signature.isThrowing
        canFail = isThrowing
        if signature.kind.isFunction, case .result(let inner, let error) = outcome {
            returnsResult = true
            outcome = inner
            failure = error.isAnyError ? nil : error
            canFail = true
        }
        verb = Self.verb(of: words, giving: outcome)
        nouns = CommonWords.nouns(in: verb == nil ? words[...] : words.dropFirst())
        object = VerbObject(of: words, labelled: signature.parameters.first?.firstName)
        condition = FakeCondition(words)
        if let start = FakeCondition.start(in: words), Self.changing.contains(verb) {
            nouns = CommonWords.nouns(in: words[1..<start])
        }
        parameters = zip(signature.parameters, member.signature.parameters).map { parameter, passed in
            let label = parameter.firstName ?? "_"
            let shape = reader.shape(of: parameter.type)
            let said = ParameterWords(name: passed.name, label: label, of: words)
            return Parameter(
                label: label, name: passed.name, said: said, relation: FakeRelation(said.saying),
                shape: parameter.isVariadic ? .array(shape) : shape,
                isPlain: ![TypeSpecifier.inout, .isolated, .autoclosure].contains(where: parameter.type.has))
        }
        passed = FakePassedFunctions(of: member, by: builder)
        generics = Set(builder.scope.generics.keys)
        complete(by: builder, reader)
    }

    /// Takes a last parameter that is a function for one that is called with the outcome, where it is that.
    private mutating func complete(by builder: MemberBuilder, _ reader: FakeShapeReader) {
        guard outcome == .void, !returnsResult, let last = parameters.last,
            case .function(let taken, .void, _) = last.shape.unwrapped, verb != .observe,
            let type = requirement.signature.parameters.last?.type,
            !FakePassedFunctions.isElsewhere(type, than: builder),
            !last.shape.isOptional || Self.isTold(taken, by: last)
        else { return }
        parameters.removeLast()
        let argument = taken.count == 1 ? builder.functionType(type)?.parameters.first : nil
        givenType = argument.flatMap { reader.keptType($0.type) }
        completion = Completion(
            name: last.name, call: last.name + (last.shape.isOptional ? "?" : ""), parameters: taken)
        (outcome, failure, canFail) =
            switch taken.first {
            case .result(let inner, let error)?: (inner, error.isAnyError ? nil : error, true)
            case .optional(.value(let error))? where error.canonicalType.isCalledError:
                (.void, error.isAnyError ? nil : error, true)
            case let first: (first ?? .void, nil, false)
            }
    }

    /// The same with other forms of what it takes and gives.
    func mapShapes(_ change: (FakeShape) -> FakeShape) -> FakeRequirement {
        var mapped = self
        for index in parameters.indices { mapped.parameters[index].shape = change(parameters[index].shape) }
        mapped.outcome = change(outcome)
        return mapped
    }

    /// The same without the parameters that `isIgnored` says.
    func without(_ isIgnored: (Parameter) -> Bool) -> FakeRequirement {
        var left = self
        left.parameters.removeAll(where: isIgnored)
        return left
    }

    /// The same, whose verb is `verb`, about what `nouns` say.
    func doing(_ verb: Verb, to nouns: [String]) -> FakeRequirement {
        var other = self
        other.verb = verb
        other.nouns = nouns
        return other
    }

    /// Whether a function that may be missing is sure to be called in the end, and told no more than whether it went well.
    private static func isTold(_ taken: [FakeShape], by parameter: Parameter) -> Bool {
        guard FakePassedFunctions.isLast(parameter.words), taken.count < 2 else { return false }
        return switch taken.first {
        case nil: true
        case .optional(.value(let error)): error.canonicalType.isCalledError
        case .result(.void, _): true
        default: false
        }
    }

    /// What the first word says: nothing, where it only names what is given (`record(id:) -> Record?`).
    private static func verb(of words: [String], giving result: FakeShape) -> Verb? {
        guard let first = words.first, let verb = Verb(ofStores: first) else { return nil }
        // `write0` is another verb than `write`, and so is `logIn` than `log`.
        if words.count > 1, words[1].allSatisfy(\.isNumber) { return nil }
        if first == "log", words.count > 1, ["in", "out", "on", "off"].contains(words[1]) { return nil }
        if verb == .refresh, result != .void { return nil }
        guard verb == .save || verb == .list || verb == .count, let core = result.core,
            words.count == 1 || verb == .save
        else { return verb }
        let named = IdentifierWords.split(core.simpleName)
        return named.contains(Inflection.singular(first)) && words.dropFirst().allSatisfy(named.contains) ? nil : verb
    }

    /// Whether its verb says that something is another than it was.
    var changes: Bool { Self.changing.contains(verb) }

    private static let changing: Set<Verb?> = [.save, .update, .delete, .clear]

    /// Whether the caller is returned `outcome` as it is.
    var returnsOutcome: Bool { completion == nil && !returnsResult }

    /// Whether it can be called on a value, and is no initialiser.
    var isOfInstance: Bool { !member.isStatic && member.form != .initializer }

    /// Whether it gives a flag.
    var isFlag: Bool { outcome == .value(.bool) }

    /// Whether its member may be a property that the fake keeps.
    var isKept: Bool { isOfInstance && member.form == .property && (member.value != nil || isFlag) }

    /// Whether it may set a flag to what `parameter` says: `enableSearch(_ isOn:)`, and not `connect(_ retry:)`.
    func setsFlag(to parameter: Parameter) -> Bool {
        let said = Set(words.map(Inflection.stem))
        return parameter.shape.core == .bool
            && (parameter.words.allSatisfy(Self.states.contains)
                || parameter.words.map(Inflection.stem).contains(where: said.contains))
    }

    private static let states: Set<String> = [
        "active", "enable", "enabled", "flag", "is", "new", "on", "shown", "state", "status", "value", "visible",
    ]
}
