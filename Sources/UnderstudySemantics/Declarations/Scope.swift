import UnderstudySyntax

/// Where in a file a declaration is.
public struct Scope: Sendable {
    /// One declaration around another.
    public struct Level: Sendable {
        /// The type's name, or the text of the extended type.
        public let name: String
        /// Whether it is an extension.
        public let isExtension: Bool
        /// The level written on it.
        public let access: AccessLevel?
        /// The names of its generic parameters.
        public let genericParameters: [String]
        /// Its attributes.
        package let attributes: [Attribute]
        /// Whether it says that it belongs to no actor.
        let isNonisolated: Bool
    }

    /// The declarations around, outermost first.
    public var levels: [Level] = []
    /// The branches of `#if` around, outermost first.
    public var branches: [Branch] = []

    /// One branch of `#if`.
    public struct Branch: Hashable, Sendable {
        /// The clauses of the branches before it, as written.
        public let earlier: [String]
        /// Its own clause, as written.
        public let clause: String

        /// Creates a branch.
        public init(earlier: [String], clause: String) {
            self.earlier = earlier
            self.clause = clause
        }

        /// The lines that begin branches, up to its own.
        package var lines: [String] { earlier + [clause] }

        /// Whether it is what the branches before it leave.
        package var isElse: Bool { Directive(line: clause) == .else }
    }

    /// `lines` inside of the `#if`s of `branches`, outermost first.
    package static func wrapped(
        _ lines: [String], in branches: some BidirectionalCollection<Branch>
    ) -> [String] {
        branches.reversed().reduce(lines) { $1.earlier + Directive.lines([($1.clause, $0)]) }
    }

    /// The path of the declarations around, joined by dots; empty at the top level.
    public var path: String { levels.map(\.name).joined(separator: ".") }

    /// The path of a declaration in this scope that is called `name`.
    func path(of name: String) -> String { levels.isEmpty ? name : path + "." + name }

    /// The condition of all branches around; `nil` outside any.
    public var condition: String? {
        branches.isEmpty ? nil : branches.map(\.clause).joined(separator: " && ")
    }

    /// The level of a declaration without a written one: that of an enclosing extension, else internal.
    public var defaultAccess: AccessLevel {
        guard let level = levels.last, level.isExtension, let access = level.access else { return .internal }
        return access == .private ? .fileprivate : access
    }

    /// The narrowest level of the declarations around.
    public var boundAccess: AccessLevel {
        levels.reduce(.open) { bound, level in
            if let access = level.access { return min(bound, access) }
            return level.isExtension ? bound : min(bound, .internal)
        }
    }
}
