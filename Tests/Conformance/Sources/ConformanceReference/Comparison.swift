/// The differences between a listing of Understudy ("ours") and the reference of swift-syntax ("theirs").
package struct Comparison: Sendable {
    /// One field in which the two differ.
    package struct Difference: Sendable, Hashable {
        /// The path of the file.
        package let file: String
        /// The line, that of swift-syntax where it has one.
        package let line: Int
        /// The field, with the protocol or requirement it belongs to.
        package let field: String
        /// The value of Understudy.
        package let ours: String
        /// The value of swift-syntax.
        package let theirs: String
    }

    /// All differences, file by file.
    package private(set) var differences: [Difference] = []

    /// Compares the protocols of both sides; paths of files must be written alike.
    package init(ours: [ListedProtocol], theirs: [ListedProtocol]) {
        let pairs = Self.pair(ours, theirs) { Place(file: $0.file, line: $0.line) }
        for pair in pairs {
            switch pair {
            case (let our?, let their?): compare(our, their)
            case (let our?, nil): note(our.file, our.line, "protocol", our.name, "nothing")
            case (nil, let their?): note(their.file, their.line, "protocol", "nothing", their.name)
            case (nil, nil): break
            }
        }
    }

    private struct Place: Hashable, Comparable {
        let file: String
        let line: Int

        static func < (left: Place, right: Place) -> Bool {
            (left.file, left.line) < (right.file, right.line)
        }
    }

    /// Puts elements with the same key beside each other, those that share a key on one side in their order.
    private static func pair<Element, Key: Hashable & Comparable>(
        _ ours: [Element], _ theirs: [Element], by key: (Element) -> Key
    ) -> [(Element?, Element?)] {
        let ourGroups = Dictionary(grouping: ours, by: key)
        let theirGroups = Dictionary(grouping: theirs, by: key)
        let keys = Set(ourGroups.keys).union(theirGroups.keys).sorted()
        return keys.flatMap { key -> [(Element?, Element?)] in
            let left = ourGroups[key] ?? []
            let right = theirGroups[key] ?? []
            return (0..<max(left.count, right.count)).map { index in
                (index < left.count ? left[index] : nil, index < right.count ? right[index] : nil)
            }
        }
    }

    private mutating func compare(_ our: ListedProtocol, _ their: ListedProtocol) {
        let start = differences.count
        let place = Place(file: their.file, line: their.line)
        compare(place, "name", our.name, their.name)
        compare(place, "access", our.access, their.access)
        compare(place, "attributes", our.attributes, their.attributes)
        compare(place, "primaryAssociatedTypes", our.primaryAssociatedTypes, their.primaryAssociatedTypes)
        compare(place, "inherits", our.inherits, their.inherits)
        compare(place, "whereClause", our.whereClause, their.whereClause)

        let own = our.requirements.filter { $0.inheritedFrom == nil }
        for pair in Self.pair(own, their.requirements, by: \.line) {
            switch pair {
            case (let our?, let their?): compare(our, their, in: place.file)
            case (let our?, nil): note(place.file, our.line, "requirement", our.signature, "nothing")
            case (nil, let their?): note(place.file, their.line, "requirement", "nothing", their.signature)
            case (nil, nil): break
            }
        }
        if differences.count == start {
            compare(place, "order of requirements", own.map(\.name), their.requirements.map(\.name))
        }
    }

    private mutating func compare(_ our: ListedRequirement, _ their: ListedRequirement, in file: String) {
        let place = Place(file: file, line: their.line)
        compare(place, "\(their.name) kind", our.kind, their.kind)
        compare(place, "\(their.name) name", our.name, their.name)
        compare(place, "\(their.name) signature", our.signature, their.signature)
        compare(place, "\(their.name) condition", our.condition, their.condition)
    }

    private mutating func compare<Value: Equatable>(_ place: Place, _ field: String, _ our: Value, _ their: Value) {
        guard our != their else { return }
        note(place.file, place.line, field, Self.shown(our), Self.shown(their))
    }

    private mutating func note(_ file: String, _ line: Int, _ field: String, _ our: String, _ their: String) {
        differences.append(Difference(file: file, line: line, field: field, ours: our, theirs: their))
    }

    private static func shown<Value>(_ value: Value) -> String {
        if let optional = value as? String? { return optional.map { String(reflecting: $0) } ?? "null" }
        return String(describing: value)
    }
}
