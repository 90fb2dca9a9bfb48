import UnderstudySemantics
import UnderstudySyntax

/// What doubles are called: after their protocols, as briefly as tells the doubles of one module apart.
struct TestDoubleNames: Sendable {
    /// A protocol, as doubles are called after it.
    fileprivate struct Key: Hashable {
        let module: String?
        let path: String

        init(module: String?, path: String) {
            self.module = module
            self.path = path
        }

        init(_ declaration: ProtocolDeclaration) { self.init(module: declaration.module, path: declaration.name) }
    }

    /// The names that two protocols of one module would share, by protocol.
    private var longer: [Key: String] = [:]
    /// How many protocols of a module have a name, or would have it without words such as `Protocol`.
    private var claims: [Key: Int] = [:]
    private let index: DeclarationIndex

    init(in index: DeclarationIndex) {
        self.index = index
        let protocols = index.allProtocols + index.allCompositions
        var groups: [[String?]: [ProtocolDeclaration]] = [:]
        var seen: Set<Key> = []
        for declaration in protocols where seen.insert(Key(declaration)).inserted {
            groups[[declaration.module, declaration.simpleName], default: []].append(declaration)
        }
        for group in groups.values {
            guard let first = group.first else { continue }
            let name = Self.plain(first.simpleName)
            for name in [name, Self.shortened(name)].compactMap(\.self) {
                claims[Key(first, name), default: 0] += group.count
            }
            let candidates = group.filter { $0.effectiveAccess > .fileprivate }
            if candidates.count > 1 { tellApart(candidates) }
        }
        separate(groups.values.joined().filter { $0.effectiveAccess > .fileprivate })
    }

    /// Gives those of `protocols` other names whose names other protocols of their modules have, in whatever letter case:
    /// `Home_Delegate` of `Home.Delegate` beside a protocol `HomeDelegate`.
    private mutating func separate(_ protocols: [ProtocolDeclaration]) {
        func name(_ declaration: ProtocolDeclaration) -> String {
            longer[Key(declaration)] ?? Self.plain(declaration.simpleName)
        }
        func key(_ declaration: ProtocolDeclaration) -> Key { Key(declaration, name(declaration).lowercased()) }
        var taken = Set(protocols.map(key))
        let shared = taken.count == protocols.count ? [:] : Dictionary(grouping: protocols, by: key)
        let crowded = shared.values.filter { $0.count > 1 }.sorted { $0[0].name < $1[0].name }
        for group in crowded {
            // Who is called so by its own name keeps it.
            let ordered = group.sorted { ($0.scope.levels.count, $0.name) < ($1.scope.levels.count, $1.name) }
            for declaration in ordered.dropFirst() {
                let path = declaration.name.split(separator: ".").map { SwiftNames.plain(String($0)) }
                let joined = path.map(SwiftNames.capitalized).joined(separator: "_")
                var candidate = path.count > 1 ? joined : name(declaration) + "2"
                var number = 2
                while !taken.insert(Key(declaration, candidate.lowercased())).inserted {
                    number += 1
                    candidate = joined + String(number)
                }
                longer[Key(declaration)] = candidate
            }
        }
        for (key, name) in longer { claims[Key(module: key.module, path: name), default: 0] += 1 }
    }

    /// The name of a double of `declaration`.
    ///
    /// - Parameter isPlain: Whether words such as `Protocol` at the end of the protocol's name stay.
    func name(of declaration: ProtocolDeclaration, _ kind: DoubleKind, isPlain: Bool) -> String {
        if let name = longer[Key(declaration)] { return name + kind.suffix }
        let name = Self.plain(declaration.simpleName)
        guard !isPlain, let short = Self.shortened(name), claims[Key(declaration, short)] == 1,
            !isTaken(short + kind.suffix, in: declaration.module)
        else { return name + kind.suffix }
        return short + kind.suffix
    }

    /// The shorter name that doubles of `declaration` have where it is free; `nil` where there is none.
    static func shortened(_ declaration: ProtocolDeclaration) -> String? {
        shortened(Self.plain(declaration.simpleName))
    }

    /// Gives each of `protocols`, which have one name, as much of its path as no other of them has.
    private mutating func tellApart(_ protocols: [ProtocolDeclaration]) {
        let paths = protocols.map { $0.name.split(separator: ".").map { SwiftNames.plain(String($0)) } }
        for (declaration, path) in zip(protocols, paths) {
            let length =
                (1...path.count).first { length in
                    paths.filter { $0.suffix(length) == path.suffix(length) }.count == 1
                } ?? path.count
            longer[Key(declaration)] = path.suffix(length).map(SwiftNames.capitalized).joined()
        }
    }

    /// `name` as types are called: the words of a raw identifier with capitals.
    private static func plain(_ name: String) -> String {
        let plain = SwiftNames.plain(name)
        return plain == SwiftNames.bare(name) ? plain : SwiftNames.capitalized(plain)
    }

    private func isTaken(_ name: String, in module: String?) -> Bool {
        index.types(named: name).contains { $0.module == module && $0.scope.levels.isEmpty }
            || !index.protocols(named: name).isEmpty
    }

    /// `name` without a word that says no more than that it is a protocol: `NotesService` of `NotesServiceProtocol`
    /// and of `INotesService`; `nil` where it has none.
    private static func shortened(_ name: String) -> String? {
        for word in ["Protocol", "Interface", "Type"] where name.hasSuffix(word) && name != word {
            let rest = name.dropLast(word.count)
            if rest.last?.isLowercase ?? false || rest.last?.isNumber ?? false { return String(rest) }
        }
        let letters = name.prefix(3)
        guard name.count > 4, letters.count == 3, letters.first == "I", letters.dropFirst().first?.isUppercase ?? false,
            letters.last?.isLowercase ?? false
        else { return nil }
        return String(name.dropFirst())
    }
}

extension TestDoubleNames.Key {
    fileprivate init(_ declaration: ProtocolDeclaration, _ name: String) {
        self.init(module: declaration.module, path: name)
    }
}
