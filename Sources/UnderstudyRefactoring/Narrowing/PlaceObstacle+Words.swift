import UnderstudySyntax
import UnderstudyUsage

extension PlaceObstacle {
    /// The reason against another type, in one line with the place; `nil` if nobody would want the type changed.
    package var words: String? { reason.words.map { "\($0) (\(location.text))" } }

    /// The same as a refusal, with what to do first.
    var refusal: Refusal? {
        reason.words.map { words in
            Refusal(.place, ([words] + (reason.step.map { [$0] } ?? [])).joined(separator: "; "), at: location)
        }
    }
}

extension PlaceObstacle.Reason {
    /// The reason against another type; `nil` if nobody would want the type changed.
    var words: String? {
        switch self {
        case .leaves: "the value goes to code that needs the whole protocol, or may need it"
        case .unresolved: "a use of the value could not be followed"
        case .unknownOwner: "a member of the same name is used on a value of unknown type"
        case .inferred: "the type of its value is inferred from it"
        case .invariant: "the type that contains the protocol allows no other in its place"
        case .generic: "it is a generic parameter that results or properties use, too"
        case .spelling: "it names the protocol by an alias, or with generic arguments"
        case .isPublic: "it is public, and other code may rely on its type"
        case .unreadWitness: "a protocol that was not read may require it"
        case .witness: "it implements or overrides a member that has another type in this place"
        case .functionValue: "its function is passed as a value, and its type may decide what the function is given"
        case .overload:
            "another function of the same name takes values of several types here, and might be chosen instead"
        case .conformer, .test, .generated: nil
        }
    }

    /// What to do so that the place can be narrowed; `nil` if nobody would want that.
    fileprivate var step: String? {
        switch self {
        case .leaves: "narrow the code that it goes to first, or change both by hand"
        case .unresolved: "write the types out there, or change the place by hand"
        case .unknownOwner: "write that value's type, or rename one of the two"
        case .inferred: "write the type there, then change both by hand"
        case .invariant: "change both types by hand"
        case .generic: "replace the generic parameter by 'any' and the protocol, or change its constraint by hand"
        case .spelling: "write the protocol's own name"
        case .isPublic:
            "if no code outside the package uses it, replace 'public' by 'package' or remove it, and run this again; "
                + "otherwise it changes your public interface, so make it by hand"
        case .unreadWitness: "if none does, change the place by hand"
        case .witness: "change the member that it implements first"
        case .functionValue: "call the function in a closure there, and write the types of what it is given"
        case .overload: "give one of the functions another name or label"
        case .conformer, .test, .generated: nil
        }
    }
}
