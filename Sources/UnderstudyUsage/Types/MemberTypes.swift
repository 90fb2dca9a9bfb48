/// The resolved types of a member.
struct MemberTypes: Sendable {
    struct Parameter: Sendable {
        /// The label that a call writes; `nil` for none.
        let label: String?
        /// The name that the body sees.
        let name: String
        let type: ValueType
        let hasDefault: Bool
        let isVariadic: Bool
    }

    let parameters: [Parameter]
    /// What a call returns, or the type of the property.
    let result: ValueType
}
