import UnderstudySemantics

/// Something that a fake keeps.
struct FakeStore: Sendable {
    /// How it is kept.
    enum Form: Sendable {
        /// Elements in the order in which they came.
        case list
        /// Values by keys that they don't hold themselves.
        case map(key: FakeType)
        /// One value, or none.
        case slot
    }

    /// What tells elements apart.
    enum Identity: Sendable {
        /// These properties.
        case properties([String])
        /// The whole value.
        case whole
        /// A function that the owner fills in, which gives a key of this type.
        case function(key: SwiftType)
    }

    let form: Form
    let element: FakeElement
    /// What it is called.
    let name: String
    /// What names of requirements call one element.
    var nouns: [String]
    /// Other words for a value that is kept by a key, or by which a single one is set.
    var valueWords: [String] = []
    /// The value that a single one starts with; `nil` where there is none.
    var first: DefaultValue?
    /// Whether that value is made on the actor of the fake, where no default argument is in Swift 5 mode (SE-0411).
    var isMadeInside = false
    var identity = Identity.whole
    /// Whether its keys are just that, as values of any type have in one store.
    var isShared = false
    /// What the key is called where a value is put in.
    var keyName: [String] = []
    /// What the value is called there.
    var heldName: [String] = []
    /// The words of each of several keys that together say which value is meant; empty for one key.
    var keyWords: [[String]] = []
    /// Whether a test gives it, and no member changes it.
    var isGiven = false
    /// Whether a property of the protocol is the store.
    var isProperty = false
    /// Whether someone listens to it.
    var isObserved = false
    /// The property with a function that is called with what there is, where no one else listens.
    var callback: String?
    /// Whether someone listens to single elements.
    var hasEvents = false
    /// Whether some of those who listen may stop to: then each answers whether it goes on.
    var isStreamed = false

    /// Whether a type of its own knows those who listen; else a list of functions does.
    var hasListeners = false
    /// What a test calls the first elements that it hands to the initialiser.
    var seed = ""
    /// What those are called who are told of single elements.
    var eventObservers = ""

    /// The type that it is declared with.
    var type: SwiftType {
        switch form {
        case .list: .array(element.type.shown)
        case .map(let key): .dictionary(key.shown, element.type.shown)
        case .slot: isOptional ? .optional(element.type.shown) : element.type.shown
        }
    }

    /// What it starts with; `nil` where there is nothing to start with.
    var initial: String? {
        switch form {
        case .list: "[]"
        case .map: "[:]"
        case .slot: first?.text
        }
    }

    /// What an element is called by the name of its type.
    var elementName: String {
        if element.type.listElement != nil { return "values" }
        if element.type == .anything { return "value" }
        guard element.type.isNameless else {
            return SwiftNames.escaped(IdentifierWords.valueName(ofType: element.type.simpleName))
        }
        return nouns.isEmpty ? "value" : SwiftNames.escaped(SwiftNames.camelCase(nouns))
    }
    /// What those are called who are told of changes.
    var observers: String { name + (hasListeners ? "Listeners" : "Observers") }

    /// Whether there is an object that knows those who listen.
    var isListened: Bool { hasListeners && (isObserved || hasEvents) }

    /// What its values are called, in words that tell them from others: by their type, and by each other word for the
    /// elements of a list, or all words together for another value.
    var namings: [Set<String>] {
        let isNamed = !element.type.isScalar && !element.type.isNameless
        let named = isNamed ? IdentifierWords.split(element.type.simpleName).map(Inflection.singular) : []
        let own = Set(named).subtracting(CommonWords.general)
        let others = Set(nouns).subtracting(named).subtracting(CommonWords.general)
        return [own] + (isList && isNamed ? others.map { [$0] } : [others])
    }

    /// Whether `said` says no more than of what type a value is: `removeString(forKey:)`.
    func isOf(_ said: Set<String>) -> Bool {
        element.type == .anything || said.isSubset(of: IdentifierWords.split(element.type.simpleName))
    }

    /// Whether `property` tells its elements apart, or may: of such that are the same where they are equal, each does that
    /// only one value has.
    func tellsApart(_ property: FakeElement.Property) -> Bool {
        switch identity {
        case .properties(let names): names.contains(property.name)
        case .whole: true
        case .function(let key): property.shape.core?.shown == key
        }
    }

    var isList: Bool { if case .list = form { true } else { false } }
    var isSlot: Bool { if case .slot = form { true } else { false } }
    /// Whether `said` says more of its values than what puts them in, besides what they are called there.
    func isOther(than said: [String], about parameters: [String]) -> Bool {
        let known = Set((nouns + valueWords + parameters + CommonWords.general).map(Inflection.stem))
        let others = said.filter { !known.contains(Inflection.stem($0)) }
        return !others.isEmpty && !Set(nouns).subtracting(CommonWords.general).isDisjoint(with: said)
    }
    /// Whether it may hold nothing.
    var isOptional = false
    /// A value that says that it holds nothing; `nil` for none.
    var empty: String? { isOptional ? "nil" : initial }
    /// Whether elements are the same where they are equal.
    var isToldByEquality: Bool { if case .whole = identity { true } else { false } }
    var key: FakeType? { if case .map(let key) = form { key } else { nil } }
}
