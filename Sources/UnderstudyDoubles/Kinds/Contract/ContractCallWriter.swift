import UnderstudySemantics
import UnderstudySyntax

/// Writes the statements by which a contract draws arguments, calls a requirement, and notes the answer.
struct ContractCallWriter {
    private let entry: BuiltMember
    private let context: DoubleContext
    private let builder: MemberBuilder
    private let signature: MemberSignature
    private(set) var values: ContractValues
    /// Why nothing is called, once that is known.
    private(set) var reason = ""

    private var isolation: Isolation { context.resolved.isolation }
    private var written: Signature { entry.requirement.signature }

    init(_ entry: BuiltMember, in context: DoubleContext) {
        (self.entry, self.context, signature) = (entry, context, entry.member.signature)
        builder = MemberBuilder(entry.requirement, of: entry.origin, stem: "", in: context)
        values = ContractValues(context)
    }

    /// The statements; `nil` where the call is left out.
    mutating func statements() -> [String]? {
        if let found = placeReason ?? formReason ?? answerReason {
            reason = found
            return nil
        }
        var lines: [String] = []
        var arguments: [(label: String?, name: String)] = []
        let handler = handlers.first
        for (place, (parameter, declared)) in zip(signature.parameters, written.parameters).enumerated() {
            if place == handler?.place {
                arguments.append((parameter.label, ""))
                continue
            }
            let local = Self.local(parameter.name)
            guard let drawn = values.drawn(declared.type.substituting(chosen ?? [:]), from: entry.origin) else {
                reason = "no value of '\(declared.type)' can be drawn"
                return nil
            }
            let annotation = drawn.hasPrefix("any") ? "" : ": \(parameter.type.bare.substituting(chosen ?? [:]))"
            lines.append("let \(local)\(annotation) = \(drawn)")
            arguments.append((parameter.label, local))
        }
        let call = place(arguments.map { (label: $0.label, value: $0.name.isEmpty ? handler?.noting ?? "" : $0.name) })
        // A raw identifier may have what ends a text.
        let shown = place(
            arguments.map {
                (
                    label: $0.label.map(SwiftNames.literal),
                    value: $0.name.isEmpty ? handler?.ignoring ?? "" : "\\(history.text(\($0.name)))"
                )
            }, of: SwiftNames.literal(signature.baseName))
        let read = handler == nil ? asking(call, shown: shown) : waiting(call, shown: shown)
        guard written.isSettable, isolation != .actor, !written.effects.isThrowing, !written.effects.isAsync else {
            return lines + read
        }
        guard let drawn = values.drawn(written.result ?? .missing, from: entry.origin) else { return lines + read }
        let value = signature.result ?? .missing
        return lines + ["if history.choice(2) == 0 {"]
            + [
                "let newValue: \(value.withoutImplicitUnwrapping.bare) = \(drawn)",
                "history.calls(\"\(shown) = \\(history.text(newValue))\")", "\(call) = newValue",
            ].map { "    " + $0 } + ["} else {"] + read.map { "    " + $0 } + ["}"]
    }

    /// What is called, or read.
    private func place(_ arguments: [(label: String?, value: String)], of name: String? = nil) -> String {
        let name = name ?? signature.baseName
        let list = arguments.map { ($0.label.map { $0 + ": " } ?? "") + $0.value }.joined(separator: ", ")
        switch entry.member.form {
        case .subscript: return "subject[" + list + "]"
        case .property: return "subject." + name
        case .function, .initializer: return "subject." + name + "(" + list + ")"
        }
    }

    private func asking(_ call: String, shown: String) -> [String] {
        let isThrowing = builder.canThrow(written.effects)
        let effects = (isThrowing ? "try " : "") + (isAwaited ? "await " : "")
        let note = "history.calls(\"\(effects)\(shown)\")"
        let type = written.generics.isEmpty ? nil : signature.result?.bare.substituting(chosen ?? [:])
        let answer = "history.returns(\(effects)\(call)\(type.map { " as \($0)" } ?? ""))"
        guard isThrowing else { return [note, answer] }
        let line = "do { \(answer) } catch { history.fails(error) }"
        if line.count <= 108 { return [note, line] }
        return [note, "do {", "    " + answer, "} catch {", "    history.fails(error)", "}"]
    }

    /// The same where the answer comes by a completion handler.
    private func waiting(_ call: String, shown: String) -> [String] {
        let isThrowing = builder.canThrow(written.effects)
        let effects = (isThrowing ? "try " : "") + (isAwaited ? "await " : "")
        let discards = entry.member.returns ? "_ = " : ""
        let start = ["let answer = HistoryAnswer()", "history.calls(\"\(effects)\(shown)\")"]
        let end = [
            discards + effects + call, "await answer.arrival()",
            "if let value = answer.value { history.returns(value) }",
        ]
        return isThrowing
            ? start + ["do {"] + end.map { "    " + $0 } + ["} catch {", "    history.fails(error)", "}"] : start + end
    }

    /// A name for the argument of a parameter: not one that the contract itself uses.
    private static func local(_ name: String) -> String {
        ["answer", "history", "subject", "error", "newValue", "self"].contains(name) ? name + "Value" : name
    }

    // MARK: - Where it runs

    private var leavesActor: Bool {
        isolation == .actor ? MemberIsolation(entry.requirement, in: context.index) == .type : false
    }

    private var isOnOtherActor: Bool {
        MemberIsolation.globalActor(of: entry.requirement, in: context.index).map { isolation != .globalActor($0) }
            ?? false
    }

    private var isAwaited: Bool { signature.isAsync || leavesActor || isOnOtherActor }

    /// Why the contract can't wait for it, or can't say where it runs.
    private var placeReason: String? {
        let attributes = entry.requirement.signature.attributes
        if MemberIsolation.isConditional(context.resolved, in: context.index)
            || MemberIsolation.isConditional(attributes, in: context.index)
        {
            return "nothing tells where it runs"
        }
        if isOnOtherActor, !(context.resolved.isSendable || isolation == .actor) || written.isSettable {
            return "it runs on an actor of its own"
        }
        if isolation.isGlobalActor, signature.isAsync, context.leavesActor(entry.requirement) {
            return "it leaves the actor of the protocol"
        }
        if isolation.isGlobalActor, signature.isAsync, signature.isMutating {
            return "it lends the implementation while it waits"
        }
        if !context.resolved.isSendable, isolation == .none, written.hasAttribute("concurrent") {
            return "it leaves its caller's actor"
        }
        if leavesActor || isOnOtherActor {
            let sendability = Sendability(builder)
            let crossing = written.parameters.map(\.type) + (written.result.map { [$0] } ?? [])
            if !crossing.allSatisfy(sendability.canCross) { return "its values can't be sent to its actor" }
        }
        return nil
    }

    /// Why it can't be called with values alone.
    private var formReason: String? {
        if entry.member.isStatic { return "it belongs to the type, which all implementations of a test share" }
        if entry.member.form == .initializer { return "it makes an implementation" }
        if signature.fixity != nil { return "it is an operator" }
        if entry.requirement.name.contains("?") { return "implementations need not have it" }
        if !entry.member.attributes.isEmpty { return "its attributes limit where it can be called" }
        if chosen == nil { return "its types are the caller's choice" }
        // A drawn value stays with the history, so it can't be given away either.
        let isUnhanded = written.parameters.contains { parameter in
            [.isolated, .autoclosure, .sending].contains(where: parameter.type.has)
        }
        if isUnhanded || signature.parameters.contains(where: { $0.isInOut || $0.isVariadic }) {
            return "its arguments can't be handed on"
        }
        let depending = context.types.inheritedTypes(of: entry.origin)
            .union(context.resolved.associatedTypes.map(\.name)).union(["Self"])
        if written.types.contains(where: { $0.mentions(anyOf: depending) }) {
            return "its types depend on the implementation"
        }
        if isCalledAlike { return "another requirement is called alike" }
        if handlers.count > 1 || handlers.contains(where: { $0.isOther }) { return "it takes a closure" }
        if written.parameters.contains(where: Self.isPlace) { return "it takes a place, which may not be there" }
        return nil
    }

    /// Whether a parameter says where something is: a collection ends the process for a place that is not there.
    private static func isPlace(_ parameter: Signature.Parameter) -> Bool {
        guard ["Int", "IndexPath", "IndexSet"].contains(parameter.type.bare.path ?? "") else { return false }
        let words = [parameter.firstName, parameter.secondName].compactMap(\.self).flatMap(IdentifierWords.split)
        return words.contains { ["at", "index", "indices", "position", "positions", "row"].contains($0) }
    }

    /// Whether a call might mean another requirement.
    private var isCalledAlike: Bool {
        context.resolved.requirements.contains { other in
            let (theirs, mine) = (other.requirement.signature, written)
            let isSame =
                other.origin.name == entry.origin.name
                && other.requirement.syntax.range == entry.requirement.syntax.range
            if isSame || theirs.name != mine.name { return false }
            if theirs.kind.isFunction != mine.kind.isFunction { return true }
            guard other.requirement.name == entry.requirement.name else { return false }
            return theirs.isGeneric || mine.isGeneric || theirs.parameters.map(\.type) == mine.parameters.map(\.type)
        }
    }

    /// A parameter that takes a function.
    private struct Handler {
        let place: Int
        let function: FunctionType
        /// Whether it is called for something else than to answer.
        var isOther: Bool { !function.result.isVoid || function.effects != .none }
        /// The closure that notes the answer.
        var noting: String {
            let values = function.parameters.indices.map { "$\($0)" }.joined(separator: ", ")
            return "{ answer.set(" + (function.parameters.count == 1 ? values : "(" + values + ")") + ") }"
        }
        /// The closure that a test may begin with.
        var ignoring: String {
            let names = function.parameters.map { _ in "_" }.joined(separator: ", ")
            return names.isEmpty ? "{}" : "{ \(names) in }"
        }
    }

    private var handlers: [Handler] {
        written.parameters.enumerated().compactMap { place, parameter in
            function(parameter.type).map { Handler(place: place, function: $0) }
        }
    }

    /// The function that `type` is, or stands for.
    private func function(_ type: SwiftType) -> FunctionType? {
        if let function = type.bare.unwrapped.function { return function }
        return type.bare.unwrapped.path.flatMap { context.index.aliasedType($0, from: entry.origin) }?.function
    }

    /// Why two answers can't be compared.
    private var answerReason: String? {
        if let handler = handlers.first {
            return handler.function.parameters.lazy.compactMap {
                ContractAnswers(context).reason(against: $0.type, from: entry.origin)
            }.first
        }
        guard let result = written.kind.isFunction ? written.value : written.result else { return nil }
        return ContractAnswers(context).reason(against: result.substituting(chosen ?? [:]), from: entry.origin)
    }

    /// A text for each type that the caller chooses; `nil` where one has to be something else.
    private var chosen: [String: SwiftType]? {
        let names = written.generics.map(\.name)
        let isText = written.allConstraints.allSatisfy { constraint in
            constraint.relation == .conformance && constraint.left.path.map(names.contains) ?? false
                && constraint.right.path.map(Self.ofTexts.contains) ?? false
        }
        // What has the name of a type that contracts use is called otherwise in them.
        let isUsual = written.generics.allSatisfy { !$0.isPack && !$0.isValue && !OwnNames.names.contains($0.name) }
        guard isText, isUsual else { return nil }
        return Dictionary(names.map { ($0, .named("String")) }, uniquingKeysWith: { first, _ in first })
    }

    /// The protocols to which texts conform, and that requirements ask for.
    private static let ofTexts: Set<String> = [
        "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Hashable",
        "LosslessStringConvertible", "Sendable",
    ]
}
