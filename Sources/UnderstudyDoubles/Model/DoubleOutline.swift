import UnderstudySemantics

/// What is known of a double once all its members are: what a kind may ask for to say what the type is.
final class DoubleOutline: Sendable {
    let context: DoubleContext
    /// The requirements that have members.
    let included: [ResolvedRequirement]
    /// What it holds.
    let items: [Double.Item]
    /// The protocol, as the double writes it.
    let conformance: String
    /// Whether the double may declare initialisers of its own.
    let takesInitializers: Bool
    /// Where calls are written in their order; `nil` where they aren't.
    let order: OrderPlace?
    /// The words of each initialiser that the owner of the double added.
    let ownInitializers: [Set<String>]

    init(
        context: DoubleContext, included: [ResolvedRequirement], items: [Double.Item], conformance: String,
        takesInitializers: Bool, order: OrderPlace?, ownInitializers: [Set<String>]
    ) {
        self.context = context
        self.included = included
        self.items = items
        self.conformance = conformance
        self.takesInitializers = takesInitializers
        self.order = order
        self.ownInitializers = ownInitializers
    }

    /// The members.
    var members: [BuiltMember] { Double.members(items) }

    /// The protocol, resolved.
    var resolved: ResolvedProtocol { context.resolved }

    /// The protocols of the members, by name, that only classes conform to: their setters change no variable.
    var classBoundOrigins: Set<String> {
        guard resolved.isClassBound else { return [] }
        let origins = Dictionary(included.map { ($0.origin.name, $0.origin) }, uniquingKeysWith: { first, _ in first })
        return Set(origins.filter { context.index.resolve($0.value).isClassBound }.keys)
    }
}

/// A member that is complete, with the requirement that it stands for.
///
/// A class, since copying a member costs more than reading it.
final class BuiltMember: Sendable {
    let requirement: Requirement
    let origin: ProtocolDeclaration
    let member: Member
    /// The static storage of an initialiser; `nil` for members without any.
    let creator: BuiltMember?

    init(requirement: Requirement, origin: ProtocolDeclaration, member: Member) {
        self.requirement = requirement
        self.origin = origin
        self.member = member
        creator = member.creator.map { BuiltMember(requirement: requirement, origin: origin, member: $0) }
    }

    /// The member, and its static storage.
    var holders: [BuiltMember] { creator.map { [self, $0] } ?? [self] }

    /// Whether `isWanted` holds for the member, or for its static storage.
    func anyHolder(_ isWanted: (Member) -> Bool) -> Bool {
        isWanted(member) || creator.map { isWanted($0.member) } ?? false
    }
}
