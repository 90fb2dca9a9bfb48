import UnderstudySemantics

/// What a client is: whether it conforms to its protocol, and how it is made from a value that does.
struct ClientShape: Sendable {
    /// The client's name.
    let name: String
    /// The protocol as it is written.
    let conformance: String
    /// The names of the client's generic parameters.
    let parameters: [String]
    /// Whether each requirement has a closure, and a structure or a plain class can conform.
    let conforms: Bool
    /// Whether it is a class, because the protocol is for classes only.
    let isClass: Bool
    /// Whether the client may be used from several threads at once.
    let isSendable: Bool
    /// Whether the value that it is made from has to be kept in a variable.
    let changesLive: Bool
    /// Whether the value that it is made from has to be usable from any thread, beyond what the protocol says.
    let needsSendable: Bool

    init(_ resolved: ResolvedProtocol, _ included: [ResolvedRequirement], _ context: DoubleContext, as name: String) {
        self.name = context.name
        conformance = name
        parameters = context.parameters.map(\.name)
        let count = resolved.requirements.filter { !$0.hasDefault }.count
        let isComplete = included.filter { !$0.hasDefault }.count == count && resolved.superclass == nil
        isClass = resolved.isClassBound && isComplete && Self.canBeClass(resolved, included)
        conforms =
            isComplete && (isClass || !resolved.isClassBound)
            && resolved.standardNames.allSatisfy { !Self.derivedFromValues.contains($0) }
        isSendable = resolved.isSendable
        changesLive =
            !resolved.isClassBound
            && included.contains { entry in
                entry.requirement.hasModifier("mutating") || ClientRequirements.setsInPlace(entry.requirement)
            }
        let isIsolated = if case .globalActor = resolved.isolation { true } else { false }
        needsSendable =
            !resolved.standardNames.contains("Sendable")
            && included.contains { entry in
                isIsolated && MemberIsolation.isNonisolated(entry.requirement)
                    || !isIsolated && MemberIsolation.globalActor(of: entry.requirement, in: context.index) != nil
            }
    }

    /// The protocols that the compiler meets by itself from stored values, which closures are not fit for.
    private static let derivedFromValues: Set<String> = [
        "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable",
    ]

    /// Whether a class with variable closures can be what the protocol asks for: one that threads share can't.
    private static func canBeClass(_ resolved: ResolvedProtocol, _ included: [ResolvedRequirement]) -> Bool {
        switch resolved.isolation {
        case .none: !resolved.isSendable
        case .globalActor: !included.contains { MemberIsolation.isNonisolated($0.requirement) }
        case .actor: false
        }
    }

    /// What the client conforms to, with a colon in front.
    var inherited: String {
        if conforms { return ": " + conformance }
        return isSendable ? ": Sendable" : ""
    }

    /// The sections before the members; `assignments` are the lines that hand each member on to `live`.
    func sections(_ assignments: [String]) -> [[String]] {
        let variable = changesLive && !assignments.isEmpty ? ["    var live = live"] : []
        return [
            ["/// A client whose members fail until they are set.", "static var unimplemented: \(name) { \(name)() }"],
            ["init() {}"],
            ["/// Makes a client that hands everything on to `live`.", head + " {"] + variable
                + assignments.map { "    " + $0 } + ["}"],
        ]
    }

    private var head: String {
        let constraint = conformance + (needsSendable ? " & Sendable" : "")
        if parameters.isEmpty { return "init(_ live: some \(constraint))" }
        let words = Set(conformance.split(separator: ".").map(String.init) + parameters)
        let value = words.contains("Live") ? "Base" : "Live"
        let bound = parameters.map { "\(value).\($0) == \($0)" }.joined(separator: ", ")
        return "init<\(value): \(constraint)>(_ live: \(value)) where \(bound)"
    }
}
