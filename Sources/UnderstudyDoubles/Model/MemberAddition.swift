import UnderstudySemantics
import UnderstudyTemplates

/// What a kind adds to a member of its doubles.
protocol MemberAddition: Sendable {
    /// What templates call it.
    static var templateName: String { get }
    /// What templates see of it.
    var templateValue: TemplateValue { get }
    /// The closure that answers instead of a stub; `nil` where there is none.
    var answer: ClosureCall? { get }
    /// The types of its closures that any thread may call; `nil` where it has no closures.
    var sharedTypes: [SwiftType]? { get }
    /// The default values that it holds.
    var defaultValues: [DefaultValue] { get }
    /// Whether the member may record an issue of the test.
    var recordsIssues: Bool { get }
    /// Whether it releases what it replaces or removes behind a lock only after unlocking.
    var replacesBehindLock: Bool { get }
}

extension MemberAddition {
    var answer: ClosureCall? { nil }
    var sharedTypes: [SwiftType]? { nil }
    var defaultValues: [DefaultValue] { [] }
    var recordsIssues: Bool { false }
    var replacesBehindLock: Bool { false }
}

/// A closure that is kept, and a call of it.
struct ClosureCall {
    /// The property.
    let name: String
    /// The call, with what has to precede it.
    let call: String
}
