/// How to carry out a proposal.
package struct SplitOptions: Sendable {
    /// What the old name becomes.
    package enum Form: String, Sendable, CaseIterable {
        /// An alias if that compiles, and otherwise a protocol.
        case auto
        /// `typealias P = A & B`.
        case alias
        /// `protocol P: A, B {}`.
        case refine
    }

    /// Other names for parts, by the proposed ones.
    package var names: [String: String] = [:]
    /// What the old name becomes.
    package var form = Form.auto
    /// Whether consumers depend only on the parts that they need.
    package var narrows = false
    /// Whether unresolved uses are no reason to refuse.
    package var isForced = false

    /// A proposal as it is made, with consumers left as they are.
    package init() {}
}
