import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// A structure with a closure for each member of a type that a consumer uses, which is called like the type.
struct ClosureStructure {
    /// The name of the structure.
    let name: String
    /// The reasons against it.
    private(set) var refusals: [Refusal] = []

    private let type: StudiedType
    private let bounds: InterfaceBounds
    private let unit: String
    /// Whether the type's values need not be references.
    private let isValue: Bool
    private var closures: [MemberClosures] = []

    init(
        name: String, type: StudiedType, members: [MemberHead], bounds: InterfaceBounds, indentation: String,
        isValue: Bool
    ) {
        self.name = name
        self.type = type
        self.bounds = bounds
        unit = indentation
        self.isValue = isValue
        var taken: Set<String> = []
        let overloads = Dictionary(grouping: members, by: \.name).filter { $0.value.count > 1 }
        for member in members {
            if let obstacle = MemberClosures.obstacle(to: member, of: type) {
                refusals.append(obstacle)
                continue
            }
            if isValue, bounds.isSendable, member.isWritten {
                refusals.append(Refusal(.noClosure, member.member.name, at: member.location))
                continue
            }
            // Values that can't be sent would go to another actor with the closure.
            let isElsewhere = member.isolation.map { $0 != bounds.isolation && !bounds.isSendable } ?? false
            if isElsewhere || bounds.isolation != nil && member.isNonisolated {
                refusals.append(Refusal(.noClosure, member.member.name, at: member.location))
                continue
            }
            let closure = MemberClosures(
                member, isActor: bounds.inherited.contains(.actor) && !member.isNonisolated,
                isolation: member.isolation, inherited: bounds.isolation,
                isSendable: bounds.isSendable, isOverloaded: overloads[member.name] != nil, taken: &taken)
            closures.append(closure)
        }
    }

    /// The structure, as it is written into the braces of the consumer.
    ///
    /// - Parameter isOnActor: Whether what is nested in the consumer runs where the module's declarations do.
    func declaration(in anchor: Anchor, isOnActor: Bool) -> String {
        let outer = unit
        let inner = unit + unit
        let sendable = bounds.isSendable ? ": Sendable" : ""
        let access = anchor.access <= .fileprivate ? "fileprivate " : ""
        let stored = closures.flatMap(\.stored).map { inner + $0 }.joined(separator: "\n")
        let members = closures.flatMap { $0.members(unit) }.map { lines in
            lines.map { inner + $0 }.joined(separator: "\n")
        }
        let (actor, modifier) = isOnActor ? bounds.isolationWords(at: anchor, .internal) : (bounds.isolation, "")
        let head =
            (actor.map { outer + $0 + "\n" } ?? "") + "\(outer)\(access)\(modifier)struct \(name)\(sendable) {\n"
        return head + ([stored] + members).joined(separator: "\n\n") + "\n\(outer)}"
    }

    /// The extension with the initialiser from the type.
    func initializer(of path: String) -> String {
        let word = type.simpleName.prefix(1).lowercased() + type.simpleName.dropFirst()
        let value = ReservedWords.contains(word) ? "`" + word + "`" : word
        let isProtocol = type.kind == .protocol ? "any " : ""
        let arguments = closures.flatMap { $0.arguments(of: value) }.map { "\(unit)\(unit)\(unit)\($0)" }
        // A parameter is constant, and setting a property of a value changes the value.
        let copy = isValue && closures.contains(where: \.sets) ? "\(unit)\(unit)var \(value) = \(value)\n" : ""
        return """
            extension \(path) {
            \(unit)init(_ \(value): \(isProtocol)\(type.path)) {
            \(copy)\(unit)\(unit)self.init(
            \(arguments.joined(separator: ",\n")))
            \(unit)}
            }
            """
    }
}

/// The closures for one member.
private struct MemberClosures {
    private let member: MemberHead
    private let isActor: Bool
    /// Whether the closure is called like the function, without labels.
    private let isCalledByName: Bool
    /// What the types of closures begin with: their isolation, and `@Sendable`.
    private let attributes: String
    /// The isolation of the methods and properties, unless it is that of the structure.
    private let isolation: String
    /// The name of the closure that reads or calls.
    private let getter: String
    private let setter: String?

    init(
        _ member: MemberHead, isActor: Bool, isolation: String?, inherited: String?, isSendable: Bool,
        isOverloaded: Bool, taken: inout Set<String>
    ) {
        self.member = member
        self.isActor = isActor
        // Closures of one name can't stand beside each other, as functions can.
        isCalledByName = member.isCalledByName && !isOverloaded
        attributes = ((isolation ?? inherited).map { $0 + " " } ?? "") + (isSendable ? "@Sendable " : "")
        self.isolation = isolation.map { $0 == inherited ? "" : $0 + " " } ?? ""
        let labels = member.parameters.map { $0.firstName.map(member.member.declaration.source.text(in:)) ?? "_" }
        var base = member.name
        if member.binding != nil {
            base = "get" + Self.capitalised(base)
        } else if !isCalledByName {
            base += labels.filter { $0 != "_" }.map(Self.capitalised).joined()
            if base == member.name { base += "Call" }
        }
        getter = Self.unique(base, &taken)
        setter = member.isWritten ? Self.unique("set" + Self.capitalised(member.name), &taken) : nil
    }

    /// Whether a closure sets a property.
    var sets: Bool { setter != nil }

    /// Why `member` can't be a closure.
    static func obstacle(to member: MemberHead, of type: StudiedType) -> Refusal? {
        let name = member.member.name
        guard member.name != "subscript", !member.isStatic, member.attributeOfType == nil, member.branches.isEmpty,
            let signature = member.signature
        else {
            return Refusal(.noClosure, name, at: member.location)
        }
        if signature.isGeneric { return Refusal(.genericMember, name, at: member.location) }
        if member.parameters.indices.contains(where: { member.localName($0) == "_" }) {
            return Refusal(.noClosure, name, at: member.location)
        }
        let isOdd =
            signature.parameters.contains { $0.isVariadic || $0.type.isAutoclosure } || signature.effects.isRethrows
            || signature.hasModifier("mutating") && type.kind != .class
        return isOdd ? Refusal(.noClosure, name, at: member.location) : nil
    }

    private static func capitalised(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func unique(_ name: String, _ taken: inout Set<String>) -> String {
        var candidate = name
        var number = 2
        while !taken.insert(candidate).inserted {
            candidate = "\(name)\(number)"
            number += 1
        }
        return candidate
    }

    /// `async`, `throws` and the thrown type, as in the closure's type.
    private var effects: String { member.effects(alwaysAsync: isActor) }
    private var call: String { member.callPrefix(alwaysAsync: isActor) }

    private var result: String { member.resultText ?? "Void" }

    private var parameterTypes: [String] { member.parameters.map { member.qualified($0.type.range) } }

    // MARK: - Texts

    /// The stored closures.
    var stored: [String] {
        if member.binding != nil {
            let get = "var \(getter): \(attributes)()\(effects) -> \(member.typeText)"
            return [get] + (setter.map { ["var \($0): \(attributes)(\(member.typeText)) -> Void"] } ?? [])
        }
        return ["var \(getter): \(attributes)(\(parameterTypes.joined(separator: ", ")))\(effects) -> \(result)"]
    }

    /// The methods and properties that are called like the type's.
    func members(_ unit: String) -> [[String]] {
        if member.binding != nil {
            let head = "\(isolation)var \(member.name): \(member.typeText) {"
            guard let setter else {
                return effects.isEmpty
                    ? [[head, "\(unit)\(getter)()", "}"]]
                    : [[head, "\(unit)get\(effects) {", "\(unit)\(unit)\(call)\(getter)()", "\(unit)}", "}"]]
            }
            return [[head, "\(unit)get { \(getter)() }", "\(unit)nonmutating set { \(setter)(newValue) }", "}"]]
        }
        if isCalledByName { return [] }
        let values = member.parameters.enumerated().map { number, parameter in
            (member.isInout(number) ? "&" : "") + member.localName(number)
        }
        let asynchronous = isActor && !(member.signature?.effects.isAsync ?? false)
        return [
            [
                isolation + member.methodHead(addingAsync: asynchronous) + " {",
                "\(unit)\(call)\(getter)(\(values.joined(separator: ", ")))", "}",
            ]
        ]
    }

    /// The arguments of the memberwise initialiser, which forward to `value`.
    func arguments(of value: String) -> [String] {
        if member.binding != nil {
            let get = "\(getter): { \(head([]))\(call)\(value).\(member.name) }"
            return [get] + (setter.map { ["\($0): { \(value).\(member.name) = $0 }"] } ?? [])
        }
        let names = member.parameters.indices.map { member.hasTypedError ? "argument\($0)" : "$\($0)" }
        let values = zip(member.parameters, names).enumerated().map { number, argument in
            let label = argument.0.firstName.map(member.member.declaration.source.text(in:)) ?? "_"
            return (label == "_" ? "" : label + ": ") + (member.isInout(number) ? "&" : "") + argument.1
        }
        return ["\(getter): { \(head(names))\(call)\(value).\(member.name)(\(values.joined(separator: ", "))) }"]
    }

    /// The parameters and effects of a closure, whose error has no type unless they are written.
    private func head(_ names: [String]) -> String {
        guard member.hasTypedError else { return "" }
        let list = zip(names, parameterTypes).map { $0 + ": " + $1 }.joined(separator: ", ")
        return "(\(list))\(effects) -> \(member.binding == nil ? result : member.typeText) in "
    }
}

extension MemberHead {
    /// Whether a closure with the function's name would be called just like the function: without labels.
    var isCalledByName: Bool {
        // What is called without a name has to be a method.
        guard binding == nil, name != "callAsFunction", !(signature?.hasAttribute("discardableResult") ?? false) else {
            return false
        }
        // A closure has no default arguments.
        if parameters.contains(where: { $0.defaultValue != nil }) { return false }
        return parameters.allSatisfy { $0.firstName.map { member.declaration.source.matches($0, "_") } ?? true }
    }

    /// What the function returns; `nil` for nothing.
    var resultText: String? {
        guard case .function(let function) = member.declaration.piece.kind else { return nil }
        return function.result.map { qualified($0.range) }
    }

    /// Whether the parameter `number` is `inout`.
    func isInout(_ number: Int) -> Bool {
        guard case .attributed(let specifiers, _) = parameters[number].type.form else { return false }
        return specifiers.contains { member.declaration.source.matches($0.name, "inout") }
    }

    /// The name of the parameter `number` in the body.
    func localName(_ number: Int) -> String {
        (parameters[number].secondName ?? parameters[number].firstName).map(member.declaration.source.text(in:)) ?? "_"
    }

    private var ownEffects: EffectsSyntax {
        switch member.declaration.piece.kind {
        case .function(let function): function.effects
        default:
            binding?.accessors?.accessors.first { member.declaration.source.matches($0.name, "get") }?.effects ?? .none
        }
    }

    /// Whether the type of its errors is written.
    var hasTypedError: Bool { ownEffects.thrownType != nil }

    /// The words between the parentheses and the arrow, each after a space.
    func effects(alwaysAsync: Bool) -> String {
        let own = ownEffects
        let thrown = own.thrownType.map { "(\(qualified($0.range)))" } ?? ""
        return (own.isAsync || alwaysAsync ? " async" : "") + (own.isThrowing ? " throws\(thrown)" : "")
    }

    /// The words in front of a call.
    func callPrefix(alwaysAsync: Bool) -> String {
        (ownEffects.isThrowing ? "try " : "") + (ownEffects.isAsync || alwaysAsync ? "await " : "")
    }

    /// The function's head, as the structure declares it.
    func methodHead(addingAsync: Bool) -> String {
        let attribute = signature?.hasAttribute("discardableResult") == true ? "@discardableResult " : ""
        let list = parameters.map { qualified($0.range) }.joined(separator: ", ")
        return "\(attribute)func \(name)(\(list))\(effects(alwaysAsync: addingAsync))"
            + (resultText.map { " -> \($0)" } ?? "")
    }
}

extension SwiftType {
    /// Whether it is the type of an autoclosure.
    fileprivate var isAutoclosure: Bool {
        guard case .attributed(let specifiers, _) = self else { return false }
        return specifiers.contains { $0.name == "autoclosure" || $0.name == "@autoclosure" }
    }
}
