import UnderstudySemantics
import UnderstudySyntax

/// A requirement as the rules of fakes read it.
final class FakeRequirement: Sendable {
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
    let member: Member
    /// The words of the base name.
    let words: [String]
    /// What the first word says, where it is a verb that rules know.
    let verb: Verb?
    /// What it is about: the words of the name but for the verb and those that join, in the singular.
    let nouns: [String]
    /// What the verb acts on, as far as the name says so.
    let object: VerbObject
    /// The parameters without the completion.
    let parameters: [Parameter]
    let completion: Completion?
    /// What is returned, or handed to the completion: without the `Result` around it.
    let outcome: FakeShape
    /// The type of that without `?`, as it can be kept; `nil` where nothing is kept of it.
    let givenType: FakeType?
    /// Whether it is returned as a `Result`.
    let returnsResult: Bool
    let isThrowing: Bool
    /// The type of error that may be thrown or forwarded; `nil` for any.
    let failure: FakeType?
    /// Whether a caller can be told that something is not there.
    let canFail: Bool
    /// Calls of the functions that are passed to it.
    let passed: FakePassedFunctions
    let isGeneric: Bool
    /// The names of its generic parameters.
    let generics: Set<String>

    init(_ requirement: Requirement, _ member: Member, by builder: MemberBuilder) {
        self.requirement = requirement
        self.member = member
        let reader = FakeShapeReader(builder: builder)
        let signature = requirement.signature
        let base = requirement.name.prefix { $0 != "(" && $0 != "?" }
        words = IdentifierWords.split(String(base))
        var result = FakeShape.void
        if let type = signature.result { result = reader.shape(of: type) }
        var failureOfResult: FakeType?
        if signature.kind.isFunction, case .result(let inner, let error) = result {
            result = inner
            failureOfResult = error
        }
        returnsResult = failureOfResult != nil
        verb = Self.verb(of: words, giving: result)
        let about = verb == nil ? words : Array(words.dropFirst())
        nouns = CommonWords.nouns(in: about)
        object = VerbObject(of: words, labelled: signature.parameters.first?.firstName)
        var parameters: [Parameter] = []
        for (parameter, passed) in zip(signature.parameters, member.signature.parameters) {
            let label = parameter.firstName ?? "_"
            let shape = reader.shape(of: parameter.type)
            let isSpecial = [TypeSpecifier.inout, .isolated, .autoclosure].contains(where: parameter.type.has)
            let said = ParameterWords(name: passed.name, label: label, of: words)
            parameters.append(
                Parameter(
                    label: label, name: passed.name, said: said, relation: FakeRelation(said.saying),
                    shape: parameter.isVariadic ? .array(shape) : shape,
                    isPlain: !isSpecial))
        }
        passed = FakePassedFunctions(of: member, by: builder)
        isGeneric = member.signature.isGeneric
        generics = Set(builder.scope.generics.keys)
        let thrown = signature.effects.thrownType
        let lastType = signature.parameters.last?.type
        let isCalledElsewhere = lastType.map { FakePassedFunctions.isElsewhere($0, than: builder) } ?? false
        isThrowing = member.signature.isThrowing
        guard result == .void, !returnsResult, let last = parameters.last,
            case .function(let taken, .void, _) = last.shape.unwrapped, verb != .observe, !isCalledElsewhere,
            !last.shape.isOptional || Self.isTold(taken, by: last)
        else {
            self.parameters = parameters
            completion = nil
            outcome = result
            givenType = signature.result.flatMap { reader.keptType($0, ofResult: signature.kind.isFunction) }
            failure = failureOfResult.map { $0.isAnyError ? nil : $0 } ?? thrown.map(reader.fakeType)
            canFail = isThrowing || returnsResult
            return
        }
        let function = signature.parameters.last.flatMap { builder.functionType($0.type) }
        givenType = taken.count == 1 ? function?.parameters.first.flatMap { reader.keptType($0.type) } : nil
        self.parameters = parameters.dropLast()
        completion = Completion(
            name: last.name, call: last.name + (last.shape.isOptional ? "?" : ""), parameters: taken)
        switch taken.first {
        case .result(let inner, let error)?:
            outcome = inner
            failure = error.isAnyError ? nil : error
            canFail = true
        case .optional(.value(let error))? where error.canonicalType.isCalledError:
            outcome = .void
            failure = error.isAnyError ? nil : error
            canFail = true
        case let first?:
            outcome = first
            failure = nil
            canFail = false
        case nil:
            outcome = .void
            failure = nil
            canFail = false
        }
    }

    private init(_ other: FakeRequirement, parameters: [Parameter], outcome: FakeShape) {
        requirement = other.requirement
        member = other.member
        words = other.words
        verb = other.verb
        nouns = other.nouns
        object = other.object
        self.parameters = parameters
        completion = other.completion
        self.outcome = outcome
        givenType = other.givenType
        returnsResult = other.returnsResult
        isThrowing = other.isThrowing
        failure = other.failure
        canFail = other.canFail
        passed = other.passed
        isGeneric = other.isGeneric
        generics = other.generics
    }

    /// The same with other forms of what it takes and gives.
    func mapShapes(_ change: (FakeShape) -> FakeShape) -> FakeRequirement {
        let parameters = parameters.map { parameter in
            var parameter = parameter
            parameter.shape = change(parameter.shape)
            return parameter
        }
        return FakeRequirement(self, parameters: parameters, outcome: change(outcome))
    }

    /// The same without the parameters that `isIgnored` says.
    func without(_ isIgnored: (Parameter) -> Bool) -> FakeRequirement {
        let left = parameters.filter { !isIgnored($0) }
        return left.count == parameters.count ? self : FakeRequirement(self, parameters: left, outcome: outcome)
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

    /// Whether the caller is returned `outcome` as it is.
    var returnsOutcome: Bool { completion == nil && !returnsResult }

    /// Whether it can be called on a value, and is no initialiser.
    var isOfInstance: Bool { !member.isStatic && member.form != .initializer }

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
