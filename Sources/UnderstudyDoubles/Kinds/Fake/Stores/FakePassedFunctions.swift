import UnderstudySemantics

/// The functions without a result that are passed to a member, as a member calls them that knows nothing else to do.
struct FakePassedFunctions: Sendable {
    /// The names of the parameters that are called, in their order.
    private(set) var names: [String] = []
    /// The calls, in the same order.
    private(set) var calls: [String] = []
    /// The values in them.
    private(set) var values: [DefaultValue] = []
    /// Whether all of them can be called, and nobody doubts that they are, nor with what.
    private(set) var isComplete = true
    private var isOnActor = false
    private var isThrowing = false

    /// Whether a closure with `effects` can call them, which runs on an actor only if it is asynchronous.
    func canBeCalled(by effects: Effects) -> Bool {
        (effects.isAsync || !isOnActor) && (effects.isThrowing || !isThrowing)
    }

    init(of member: Member, by builder: MemberBuilder) {
        let signature = builder.signature
        let isOnly = signature.parameters.count { builder.functionType($0.type) != nil } == 1
        for (parameter, name) in zip(signature.parameters, member.signature.parameters.map(\.name)) {
            guard !parameter.type.has(.autoclosure), let function = builder.functionType(parameter.type),
                function.result.isVoid
            else { continue }
            let arguments = function.parameters.map { argument in
                builder.context.value(of: argument.type, builder.scope, on: builder.runsOn)
            }
            let canRun =
                !(function.effects.isAsync && !signature.effects.isAsync)
                && !(function.effects.isThrowing && !signature.effects.isThrowing)
            let isKept = parameter.type.has(.escaping) || parameter.type.bare.isOptional
            let words = IdentifierWords.split(name) + IdentifierWords.split(parameter.firstName ?? "")
            let isCalled = !isKept || !Self.running.isDisjoint(with: words)
            guard canRun, isCalled || isOnly, !Self.isElsewhere(parameter.type, than: builder), !parameter.isVariadic,
                arguments.allSatisfy({ $0 != nil })
            else {
                isComplete = false
                continue
            }
            let told = zip(function.parameters.map(\.type), arguments.compactMap { $0?.text })
            if !isCalled || !told.allSatisfy(Self.saysNothing) { isComplete = false }
            values += arguments.compactMap(\.self)
            names.append(name)
            if !Self.actors(of: parameter.type, in: builder).isEmpty { isOnActor = true }
            if function.effects.isThrowing { isThrowing = true }
            let list = arguments.compactMap { $0?.text }.joined(separator: ", ")
            calls.append(
                (function.effects.isThrowing ? "try " : "") + (function.effects.isAsync ? "await " : "") + name
                    + (parameter.type.bare.isOptional ? "?" : "") + "(" + list + ")")
        }
    }

    /// Whether `words` say no more of a function than that it is called in the end: a `popCompletion` is called later.
    static func isLast(_ words: [String]) -> Bool {
        words.allSatisfy { running.contains($0) || CommonWords.closures.contains($0) || CommonWords.isFiller($0) }
    }

    /// Words of functions that are run, or called in the end: those of buttons may never be.
    private static let running: Set<String> = [
        "animations", "block", "body", "callback", "changes", "closure", "complete", "completed", "completion", "done",
        "execute", "finished", "operation", "perform", "task", "updates", "work",
    ]

    /// Whether an argument of a function says no more than that nothing failed.
    private static func saysNothing(_ type: SwiftType, _ text: String) -> Bool {
        text == ".success(())" || text == "nil" && type.unwrapped.isCalledError
    }

    /// Whether a function of `type` belongs to a global actor that the member does not run on.
    static func isElsewhere(_ type: SwiftType, than builder: MemberBuilder) -> Bool {
        actors(of: type, in: builder).contains { builder.runsOn != .globalActor($0) }
    }

    /// The global actors that a function of `type` says it belongs to.
    private static func actors(of type: SwiftType, in builder: MemberBuilder) -> [String] {
        if case .tuple(let elements) = type.unwrapped, elements.count == 1 {
            return actors(of: elements[0].type, in: builder)
        }
        guard case .attributed(let specifiers, _) = type.unwrapped else { return [] }
        return specifiers.compactMap { builder.scope.index.globalActor(named: $0.name) }
    }
}
