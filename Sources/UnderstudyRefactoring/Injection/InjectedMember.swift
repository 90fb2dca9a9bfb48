import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// A property of a container that one consumer is to be given instead of the container.
struct InjectedMember {
    /// The type that has it.
    let container: StudiedType
    /// Who takes it.
    let consumer: String
    /// Where the consumer names it.
    let taken: TakenMember
    /// Its name, which that of the consumer's property or parameter will be.
    let name: String
    /// Its written type.
    let type: String
    /// The reasons against passing it on.
    private(set) var refusals: [Refusal] = []

    /// `nil` if the member is no property with a written type.
    init?(_ taken: TakenMember, of container: StudiedType) {
        let source = taken.member.declaration.source
        guard case .variable(let variable) = taken.member.declaration.piece.kind,
            let written = variable.bindings[taken.member.index].type
        else { return nil }
        self.container = container
        self.taken = taken
        consumer = taken.consumer
        name = taken.member.name
        type = source.compactText(in: written.range)
        let location = source.location(at: variable.bindings[taken.member.index].name.lowerBound)
        if let inner = TextWords.words(of: type).intersection(container.innerNames).min() {
            refusals.append(
                Refusal(.place, "its type names '\(inner)', which is declared in '\(container.path)'", at: location))
        }
        if taken.isWritten {
            refusals.append(Refusal(.place, "'\(consumer)' also sets it; pass what it sets", at: location))
        }
        switch written.form {
        case .function:
            refusals.append(Refusal(.place, "its type is a function; pass that by hand", at: location))
        case .some: refusals.append(Refusal(.opaqueResult, name, at: location))
        default: break
        }
    }

    /// Whether it may have another value, or be another object, later: it is then read once instead of each time.
    var mayChange: Bool {
        if case .variable(let variable) = taken.member.declaration.piece.kind { !variable.isLet } else { true }
    }
}
