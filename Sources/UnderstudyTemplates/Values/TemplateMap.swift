/// An object that holds its members in a dictionary.
public struct TemplateMap: TemplateObject, ExpressibleByDictionaryLiteral {
    private var members: [String: TemplateValue]

    /// Creates an object from its members.
    public init(_ members: [String: TemplateValue] = [:]) {
        self.members = members
    }

    /// Creates an object from its members; of two with the same name the later one is kept.
    public init(dictionaryLiteral elements: (String, TemplateValue)...) {
        members = Dictionary(elements) { _, later in later }
    }

    /// The names in alphabetical order.
    public var memberNames: [String] { members.keys.sorted() }

    /// The member called `name`.
    public func member(named name: String) -> TemplateValue? { members[name] }

    /// The member called `name`; `nil` removes it.
    public subscript(name: String) -> TemplateValue? {
        get { members[name] }
        set { members[name] = newValue }
    }
}
