import UnderstudySemantics

/// The names that emitted code uses by itself, and that a module may use for a type of its own.
///
/// Such a type is then written with its module, and the standard library's with `Swift`.
struct OwnNames: Sendable {
    /// The names that modules use for other types.
    let taken: Set<String>

    /// Finds them among what was read: internal types count where the tests see them.
    init(in index: DeclarationIndex, isTestable: Bool) {
        let least = isTestable ? AccessLevel.internal : .public
        taken = Self.names.filter { index.declaresAtTopLevel($0, visibleFor: least) }
    }

    private init(taken: Set<String>) { self.taken = taken }

    /// The names where those in `hidden`, of associated types, mean something else too.
    ///
    /// Swift finds an associated type inside the double by the protocol's name for it, whatever the double calls it. Of
    /// the lock nobody knows the module, nor can an attribute have one.
    func hiding(_ hidden: [String]) -> OwnNames {
        let swift = Self.names.union(["Decoder", "Encoder"]).subtracting([Self.lock])
        return OwnNames(taken: taken.union(swift.intersection(hidden)))
    }

    /// The name of a support type, which a double's module declares.
    static let lock = "Locked"

    static let names: Set<String> = [
        lock, "Array", "AsyncStream", "Bool", "CaseIterable", "Decoder", "Encoder", "Error", "Hasher",
        "IndexingIterator", "Int", "ObjectIdentifier", "Optional", "Result", "Sendable", "SendableMetatype", "Set",
        "String", "Task", "Void", "WritableKeyPath",
    ]

    /// What an associated type may not be called in a double of that name.
    ///
    /// In other tools' styles it is an alias of the double, which only hides what lines beside it mean by its name.
    static func hidingTypes(double: String, isForeign: Bool) -> Set<String> {
        let written: Set = ["Decoder", "Encoder", "MainActor", "Swift", double]
        return isForeign ? written.union(["Error", "Void"]) : written.union(names)
    }

    /// Other names for the associated types of `resolved` that would hide what emitted code means by one of `hiding`.
    static func renamings(of resolved: ResolvedProtocol, hiding: Set<String>) -> [String: String] {
        var hidden = hiding
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

    /// The module to write in front of `name` where `origin` means a type of its own by it; `nil` for none.
    func module(of name: String, in index: DeclarationIndex, _ origin: ProtocolDeclaration) -> String? {
        guard taken.contains(name) else { return nil }
        let modules = index.modules(declaring: name)
        if let module = origin.module, modules.contains(module) { return module }
        guard name == Self.lock, modules.count == 1, let only = modules.first, !only.isEmpty else { return nil }
        return only
    }

    /// What writes `Swift` before the names of the standard library that would mean another type; not before `kept`.
    func qualification(keeping kept: Set<String>) -> Qualification {
        Qualification(names: taken.filter { !kept.contains($0) && $0 != Self.lock })
    }
}

/// Writes `Swift` before names of the standard library.
struct Qualification: Sendable {
    /// The names.
    let names: Set<String>

    /// `lines` with `Swift` before each of the names.
    func applied(to lines: [String]) -> [String] {
        if names.isEmpty { return lines }
        return lines.map { line in
            names.contains { line.contains($0) } ? Self.qualified(line, names) : line
        }
    }

    private static func qualified(_ line: String, _ names: Set<String>) -> String {
        let bytes = Array(line.utf8)
        if bytes.drop(while: { $0 == UInt8(ascii: " ") }).starts(with: "//".utf8) { return line }
        var text: [UInt8] = []
        var isText = false
        var position = 0
        while position < bytes.count {
            let start = position
            while position < bytes.count, isWordPart(bytes[position]) { position += 1 }
            if position > start {
                let word = bytes[start..<position]
                let before = start > 0 ? bytes[start - 1] : UInt8(ascii: " ")
                let isOwn = before != UInt8(ascii: ".") && before != UInt8(ascii: "@")
                if !isText, isOwn, names.contains(String(decoding: word, as: UTF8.self)) { text += "Swift.".utf8 }
                text += word
            } else {
                if bytes[position] == UInt8(ascii: "\"") { isText.toggle() }
                text.append(bytes[position])
                position += 1
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Whether it is part of a name: an ASCII letter or digit, an underscore, or part of a character beyond ASCII.
    private static func isWordPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
            true
        default: false
        }
    }
}
