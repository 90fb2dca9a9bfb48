/// Some roles, as sets of requirements, and what consumers see if these roles exist.
///
/// Two roles have nothing in common, or one contains the other and inherits it.
struct RoleCover {
    /// How many requirements there are.
    private let count: Int
    /// The requirements of each role, with those that it inherits.
    private(set) var roles: [Set<Int>] = []
    /// The smallest role that has a requirement.
    private var owners: [Int: Int] = [:]

    /// No roles of a protocol with `count` requirements.
    init(count: Int) { self.count = count }

    /// What of `candidate` could be one more role: all of it, or what is left of it where it overlaps others, since a
    /// consumer can depend on several roles; `nil` if that is nothing new.
    func admissible(_ candidate: Set<Int>) -> Set<Int>? {
        let crossing = roles.filter { Self.crosses($0, candidate) }
        let left = crossing.reduce(candidate) { $0.subtracting($1) }
        let isFree = !left.isEmpty && !roles.contains(left) && !roles.contains { Self.crosses($0, left) }
        return isFree ? left : nil
    }

    /// What `role` would not inherit.
    func left(of role: Set<Int>) -> Set<Int> {
        roles.reduce(role) { $1.isSubset(of: role) ? $0.subtracting($1) : $0 }
    }

    private static func crosses(_ role: Set<Int>, _ other: Set<Int>) -> Bool {
        !role.isDisjoint(with: other) && !role.isSubset(of: other) && !other.isSubset(of: role)
    }

    /// The same roles and one more.
    func adding(_ role: Set<Int>) -> RoleCover {
        var cover = self
        cover.roles.append(role)
        for place in role {
            if let owner = owners[place], roles[owner].count <= role.count { continue }
            cover.owners[place] = roles.count
        }
        return cover
    }

    /// The roles that a consumer with `needs` depends on; `nil` if some of it stays in the whole.
    private func roles(serving needs: Set<Int>) -> Set<Int>? {
        var found: Set<Int> = []
        for place in needs {
            guard let owner = owners[place] else { return nil }
            found.insert(owner)
        }
        return found
    }

    /// How many requirements a consumer with `needs` sees.
    func seen(needing needs: Set<Int>) -> Int {
        guard let own = roles(serving: needs) else { return count }
        if own.count == 1, let only = own.first { return roles[only].count }
        return own.reduce(into: Set<Int>()) { $0.formUnion(roles[$1]) }.count
    }

    /// How many unnecessary dependencies the roles remove.
    func removes(for demands: [RoleDemand]) -> Int {
        demands.reduce(0) { $0 + $1.consumers.count * (count - seen(needing: $1.needs)) }
    }

    /// The requirements that a role declares itself.
    func own(of role: Int) -> Set<Int> { roles[role].filter { owners[$0] == role } }

    /// The roles that a role inherits directly.
    func inherited(by role: Int) -> [Int] {
        let within = roles.indices.filter { $0 != role && roles[$0].isStrictSubset(of: roles[role]) }
        return within.filter { one in !within.contains { roles[one].isStrictSubset(of: roles[$0]) } }
    }
}
