/// The members that templates see of a Swift type, each a closure that is used for every value.
public struct TemplateSchema<Root: Sendable>: Sendable {
    /// Computes one member.
    public typealias Member = @Sendable (Root) -> TemplateValue

    @usableFromInline let names: TemplateMemberNames
    @usableFromInline let members: [Member]
    @usableFromInline let printed: (@Sendable (Root) -> String)?

    /// Creates a schema; of two members with the same name the later one is kept.
    public init(_ members: KeyValuePairs<String, Member>, printed: (@Sendable (Root) -> String)? = nil) {
        names = TemplateMemberNames(members.map(\.key))
        self.members = members.map(\.value)
        self.printed = printed
    }

    private init(_ members: [(name: String, value: Member)], printed: (@Sendable (Root) -> String)?) {
        names = TemplateMemberNames(members.map(\.name))
        self.members = members.map(\.value)
        self.printed = printed
    }

    /// The schema with more members, of which each replaces one with its name.
    public func adding(_ others: [(name: String, value: Member)]) -> TemplateSchema {
        TemplateSchema(Array(zip(names.all, members)).map { (name: $0, value: $1) } + others, printed: printed)
    }

    /// The names in the order they were given.
    public var memberNames: [String] { names.all }

    /// The object that shows `root` to templates.
    ///
    /// Inlinable, so that the closures are called with their own type, without generic code in between.
    @inlinable
    public func object(_ root: Root) -> TemplateValue {
        .object(record(root))
    }

    /// The object that shows `root` to templates, as a context for rendering.
    @inlinable
    public func record(_ root: Root) -> TemplateRecord {
        let members = members
        let printed = printed
        return TemplateRecord(names: names) { index in
            if let index { members[index](root) } else { TemplateValue(printed?(root)) }
        }
    }
}

/// The names of a schema's members, with the index of each closure.
@usableFromInline
final class TemplateMemberNames: Sendable {
    let all: [String]
    /// For each key the first index of a name with it, or none.
    private let first: [Int]
    /// For each index that of the next name with the same key, or none.
    private let next: [Int]

    private static let none = -1

    init(_ names: [String]) {
        var first = [Int](repeating: Self.none, count: TemplateName.keyCount)
        var next: [Int] = []
        for index in 0..<names.count {
            // In front of earlier ones, so that of two names that are the same the later counts.
            let key = TemplateName(names[index]).key
            next.append(first[key])
            first[key] = index
        }
        all = names
        self.first = first
        self.next = next
    }

    /// The index of `name`, the last of several.
    ///
    /// Templates ask for names all the time, and few of them have the same key: a dictionary takes four times as long.
    func index(of name: TemplateName) -> Int? {
        var index = first[name.key]
        while index != Self.none {
            if all[index] == name.text { return index }
            index = next[index]
        }
        return nil
    }
}

/// An object that shows a Swift value through a schema.
///
/// As small as it is, a `TemplateValue` holds it without memory of its own.
public struct TemplateRecord: TemplateObject {
    private let names: TemplateMemberNames
    /// Computes the member with an index, or what the whole value prints.
    private let read: @Sendable (Int?) -> TemplateValue

    @usableFromInline
    init(names: TemplateMemberNames, read: @escaping @Sendable (Int?) -> TemplateValue) {
        self.names = names
        self.read = read
    }

    /// The names in the schema's order.
    public var memberNames: [String] { names.all }

    /// What the whole value prints, according to the schema.
    public var printed: String? {
        if case .string(let text) = read(nil) { text } else { nil }
    }

    /// The member called `name`.
    public func member(named name: String) -> TemplateValue? { member(TemplateName(name)) }

    /// The member called `name`.
    public func member(_ name: TemplateName) -> TemplateValue? {
        guard let index = names.index(of: name) else { return nil }
        return read(index)
    }
}
