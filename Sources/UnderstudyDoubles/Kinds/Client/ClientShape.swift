import UnderstudySemantics
import UnderstudyTemplates

/// What a client is, and how it is made from a value that conforms.
struct ClientShape: KindShape {
    /// The client's name.
    let name: String
    /// The protocol as it is written.
    let conformance: String
    /// The type of the value that it is made from, where it is generic.
    let live: LiveParameter?
    /// Whether it is a class.
    let isClass: Bool
    /// Whether the value that it is made from is one too.
    let isClassBound: Bool
    /// Whether the value that it is made from has to be kept in a variable.
    let changesLive: Bool
    /// Whether the value that it is made from is kept behind a lock, because its properties are set from several
    /// threads.
    let locksLive: Bool
    /// Whether the value that it is made from has to be usable from any thread, beyond what the protocol says.
    let needsSendable: Bool
    /// The names of the members that can't be forwarded to the value.
    let unset: [String]
    /// Whether it has the elements of the value that it is made from.
    let takesElements: Bool
    /// Whether its own initialiser has to say that it belongs to no actor, since the protocol's one does.
    let isMadeAnywhere: Bool
    /// Whether all members are like that.
    let isUnset: Bool

    init(_ outline: DoubleOutline) {
        let context = outline.context
        let resolved = outline.resolved
        let classBound = outline.classBoundOrigins
        name = context.name
        conformance = outline.conformance
        live = LiveParameter(conformingTo: conformance, in: context)
        isClass = !context.isStructure
        isClassBound = resolved.isClassBound
        isMadeAnywhere = resolved.requirements.map(\.requirement).contains { requirement in
            ClientRequirements.isEmptyInitializer(requirement)
                && MemberIsolation.globalActor(of: requirement, in: context.index) != nil
        }
        let closed = outline.members.map(\.member).filter { $0.client != nil }
        takesElements = resolved.refines(.sequence) && context.facts.ready.contains { $0.role == .elements }
        let open = closed.filter { $0.client?.get.live == nil }
        isUnset = !closed.isEmpty && open.count == closed.count && !takesElements
        unset = open.map(\.name).reduce(into: []) { names, name in if !names.contains(name) { names.append(name) } }
        changesLive = closed.contains {
            $0.client?.get.live != nil && $0.signature.isMutating && !$0.isNeverSet
                && !classBound.contains($0.key?.origin ?? "")
        }
        locksLive = changesLive && context.closures?.keepsLiveLocked ?? false
        let isIsolated = resolved.isolation.isGlobalActor
        needsSendable =
            !resolved.refines(.sendable)
            && outline.included.contains { entry in
                isIsolated && context.leavesActor(entry.requirement)
                    || !isIsolated && MemberIsolation.globalActor(of: entry.requirement, in: context.index) != nil
            }
    }

    /// Whether a client of `resolved` is a class: for a protocol of classes, and where `members` compare identities.
    static func isClass(_ resolved: ResolvedProtocol, _ members: [ReadyMember]) -> Bool {
        resolved.isClassBound || members.contains { $0.role == .identity }
    }

    var keyword: String? { isClass ? "final class " : "struct " }

    var isAboveStorage: Bool { true }

    func sections(
        after usual: [EmittedDeclaration], _ templates: any KindTemplates
    ) throws(TemplateError) -> [EmittedDeclaration] {
        usual + sections(try templates.collected("live"))
    }

    /// The sections before the members; `assignments` are the lines that forward each member to `live`.
    private func sections(_ assignments: [String]) -> [EmittedDeclaration] {
        let elements = takesElements ? ["elements = Array(live)"] : []
        let assignments = (locksLive ? [] : elements) + assignments
        // The variable itself is not changed: it is one only since some of the members might change a structure.
        let isReached = needsSendable && isClassBound
        let kept =
            locksLive
            ? "    let live = Locked(live)" : "    " + (isReached ? "nonisolated(unsafe) " : "") + "var live = live"
        let keepsLive = changesLive && !assignments.isEmpty
        let own: [EmittedDeclaration] = [
            .shared([
                "/// A client whose members fail until they are set.",
                "static var unimplemented: \(name) { \(name)() }",
            ]),
            .shared([(isMadeAnywhere ? "nonisolated " : "") + "init() {}"]),
        ]
        if isUnset { return own }
        let lines =
            ["/// " + sentence, head + " {"] + (locksLive ? elements.map { "    " + $0 } : [])
            + (keepsLive ? [kept] : [])
            + assignments.map { "    " + $0 } + ["}"]
        return own + [.shared(lines, mentioning: keepsLive && locksLive ? [.locked] : [], keepsBody: true)]
    }

    private var sentence: String {
        if unset.isEmpty { return "Makes a client that forwards everything to `live`." }
        return "Makes a client that forwards to `live` all but " + DocComment.list(unset) + ", which "
            + (unset.count == 1 ? "has" : "have") + " to be set."
    }

    private var head: String {
        let constraint = conformance + (needsSendable ? " & Sendable" : "")
        guard let live else { return "init(_ live: some \(constraint))" }
        return "init<\(live.name): \(constraint)>(_ live: \(live.name)) where \(live.bound)"
    }
}
