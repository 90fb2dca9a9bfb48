/// The members that templates see of one Swift type, each a closure: written down once, used for every value.
public struct TemplateSchema<Root: Sendable>: Sendable {
    /// Works out one member.
    public typealias Member = @Sendable (Root) -> TemplateValue

    /// The names in the order they were given.
    public let names: [String]
    private let members: [String: Member]
    fileprivate let printed: (@Sendable (Root) -> String)?

    /// Creates a schema; of two members with one name the later one stays.
    public init(_ members: KeyValuePairs<String, Member>, printed: (@Sendable (Root) -> String)? = nil) {
        names = members.map(\.key)
        self.members = Dictionary(members.map { ($0.key, $0.value) }) { _, later in later }
        self.printed = printed
    }

    /// The object that shows `root` to templates.
    public func object(_ root: Root) -> TemplateValue {
        .object(TemplateRecord(root, schema: self))
    }

    fileprivate func member(named name: String, of root: Root) -> TemplateValue? {
        members[name]?(root)
    }
}

/// An object that shows a Swift value through a schema.
public struct TemplateRecord<Root: Sendable>: TemplateObject {
    private let root: Root
    private let schema: TemplateSchema<Root>

    /// Creates the object that shows `root` through `schema`.
    public init(_ root: Root, schema: TemplateSchema<Root>) {
        self.root = root
        self.schema = schema
    }

    /// The names in the schema's order.
    public var memberNames: [String] { schema.names }

    /// What the schema says that the whole value prints.
    public var printed: String? { schema.printed?(root) }

    /// The member called `name`.
    public func member(named name: String) -> TemplateValue? { schema.member(named: name, of: root) }
}
