import UnderstudySyntax

/// A function that stays as its owner wrote it, or of which a part does.
package struct KeptFunction {
    /// Its name, with labels.
    package let name: String
    /// Where it is.
    package let location: SourceLocation
    /// Why it stays.
    package let reason: KeepingReason
}

/// Why a function stays.
package enum KeepingReason {
    /// It does more than to record and to answer.
    case body
    /// It is as simple as it can be, in a double that stays as it is.
    case plain
    /// A comment explains it.
    case comment
    /// A parameter has a default value.
    case defaults
    /// It is '@available' from some version on, as no property with a value can be.
    case availability
    /// The new double has nothing to record with.
    case noStorage
    /// The new double has nothing to answer with.
    case noClosure
    /// A property is used in a way for which the new double has nothing.
    case use(String, SourceLocation)
    /// A property that it uses serves other code, too.
    case shared(String, SourceLocation)
    /// Nothing tells that it stands for one requirement, as its types are said in other words, or as it is static.
    case unlike
    /// Another function of that name stays, so that their names in the new double can't be told.
    case overload
    /// A property has another type, or another first value, than the new double could give back.
    case property(String, SourceLocation)

    /// Its requirement has a default implementation, for which a new double has no member.
    case `default`
    /// It is called where that of the protocol would have to be waited for, tried, or called on its actor.
    case called(SourceLocation)

    /// The reason, as the end of a sentence about the function.
    package var words: String {
        switch self {
        case .body: "it does more than to record its calls and to answer"
        case .plain: "a new double's would be no simpler"
        case .comment: "a comment of yours explains it"
        case .defaults: "calls may leave out an argument, for which it has a default value"
        case .availability: "it is '@available' from some version on, as no property of a new double can be"
        case .unlike: "it is static, in an '#if', or says its types in other words than its requirement"
        case .overload: "another function of that name stays"
        case .noStorage: "a new double records nothing of its calls"
        case .noClosure: "a new double has no closure for a function that returns and throws nothing"
        case .default: "the protocol implements it by default, so 'sync' would add no member for it"
        case .called(let place):
            "it is called at \(place.words) without the 'await', 'try' or actor that the protocol asks for"
        case .use(let name, let place):
            "'\(name)' is used at \(place.words) in a way that the new double has nothing for"
        case .shared(let name, let place): "code that stays uses '\(name)', too, at \(place.words)"
        case .property(let name, let place):
            "'\(name)' at \(place.words) has a type or a first value that the new double can't give"
        }
    }

    /// A word for the reason, for programs.
    package var code: String {
        switch self {
        case .body: "body"
        case .plain: "plain"
        case .comment: "comment"
        case .defaults: "defaults"
        case .availability: "availability"
        case .overload: "overload"
        case .unlike: "unlike"
        case .noStorage, .noClosure: "storage"
        case .use: "use"
        case .shared: "shared"
        case .property: "property"
        case .called: "called"
        case .default: "default"
        }
    }
}

extension SourceLocation {
    /// The file and the line.
    fileprivate var words: String { position.map { "\(path):\($0.line)" } ?? path }
}
