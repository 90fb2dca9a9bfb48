import UnderstudySemantics

/// The names that emitted code uses by itself, and that a module may use for a type of its own.
///
/// Such a type is then written with its module, and the standard library's with `Swift`.
struct OwnNames: Sendable {
    /// The names that modules use for other types.
    let taken: Set<String>

    /// Those of `names` that sources declare where `access` is needed to see them.
    init(_ names: Set<String> = Self.names, takenIn index: DeclarationIndex, visibleFor access: AccessLevel) {
        self.init(taken: names.filter { index.declaresAtTopLevel($0, visibleFor: access) })
    }

    private init(taken: Set<String>) { self.taken = taken }

    /// The names where those in `hidden`, of associated types, mean something else too.
    ///
    /// Swift finds an associated type inside the double by the protocol's name for it, whatever the double calls it.
    func hiding(_ hidden: [String]) -> OwnNames {
        if hidden.isEmpty { return self }
        let swift = Self.names.union(["Decoder", "Encoder"]).subtracting(Self.support)
        return OwnNames(taken: taken.union(swift.intersection(hidden)))
    }

    /// The name of a support type, which a double's module declares.
    static let lock = "Locked"

    /// The name of the support type that records issues.
    static let issue = "TestIssue"

    /// The name of the protocol of recorded arguments.
    static let call = "RecordedCall"

    /// The name of the support type that knows those who listen.
    static let listeners = "Listeners"

    /// The names of support types, which are in no module that could be named.
    private static let support: Set<String> = [lock, issue, call, listeners]

    static let names: Set<String> = [
        lock, issue, call, listeners, "Array", "AsyncStream", "Bool", "CaseIterable", "Decoder", "Dictionary",
        "Encoder", "Error", "Hasher", "IndexingIterator", "Int", "ObjectIdentifier", "Optional", "Result", "Sendable",
        "SendableMetatype",
        "Set", "String", "Task", "Void", "WritableKeyPath",
    ]

    /// Those that the files use which doubles share.
    static let inSupportFiles = names.union([
        "Actor", "AsyncThrowingStream", "CheckedContinuation", "CustomStringConvertible", "Double", "Equatable",
        "Mirror", "Never", "RangeExpression", "StaticString", "UInt", "UInt64",
    ])

    /// What an associated type may not be called in a double of that name.
    ///
    /// In other tools' styles it is an alias of the double, which only hides what lines beside it mean by its name.
    private static func hidingTypes(double: String, isErased: Bool) -> Set<String> {
        let written: Set = ["Decoder", "Encoder", "MainActor", "Swift", double]
        return written.union(isErased ? ["Error", "Void"] : names)
    }

    /// Other names for the associated types of `resolved` that would hide what emitted code means by their names.
    static func renamings(of resolved: ResolvedProtocol, double: String, isErased: Bool) -> [String: String] {
        if resolved.associatedTypes.isEmpty { return [:] }
        var hidden = hidingTypes(double: double, isErased: isErased)
        if case .globalActor(let actor) = resolved.isolation { hidden.insert(actor) }
        let taken = Set(resolved.associatedTypes.map(\.name))
        var others: [String: String] = [:]
        for type in resolved.associatedTypes
        where hidden.contains(SwiftNames.bare(type.name)) && type.fixedType == nil && !type.isStandard {
            var other = SwiftNames.bare(type.name) + "Value"
            while taken.contains(other) { other += "Value" }
            others[type.name] = other
        }
        return others
    }

    /// What writes `Swift` before the names of the standard library that would mean another type; not before `kept`.
    func qualification(keeping kept: Set<String>) -> Qualification {
        Qualification(names: taken.filter { !kept.contains($0) && !Self.support.contains($0) })
    }
}
