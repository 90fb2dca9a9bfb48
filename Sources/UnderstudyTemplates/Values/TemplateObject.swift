/// A value whose members a template reads by name, each computed only when it is read.
public protocol TemplateObject: Sendable {
    /// The names of all members, for messages and for loops over the members.
    var memberNames: [String] { get }

    /// What is printed when a template prints the whole object; `nil` if only members can be printed.
    var printed: String? { get }

    /// The member called `name`: `nil` when there is no such name, `TemplateValue.none` when it is known but empty.
    func member(named name: String) -> TemplateValue?

    /// The same for a name in a template.
    func member(_ name: TemplateName) -> TemplateValue?
}

extension TemplateObject {
    /// What the object prints: nothing, unless it says otherwise.
    public var printed: String? { nil }

    /// The member that is called so.
    public func member(_ name: TemplateName) -> TemplateValue? { member(named: name.text) }
}
