import UnderstudySemantics
import UnderstudySyntax

/// What tells a member of a double from the requirement that it stands for, in words.
struct RequirementDifference {
    private var words: [String] = []

    /// The words; `nil` where the declarations say the same.
    var text: String? { words.isEmpty ? nil : words.joined(separator: ", ") }

    init(_ own: Requirement, _ demand: Requirement) {
        guard own.kind == demand.kind else { return }
        addModifiers(own, demand)
        switch (own.syntax.kind, demand.syntax.kind) {
        case (.function(let member), .function(let wanted)):
            addParameters(Self.list(member.parameters, own.source), Self.list(wanted.parameters, demand.source))
            addEffects(Self.effects(member.effects, own.source), Self.effects(wanted.effects, demand.source))
            addResult(member.result, own.source, wanted.result, demand.source)
            addGenerics(Self.generics(member, own.source), Self.generics(wanted, demand.source))
        case (.initializer(let member), .initializer(let wanted)):
            addParameters(Self.list(member.parameters, own.source), Self.list(wanted.parameters, demand.source))
            addEffects(Self.effects(member.effects, own.source), Self.effects(wanted.effects, demand.source))
        case (.subscript(let member), .subscript(let wanted)):
            addParameters(Self.list(member.parameters, own.source), Self.list(wanted.parameters, demand.source))
            addResult(member.result, own.source, wanted.result, demand.source)
            addAccessors(member.accessors, own.source, wanted.accessors, demand.source)
        case (.variable(let member), .variable(let wanted)):
            guard let member = member.bindings.first, let wanted = wanted.bindings.first else { return }
            addResult(member.type, own.source, wanted.type, demand.source)
            addAccessors(member.accessors, own.source, wanted.accessors, demand.source)
        default: break
        }
    }

    // MARK: - Parts

    private mutating func addModifiers(_ own: Requirement, _ demand: Requirement) {
        add(Self.modifiers(own), Self.modifiers(demand))
    }

    /// Says of each word of only one side which side that is.
    private mutating func add(_ own: [String], _ wanted: [String]) {
        for word in own where !wanted.contains(word) { words.append("it is '\(word)', which the requirement is not") }
        for word in wanted where !own.contains(word) { words.append("it is not '\(word)', which the requirement is") }
    }

    private mutating func addEffects(_ own: [String], _ wanted: [String]) { add(own, wanted) }

    private mutating func addParameters(
        _ own: [(label: String, type: String)], _ wanted: [(label: String, type: String)]
    ) {
        guard own.count == wanted.count else {
            words.append("it takes \(Self.count(own.count)), the requirement \(wanted.count)")
            return
        }
        for (member, target) in zip(own, wanted) {
            if member.label != target.label {
                words.append("it takes '\(member.label):', not '\(target.label):'")
            }
            if member.type != target.type {
                words.append("its '\(member.label):' is '\(member.type)', not '\(target.type)'")
            }
        }
    }

    private mutating func addResult(
        _ own: TypeSyntax?, _ source: SourceText, _ wanted: TypeSyntax?, _ other: SourceText
    ) {
        let type = own.map { source.compactText(in: $0.range) } ?? "Void"
        let target = wanted.map { other.compactText(in: $0.range) } ?? "Void"
        if type != target { words.append("it is of type '\(type)', not '\(target)'") }
    }

    private mutating func addGenerics(_ own: String, _ wanted: String) {
        if own == wanted { return }
        let (member, target) = (
            own.isEmpty ? "not generic" : "'\(own)'", wanted.isEmpty ? "not generic" : "'\(wanted)'"
        )
        words.append("it is \(member), the requirement is \(target)")
    }

    private mutating func addAccessors(
        _ own: AccessorBlockSyntax?, _ source: SourceText, _ wanted: AccessorBlockSyntax?, _ other: SourceText
    ) {
        let (isSet, isWanted) = (Self.isSettable(own, source), Self.isSettable(wanted, other))
        if isWanted, !isSet { words.append("it can't be set, which the requirement asks for") }
        if isSet, !isWanted { words.append("it can be set, which the requirement does not ask for") }
        add(Self.getterEffects(own, source), Self.getterEffects(wanted, other))
    }

    // MARK: - Reading

    private static func count(_ number: Int) -> String { number == 1 ? "1 parameter" : "\(number) parameters" }

    private static func list(_ parameters: [ParameterSyntax], _ source: SourceText) -> [(label: String, type: String)] {
        parameters.map { parameter in
            (
                parameter.firstName.map(source.text(in:)) ?? "_",
                source.compactText(in: parameter.type.range) + (parameter.isVariadic ? "..." : "")
            )
        }
    }

    private static func effects(_ effects: EffectsSyntax, _ source: SourceText) -> [String] {
        var words = effects.isAsync ? ["async"] : []
        if let word = effects.throws {
            words.append(
                source.text(in: word) + (effects.thrownType.map { "(" + source.compactText(in: $0.range) + ")" } ?? ""))
        }
        return words
    }

    private static func getterEffects(_ block: AccessorBlockSyntax?, _ source: SourceText) -> [String] {
        let getter = block?.accessors.first { source.matches($0.name, "get") }
        return getter.map { effects($0.effects, source) } ?? []
    }

    private static func isSettable(_ block: AccessorBlockSyntax?, _ source: SourceText) -> Bool {
        block?.accessors.contains { source.matches($0.name, "set") } ?? false
    }

    private static func generics(_ function: FunctionSyntax, _ source: SourceText) -> String {
        let list = function.genericParameters.map { source.compactText(in: $0.range) }.joined(separator: ", ")
        let clause = function.whereClause.map { source.compactText(in: $0.range) } ?? ""
        return [list.isEmpty ? "" : "<\(list)>", clause].filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static func modifiers(_ requirement: Requirement) -> [String] {
        let source = requirement.source
        return requirement.syntax.attributes.map { source.compactText(in: $0.range) }
            + requirement.syntax.modifiers.map { source.compactText(in: $0.range) }.filter { $0 != "mutating" }
    }
}
