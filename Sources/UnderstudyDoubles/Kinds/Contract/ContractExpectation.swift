/// What a contract expects of one requirement.
struct ContractExpectation: Sendable {
    /// The name of the function that checks it.
    let name: String
    /// The statements that check it, where they are clear; none where a person has to write them.
    var law: [String] = []

    /// Names that stand for something else in a contract, or that no function can be called by without back-ticks.
    private static let taken: Set<String> = ["makeSubject", "check"]

    init(stem: String, law: [String]) {
        let isTaken = Self.taken.contains(stem) || SwiftNames.reserved.contains(stem)
        name = isTaken ? stem + "Requirement" : stem
        self.law = law
    }
}
