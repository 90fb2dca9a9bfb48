/// The line that stands for a member until `sync` writes it there: a conversion leaves members where their owner had them.
package enum MemberPlace {
    private static let head = "// understudy: the place of "

    /// The line for the member `name`, with labels.
    package static func line(of name: String) -> String { head + name }

    /// The member that `line`, without its indentation, stands for; `nil` where it is no such line.
    package static func name(in line: String) -> String? {
        line.hasPrefix(head) ? String(line.dropFirst(head.count)) : nil
    }

    /// Whether `text` has such a line.
    package static func isLeft(in text: String) -> Bool { text.contains(head) }
}
