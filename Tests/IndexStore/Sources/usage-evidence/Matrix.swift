import IndexedUsage

/// A protocol's consumers and requirements, by the index.
enum Matrix {
    static func write(_ one: IndexedProtocol) {
        say("\(one.place.file):\(one.place.line):\(one.place.column): \(one.name)")
        for consumer in Set(one.uses.map(\.consumer)).sorted() {
            say("    \(consumer)")
            let uses = one.uses.filter { $0.consumer == consumer }
            for (number, requirement) in one.requirements.enumerated() {
                let places = uses.filter { $0.requirement == number }.map(\.place)
                guard !places.isEmpty else { continue }
                let text = places.map { "\($0.file.split(separator: "/").last ?? ""):\($0.line):\($0.column)" }
                say("        \(requirement.name)  \(text.joined(separator: " "))")
            }
        }
        let unused = one.requirements.indices.filter { number in !one.uses.contains { $0.requirement == number } }
        if !unused.isEmpty {
            say("    used by nobody: " + unused.map { one.requirements[$0].name }.joined(separator: ", "))
        }
        if !one.usesOfConformers.isEmpty {
            say("    by conformers and extensions of it: \(one.usesOfConformers.count) uses")
        }
        if !one.concreteUses.isEmpty { say("    through a type that is known: \(one.concreteUses.count) uses") }
    }
}
