/// How the small protocols of a module are named.
package struct NameStyle: Sendable, Equatable {
    /// The form of the word for what a protocol does.
    package enum Form: String, Sendable {
        /// `NoteSaver`.
        case agent
        /// `NoteSaving`.
        case gerund
    }

    /// The form of the word for what a protocol does.
    package var form: Form
    /// Whether names end in `Protocol`.
    package var endsInProtocol: Bool

    /// Describes a style; by default, agent nouns without an ending.
    package init(form: Form = .agent, endsInProtocol: Bool = false) {
        self.form = form
        self.endsInProtocol = endsInProtocol
    }

    /// Takes the style from the names of a module's small protocols, by a majority of three fifths.
    package init(votes names: some Sequence<String>) {
        var total = 0
        var gerunds = 0
        var endings = 0
        for name in names {
            total += 1
            let bare = name.hasSuffix("Protocol") ? String(name.dropLast("Protocol".count)) : name
            if bare != name { endings += 1 }
            if bare.hasSuffix("ing") { gerunds += 1 }
        }
        let carried = { (count: Int) in total >= 3 && count * 5 >= total * 3 }
        self.init(form: carried(gerunds) ? .gerund : .agent, endsInProtocol: carried(endings))
    }
}
