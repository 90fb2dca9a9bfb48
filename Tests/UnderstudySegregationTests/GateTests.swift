import Testing

@testable import UnderstudySegregation

@Suite("Reasons to keep a protocol whole")
struct GateTests {
    private let five = ["open", "close", "lock", "unlock", "ring"].map { requirement("\($0)()") }

    @Test("Four fifths of it are as good as everything, three quarters are not")
    func nearlyEverything() {
        let most = subject("Door", five, uses: ["Hall": five.dropLast().map(\.id)])
        let finding = Segregation.finding(for: most)
        #expect(finding.reason == .everyConsumerUsesEverything)
        #expect(finding.explanation == "its only consumer 'Hall' uses four fifths of it or more")
        let fewer = subject("Door", Array(five.dropLast()), uses: ["Hall": five.prefix(3).map(\.id)])
        #expect(Segregation.finding(for: fewer).reason != .everyConsumerUsesEverything)
    }

    @Test("A consumer's use of defaulted requirements does not hide that it uses all the others")
    func effectiveUse() {
        let requirements = five + [requirement("knock()", default: true), requirement("peep()", default: true)]
        let finding = Segregation.finding(
            for: subject("Door", requirements, uses: ["Hall": five.map(\.id)])
        )
        #expect(finding.reason == .everyConsumerUsesEverything)
    }

    @Test("A delegate stays whole with one caller and not with several", arguments: ["DoorDelegate", "DoorDataSource"])
    func delegates(name: String) {
        let one = subject(name, five, uses: ["Hall": ["open()"]])
        #expect(Segregation.finding(for: one).reason == .delegate)
        let two = subject(name, five, uses: ["Hall": ["open()", "close()"], "Garage": ["ring()"]])
        #expect(Segregation.finding(for: two).verdict == .split)
    }

    @Test("A delegate without known callers stays whole when it is easy to adopt")
    func unusedDelegates() {
        let optional = subject("DoorDelegate", five + [requirement("knock()", default: true)])
        #expect(Segregation.finding(for: optional).reason == .delegate)
        #expect(Segregation.finding(for: subject("DoorDelegate", five)).reason == .noEvidence)
    }

    @Test("A visitor stays whole")
    func visitor() {
        let visits = ["Leaf", "Branch", "Root", "Trunk"].map { requirement("visit\($0)()", $0) }
        let finding = Segregation.finding(
            for: subject("TreeWalk", visits, uses: ["A": ["visitLeaf()"], "B": ["visitRoot()"]])
        )
        #expect(finding.reason == .visitor)
    }

    @Test("Few requirements without a default, tied by an associated type, stay together")
    func associatedTypes() {
        let requirements = five.enumerated().map { index, requirement in
            var requirement = requirement
            requirement.hasDefault = index > 1
            requirement.hasUnconditionalDefault = index > 1
            return requirement
        }
        var door = subject("Door", requirements, uses: ["Hall": ["open()"], "Garage": ["close()"]])
        door.facts.associatedTypes = ["Key"]
        let finding = Segregation.finding(for: door)
        #expect(finding.reason == .tiedByAssociatedTypes)
        #expect(finding.explanation == "only 2 requirements lack a default, tied together by 'Key'")
    }

    @Test("Without consumers and without words in common nothing is proposed")
    func noEvidence() {
        let finding = Segregation.finding(for: subject("Door", five))
        #expect(finding.verdict == .keep)
        #expect(finding.reason == .noEvidence)
        #expect(finding.confidence == .names)
    }

    @Test("A split that would take hardly anything away from its consumers is not proposed")
    func smallGain() {
        let operations = ["getNote(id:)", "saveNote(_:)", "deleteNote(id:)", "loadNotes()"]
            .map { requirement($0, "Note") }
        let finding = Segregation.finding(
            for: subject(
                "NoteRepository",
                operations,
                uses: ["A": ["getNote(id:)", "saveNote(_:)", "deleteNote(id:)"], "B": operations.map(\.id)]
            )
        )
        #expect(finding.verdict == .keep)
        #expect(finding.reason == .smallGain)
        #expect(finding.explanation == "3 protocols would leave 1 of 1 unnecessary dependences")
        #expect(finding.before == finding.after)
    }

    @Test("An empty protocol and one of a single requirement stay as they are", arguments: [0, 1])
    func tiny(count: Int) {
        let finding = Segregation.finding(for: subject("Marker", Array(five.prefix(count))))
        #expect(finding.reason == .fewRequirements)
    }
}
