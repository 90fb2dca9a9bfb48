/// How a proposal is carried out.
package struct SplitOptions: Sendable {
    /// What the old name becomes.
    package enum Form: String, Sendable, CaseIterable {
        /// An alias where that compiles, and a protocol where it would not.
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
    /// Whether consumers ask for the parts that they need.
    package var narrows = false
    /// Whether unresolved uses stand against nothing.
    package var isForced = false

    /// A proposal as it is made, consumers left as they are.
    package init() {}
}
