import UnderstudySemantics

/// A type that conforms to one protocol, with one requirement left out where that is asked for.
struct Example {
    let subject: Interface.DeclaredProtocol
    let leftOut: Member?
    /// What tells it from the other examples.
    let name: String
    /// Its declaration.
    let source: String

    /// - Parameter position: Which of the required members is left out.
    init(of subject: Interface.DeclaredProtocol, in table: Table, leavingOut position: Int? = nil) {
        self.subject = subject
        let members = table.required(subject)
        leftOut = position.map { members[$0] }
        let plain = subject.name.split(separator: ".").joined(separator: "_")
        name = plain + (position.map { "_\($0)" } ?? "")
        let line = table.line(of: subject)
        let names = Set(line.map(\.name) + line.flatMap(\.bases))
        let isObjectiveC = names.contains("NSObjectProtocol")
        var body = Self.aliases(line)
        for (index, member) in members.enumerated() where index != position && member.key.kind != .associatedtype {
            let isLeftToCompiler = names.contains("Actor") || names.contains("DistributedActor")
            if isLeftToCompiler, case .synthesized("actor")? = member.marks.first { continue }
            if isObjectiveC, member.isInherited { continue }
            body.append(member.implementation)
        }
        body += Witnesses.extra[subject.name] ?? []
        let bases =
            subject.name == "NSObjectProtocol" ? ["NSObject"] : (isObjectiveC ? ["NSObject"] : []) + [subject.name]
        source =
            "\(Self.keyword(names)) X_\(name): \(bases.joined(separator: ", ")) {\n" + body.joined(separator: "\n")
            + "\n}\n"
    }

    private static func aliases(_ line: [Interface.DeclaredProtocol]) -> [String] {
        let types = line.reversed().reduce(into: [:]) { $0.merge(Witnesses.associated[$1.name] ?? [:]) { $1 } }
        return types.sorted { $0.key < $1.key }.map { "typealias \($0.key) = \($0.value)" }
    }

    private static func keyword(_ names: Set<String>) -> String {
        if names.contains("DistributedActor") { return "distributed actor" }
        if names.contains("Actor") { return "actor" }
        return names.contains("AnyObject") ? "final class" : "struct"
    }
}

extension Table {
    /// The requirements that a conforming type must meet, own and inherited, without those that have a default.
    func required(_ found: Interface.DeclaredProtocol) -> [Member] {
        struct Place: Hashable {
            let key: Member.Key
            let identity: Member.Identity?
        }
        var places: [Place: Int] = [:]
        var members: [Member] = []
        for owner in line(of: found) {
            for member in marked(owner) where member.requirement.kind != .typealias {
                // An associated type is the same however it is constrained.
                let place = Place(key: member.key, identity: member.key.kind == .associatedtype ? nil : member.identity)
                if let index = places[place] {
                    if member.hasDefault { members[index] = member }
                } else {
                    places[place] = members.count
                    members.append(member)
                }
            }
        }
        return members.filter { !$0.hasDefault }
    }

    /// Whether nothing else in an example can stand for `member`, as a superclass or a generic overload can.
    func isMissed(_ member: Member, of found: Interface.DeclaredProtocol) -> Bool {
        let isPlainInitializer = member.key.kind == .`init` && member.key.labels.isEmpty
        if member.key.kind == .associatedtype || isPlainInitializer
            || Witnesses.stoodFor.contains(Defaults.Subject(found.name, member.name))
        {
            return false
        }
        if line(of: found).contains(where: { $0.name == "NSObjectProtocol" }), member.isInherited { return false }
        let overloads = required(found).filter { $0.key == member.key && $0.identity != member.identity }
        return !overloads.contains { !$0.requirement.signature.generics.isEmpty }
    }
}

extension Member {
    /// Whether `NSObject` has it.
    fileprivate var isInherited: Bool {
        ["isEqual", "hash", "self", "`self`", "isProxy", "description", "debugDescription"].contains(name)
    }

    /// The requirement as a member that would stop the program if it ran.
    fileprivate var implementation: String {
        let trap = "{ fatalError() }"
        var signature = requirement.signature
        signature.attributes = attributes.filter(\.matters)
        signature.modifiers.removeAll { ["override", "public", "open"].contains($0.name) }
        guard let accessors = signature.accessors else { return signature.description + " " + trap }
        let setter = accessors.setterModifiers.map { $0.description + " " }.joined() + "set " + trap
        return "\(signature.description) { get\(signature.effects) \(trap) \(accessors.isSettable ? setter : "") }"
    }
}
