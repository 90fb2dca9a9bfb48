/// How a generator calls the members that it writes for a function: by a stem, and these endings.
package struct MemberScheme: Sendable {
    /// The number of calls.
    let count: String
    /// Whether there was one.
    let flag: String?
    /// The last arguments, before their name.
    let received: String?
    /// The arguments of all calls.
    let list: String
    let error: String?
    let value: String?
    /// The closure that answers.
    let closure: String
    /// What the name of the property begins with that holds the value of a required one.
    let underlying: String?

    /// Those of Sourcery's template AutoMockable and of Spyable.
    static let sourcery = MemberScheme(
        count: "CallsCount", flag: "Called", received: "Received", list: "ReceivedInvocations",
        error: "ThrowableError", value: "ReturnValue", closure: "Closure", underlying: "underlying")
    /// Those of Mockolo.
    static let mockolo = MemberScheme(
        count: "CallCount", flag: nil, received: nil, list: "ArgValues", error: nil, value: nil, closure: "Handler",
        underlying: nil)

    /// Whether `name` is that of a member of a function called by `stem`.
    func names(_ name: String, on stem: String) -> Bool {
        guard name.hasPrefix(stem) else { return false }
        let rest = name.dropFirst(stem.count)
        let endings = [count, flag, list, error, value, closure].compactMap(\.self)
        return endings.contains { $0 == rest } || received.map(rest.hasPrefix) == true
    }
}
