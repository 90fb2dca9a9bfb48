import UnderstudySemantics
import UnderstudyTemplates

/// One thing that a member does with a store; the template with the name of its kind writes it.
struct StoreOperation: Sendable {
    /// What is done.
    enum Kind: String, Sendable {
        // Elements are put in or changed: `appendNew` only those that are not there, `insert` says whether it was, and
        // `identify` gives what tells the element apart, which it had not to have.
        case append, appendAll, appendNew, upsert, each, insert, identify, change, update
        // Elements are removed, and perhaps given or counted.
        case remove, removeAll, removeCounting, take
        // What is there is asked for.
        case count, isEmpty, contains, first, end, list
        // A single value is set, or the value of a key is set, added to, removed or asked for.
        case assign, assignKey, appendAtKey, removeValue, lookUp, hasKey, keys
        // Those who listen are told, or begin to listen.
        case notify, notifyOfElement, listen, stream, publish
    }

    /// What an element gets.
    enum Change: Sendable {
        /// The whole element is another one.
        case replace(String)
        case set(String, to: String)
        case toggle(String)
    }

    let kind: Kind
    /// The argument that it works with.
    var value = ""
    /// A constant for an element, an index or a number on the way.
    var constant = ""
    /// The keys that together say which value is meant.
    var keys: [String] = []
    /// The elements that are meant; `nil` for all.
    var predicate: Predicate?
    var changes: [Change] = []
    /// What is done for each element, or after it was put in.
    var steps: [StoreOperation] = []
    /// What is done where no element is meant.
    var exit: Exit?
    /// Whether it says only that something is so, tells of single elements, or gives a set.
    var isFlag = false
    /// The type that a value has to be of, where values of any are kept.
    var type: SwiftType?
    /// What is given for a key without a value: a default value, or the caller's.
    var fallback: String?
    /// The default value that is given, where it is one.
    var defaultValue: DefaultValue?
    var selection: Selection?
    var streaming: Streaming?

    /// Whether it is written as one statement that a closure on one line can hold.
    var isShort: Bool {
        switch kind {
        case .append, .appendAll, .appendAtKey, .removeAll, .assign, .assignKey, .removeValue: true
        case .remove: if case .given? = predicate { true } else { false }
        default: false
        }
    }

    /// Whether elements that were there are gone, and nobody is given them.
    var releasesElements: Bool {
        switch kind {
        case .assign, .assignKey, .change, .remove, .removeAll, .removeCounting, .removeValue, .update, .upsert: true
        default: steps.contains(where: \.releasesElements)
        }
    }

    /// Whether it asks the owner's function for what tells elements apart.
    var asksIdentity: Bool {
        predicate?.asksIdentity ?? false || selection?.predicate?.asksIdentity ?? false
            || streaming?.part.predicate?.asksIdentity ?? false || steps.contains(where: \.asksIdentity)
    }
}

extension StoreOperation {
    /// The elements that are meant, in which order and form.
    struct Selection: Sendable {
        enum Form: Sendable { case array, set, dictionary(key: String) }
        let predicate: Predicate?
        let order: String?
        let offset: String?
        let limit: String?
        let form: Form
    }

    /// What is told of a store's value.
    struct Part: Sendable {
        enum Form: String, Sendable { case all, set, last }
        let form: Form
        let predicate: Predicate?
    }

    /// A stream or a publisher of what there is, and of what it becomes.
    struct Streaming: Sendable {
        /// The type of the stream, or of what is published.
        let type: SwiftType
        /// The type of a publisher's failure; `nil` for streams.
        var failure: SwiftType?
        let part: Part
        /// The constant for what values are given to.
        let target: String
        /// A constant for one value.
        var value = ""
        /// The constant for what ends the stream when nobody can give it anything.
        var end = ""
        var isOfElements = false
        /// Whether the values may not be sent.
        var isUnsafe = false
        /// Whether there may be nothing to tell, where those who listen are told values only.
        var isWeaker = false
    }
}

/// Where something that a fake keeps is reached from a member.
struct FakePlace: Sendable {
    /// The store's name.
    let store: String
    /// The expression: `notes`, `self.notes`, `storage.notes`.
    let path: String
    /// The expressions for those who listen to all, and to single elements.
    var observers = ""
    var eventObservers = ""
    /// Whether those who listen answer whether they go on.
    var isStreamed = false
    /// Whether an object knows those who listen.
    var hasListeners = false
    /// Whether elements are objects, or hold some.
    var holdsObjects = false
    /// The lock; `nil` for none.
    var lock: Lock?
}

/// What is done where something that a member needs is not there.
enum Exit: Sendable {
    case `throw`(FakeFailure)
    /// The function that waits for the outcome is told.
    case complete(String, FakeFailure, isResult: Bool)
    /// A `Result` of a failure is returned.
    case failure(FakeFailure)
    /// The test stops.
    case fail
    /// This is returned; `nil` for nothing.
    case `return`(String?)
    /// Nothing is done, and the member goes on.
    case skip

    var isThrow: Bool { if case .throw = self { true } else { false } }

    /// Whether it fails the test.
    var isFailure: Bool { if case .fail = self { true } else { false } }

    /// Whether it mentions the fake's own error.
    var isOwnError: Bool {
        switch self {
        case .throw(.own), .complete(_, .own, _), .failure(.own): true
        default: false
        }
    }
}

/// An error that says that something is not there.
enum FakeFailure: Sendable {
    /// The fake's own.
    case own(name: String)
    /// A value of the user's type.
    case made(String)

    var expression: String {
        switch self {
        case .own(let name): name + "()"
        case .made(let expression): expression
        }
    }
}
