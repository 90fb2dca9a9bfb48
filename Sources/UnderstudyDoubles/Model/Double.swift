import UnderstudySemantics

/// A test double with everything that its templates need.
struct Double: Sendable {
    /// A member, or members under `#if`.
    indirect enum Item: Sendable {
        /// One requirement.
        case member(BuiltMember)
        /// Ready text for one of the platform's protocols.
        case text(String)
        /// Branches of `#if`, each with its clause.
        case conditional([Clause])
    }

    /// One branch of `#if`.
    struct Clause: Sendable {
        let text: String
        let items: [Item]
    }

    /// The protocol's path.
    let protocolName: String
    /// What is special about its kind.
    let kind: any KindTraits
    /// How its members are named.
    let face: DoubleFace
    /// Its name.
    let name: String
    /// The names of requirements that were left to their default implementations.
    let leftToDefaults: [String]
    /// The attributes above it.
    let attributes: [String]
    /// Its declaration, without the brace: `final class NoteSaverSpy: NoteSaver`.
    let declaration: String
    /// Lines at the top of its body: type aliases, `configure`, an initialiser.
    let preamble: [String]
    /// Its members.
    var items: [Item]
    /// Whether it is an isolated type, whose lock must be reachable from elsewhere.
    let isIsolated: Bool
    /// Whether it belongs to a global actor.
    let isOnGlobalActor: Bool
    /// Whether a type in it that belongs to no actor has to say so.
    let statesNonisolated: Bool
    /// The names of the locked storage.
    let storageNames: StorageNames
    /// Whether it is generic.
    let isGeneric: Bool
    /// Whether each test can have its own storage of static members.
    let separatesStatics: Bool
    /// The branches of `#if` around it.
    var branches: [Scope.Branch]
    /// What it needs to be imported.
    let imports: ImportSet
    /// The name of the generic parameter of its key-path subscript.
    let lookupParameter: String
    /// What the kind gives to it.
    let shape: any KindShape
    /// The parameters of an initialiser that takes the values of properties; none in most styles.
    let initializerParameters: [String]
    /// What it has besides the usual.
    let features: Set<DoubleFeature>
    /// Where the list is that calls are written into in their order; `nil` where they aren't.
    let order: OrderPlace?
    /// The head of the initialiser that takes a value to forward to; `nil` for doubles without.
    let forwardingHead: String?
    /// Whether it is an actor with something to set.
    let configureName: String?
    /// How its lines are written.
    let writer: LineWriter
    /// The standard library's `Error`, with its module where another one is called so.
    let errorType: String
    /// The function that exchanges two values.
    let swap: String

    /// All members among `items`, those under `#if` included.
    static func members(_ items: [Item]) -> [BuiltMember] {
        var members: [BuiltMember] = []
        for item in items {
            switch item {
            case .member(let built): members.append(built)
            case .text: break
            case .conditional(let clauses): for clause in clauses { members += Self.members(clause.items) }
            }
        }
        return members
    }
}
