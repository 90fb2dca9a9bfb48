import UnderstudySegregation
import UnderstudySyntax

/// Who uses what of one protocol, briefly, as text and as JSON.
package struct ProtocolUses {
    private let split: ProtocolSplit

    /// Says who uses what of the protocol of `split`.
    package init(_ split: ProtocolSplit) {
        self.split = split
    }

    private var users: [ProtocolSplit.User] { split.users.sorted { $0.needs.count > $1.needs.count } }

    /// The requirements that nobody uses through the protocol.
    private var unused: [ProtocolSplit.Row] {
        let used = Set(split.users.flatMap(\.needs))
        return split.requirements.filter { !used.contains($0.id) }
    }

    /// What is known of the requirements that nobody uses through the protocol.
    private var unusedLines: [String] {
        if split.users.isEmpty { return [] }
        let isConcrete = unused.map { split.concreteUses[$0.id] != nil }
        let found = zip(unused, isConcrete)
        let (concrete, none) = (found.filter(\.1).map(\.0.name), found.filter { !$0.1 }.map(\.0.name))
        let what = split.unresolved.isEmpty ? "used by none" : "used at no place that could be followed"
        return [(what, none), ("used only through a concrete type", concrete)].filter { !$0.1.isEmpty }
            .map { "\($0): \($1.joined(separator: ", "))" }
    }

    private static func place(_ location: SourceLocation?) -> String {
        guard let location else { return "" }
        return location.path + (location.position.map { ":\($0.line)" } ?? "")
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    /// The text for people: the sums, what nobody uses, and the consumers, those first that use most.
    package func text() -> String {
        let declaration = split.declaration
        let doubles = split.conformers.filter(\.isDouble)
        let sums = [
            Self.count(split.requirements.count, "requirement"), Self.count(split.users.count, "user"),
            Self.count(split.conformers.count - doubles.count, "conforming type"), Self.count(doubles.count, "double"),
        ]
        var lines = [
            "\(Self.place(declaration.location)): protocol \(declaration.name), \(sums.joined(separator: ", "))"
        ]
        lines += unusedLines
        if !split.unresolved.isEmpty {
            let places = split.unresolved.prefix(3).map(Self.place).joined(separator: ", ")
            lines.append("not followed at \(Self.count(split.unresolved.count, "place")): \(places)")
        }
        for user in users {
            lines.append(
                "\(user.name) (\(Self.place(user.consumer.location))) uses \(user.needs.count): "
                    + split.names(of: user.needs).joined(separator: ", "))
        }
        if !split.idleHolders.isEmpty {
            lines.append("only passed on by \(split.idleHolders.map(\.name).joined(separator: ", "))")
        }
        if !split.conformers.isEmpty {
            let names = split.conformers.map { $0.name + ($0.isDouble ? " (double)" : "") }
            lines.append("conforming: \(names.joined(separator: ", "))")
        }
        return lines.map { VisibleText.line($0) + "\n" }.joined()
    }

    /// The JSON that `docs/schemas/usage.schema.json` describes.
    package func json() -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("schemaVersion", 1)
            json.member("name", split.declaration.name)
            json.member("module", split.declaration.module)
            json.member("file", split.declaration.source.path)
            json.member("line", split.declaration.line)
            json.member("requirements", split.requirements.map(\.name))
            json.member("unused", unused.map(\.name))
            json.array("consumers") { json in
                for user in users { json.object { write(user, to: &$0) } }
            }
            json.member("holders", split.idleHolders.map(\.name))
            json.array("conformers") { json in
                for conformer in split.conformers {
                    json.object { json in
                        json.member("name", conformer.name)
                        json.member("isDouble", conformer.isDouble)
                        Self.write(conformer.location, to: &json)
                    }
                }
            }
            json.array("unresolved") { json in
                for place in split.unresolved { json.object { Self.write(place, to: &$0) } }
            }
        }
        return json.bytes
    }

    private func write(_ user: ProtocolSplit.User, to json: inout JSONWriter) {
        json.member("name", user.name)
        json.member("module", user.consumer.module)
        Self.write(user.consumer.location, to: &json)
        json.member("isTest", user.consumer.isTest)
        json.member("uses", split.names(of: user.needs))
        json.array("places") { json in
            for requirement in user.needs {
                for use in user.places[requirement] ?? [] {
                    json.object { json in
                        json.member("requirement", split[requirement].name)
                        json.member("kind", use.kind.rawValue)
                        Self.write(use.location, to: &json)
                    }
                }
            }
        }
    }

    private static func write(_ place: SourceLocation, to json: inout JSONWriter) {
        json.member("file", place.path)
        json.member("line", place.position?.line ?? 1)
    }
}
