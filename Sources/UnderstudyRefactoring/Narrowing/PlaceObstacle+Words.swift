import UnderstudySyntax
import UnderstudyUsage

extension PlaceObstacle {
    /// What stands against another type, in one line with the place; `nil` where nobody would have it changed.
    package var words: String? { reason.words.map { "\($0) (\(location.text))" } }

    /// The same as a reason not to change anything, with what to do first.
    var refusal: Refusal? {
        reason.words.map { words in
            Refusal(.place, ([words] + (reason.step.map { [$0] } ?? [])).joined(separator: "; "), at: location)
        }
    }
}

extension PlaceObstacle.Reason {
    /// Whether whoever wants another type there can have it: what a container or a macro hands out, what is inferred, and
    /// what is public in the package itself.
    var isChangeable: Bool {
        switch self {
        case .inferred, .invariant, .spelling, .isPublic, .overload: true
        case .leaves, .unresolved, .unknownOwner, .generic, .unreadWitness, .witness, .conformer, .test, .generated:
            false
        }
    }

    /// What stands against another type; `nil` where nobody would have it changed.
    var words: String? {
        switch self {
        case .leaves: "the value goes where the protocol is asked for, or is not known to be enough"
        case .unresolved: "something is done with the value that could not be followed"
        case .unknownOwner: "a value of unknown type is asked for something of the same name"
        case .inferred: "what it is given is inferred from its type"
        case .invariant: "a type around the protocol's allows no other in its place"
        case .generic: "it is a generic parameter that more than the values of parameters depends on"
        case .spelling: "it names the protocol by an alias, or with generic arguments"
        case .isPublic: "it is public, and others may expect its types to stay"
        case .unreadWitness: "a protocol that was not read may demand it"
        case .witness: "it implements or overrides what has another type in this place"
        case .overload: "another function of its name takes values of several types here, and may then be meant as well"
        case .conformer, .test, .generated: nil
        }
    }

    /// What to do so that the place can ask for less; `nil` where nobody would.
    fileprivate var step: String? {
        switch self {
        case .leaves: "let what it goes to ask for less first, or change both by hand"
        case .unresolved: "write the type of what is done there, or change the place by hand"
        case .unknownOwner: "write that value's type, or rename one of the two"
        case .inferred: "say there which type is meant, then change both by hand"
        case .invariant: "change both types by hand"
        case .generic: "take the protocol itself in place of the parameter, or change its bound by hand"
        case .spelling: "write the protocol's own name"
        case .isPublic:
            "if nobody outside the package names it, write 'package' or nothing in place of 'public' and run this again; "
                + "otherwise it is a change of your interface, to be made by hand"
        case .unreadWitness: "if none does, change the place by hand"
        case .witness: "change what it implements first"
        case .overload: "give one of the functions another name or label"
        case .conformer, .test, .generated: nil
        }
    }
}
