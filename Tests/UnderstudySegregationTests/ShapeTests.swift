import Testing
import UnderstudyUsage

@testable import UnderstudySegregation

@Suite("Which groups become protocols")
struct ShapeTests {
    private let names = [
        "lampColour", "lampHeight", "lampSwitch", "tableEdge", "tableLeg", "tableTop", "doorKey", "doorLock",
    ]

    private func room(_ uses: KeyValuePairs<String, [String]>) -> Judgement {
        judge(subject("Room", names.map { requirement($0) }, uses: uses))
    }

    private func shape(_ uses: KeyValuePairs<String, [String]>, _ labels: [Int]) -> Result<Shape, Silence> {
        let subject = subject("Room", names.map { requirement($0) }, uses: uses)
        let input = GateInput(
            subject: subject, usage: UsageMatrix(subject), words: subject.requirements.map(RequirementWords.init))
        return Shaping(input, isOperations: false).shape(of: Partition(labels: labels))
    }

    @Test("What no consumer needs alone stays in the protocol, which is then made of the parts")
    func rest() {
        let finding = room([
            "Lamp": Array(names[0...2]), "Shade": Array(names[0...1]), "Mover": Array(names[3...7]),
        ])
        #expect(finding.groups == ["LampRoom": Array(names[0...2])])
        #expect(finding.rest == Array(names[3...]))
        #expect(finding.composition.hasPrefix("protocol Room: LampRoom {\n    var tableEdge"))
        #expect(finding.demands.map(\.asksFor) == [["LampRoom"], ["LampRoom"], ["Room"]])
        // Who needs something of what stays sees everything: 0 + 1 + 3.
        #expect(finding.after.unnecessaryDependences == 4)
    }

    @Test("A single requirement is a part where it is all that two consumers need")
    func single() throws {
        let labels = [0, 1, 1, 2, 2, 2, 3, 3]
        let one = try shape(["A": [names[0]], "C": Array(names[1...2]), "D": Array(names[1...2])], labels).get()
        #expect(one.parts.map { one.partition.blocks[$0] } == [[1, 2]])
        let two = try shape(["A": [names[0]], "B": [names[0]], "C": Array(names[1...2])], labels).get()
        #expect(two.parts.map { two.partition.blocks[$0] } == [[0], [1, 2]])
    }

    @Test("The bulk of the protocol is the protocol")
    func bulk() throws {
        let shape = try shape(["A": Array(names[0...4]), "B": Array(names[6...7])], [0, 0, 0, 0, 0, 0, 1, 1]).get()
        #expect(shape.rest == 0)
        #expect(shape.parts == [1])
    }

    @Test("A part for one consumer alone is none")
    func oneConsumer() {
        let found = shape(["Lamp": Array(names[0...2]), "Most": Array(names[0...5])], [0, 0, 0, 1, 1, 1, 2, 2])
        #expect(throws: Silence.self) { try found.get() }
        guard case .failure(let silence) = found else { return }
        #expect(silence.reason == .noCommonPart)
        #expect(
            silence.explanation
                == "a part would serve a single consumer; 'Lamp' could ask for just what it needs")
    }

    @Test("Where groups cannot be named, a question is asked")
    func question() {
        let names = ["open", "shut", "ring", "mute", "tune", "turn"]
        let finding = judge(
            subject(
                "Gate", names.map { requirement($0 + "()") },
                uses: [
                    "A": ["open()", "shut()"], "B": ["open()", "shut()"], "C": ["ring()", "mute()"],
                    "D": ["tune()", "turn()"],
                ]))
        #expect(finding.verdict == .question)
        #expect(finding.composition.isEmpty)
        #expect(finding.after == finding.before)
        #expect(!finding.proposal.isEmpty)
    }

    @Test("Requirements that a default implementation ties together stay in one part")
    func ties() {
        var kitchen = subject(
            "Room", names.map { requirement($0) },
            uses: ["A": Array(names[0...2]), "B": Array(names[0...2]), "C": Array(names[3...5])])
        kitchen.facts.ties = [kitchen.ids(["lampSwitch", "tableTop"])]
        let finding = judge(kitchen)
        #expect(
            !finding.proposal.contains {
                $0.requirements.contains("lampSwitch") != $0.requirements.contains("tableTop")
            })
    }

    @Test("A run of neighbours is a candidate besides the tree's cuts")
    func runs() throws {
        var affinity = [[Double]](repeating: [Double](repeating: 0.3, count: 6), count: 6)
        for first in 0..<3 { for second in 0..<3 where first != second { affinity[first][second] = 0.6 } }
        let cut = try #require(CutScore(affinity))
        #expect(cut.partition.blocks.contains([0, 1, 2]))
    }

    @Test(
        "Names that a reviewer would change",
        arguments: [
            (["Provider", "Provider"], false), (["note", "Saver"], true), (["current", "Store"], false),
            (["current", "note", "Store"], true), (["item"], false), (["note", "notes", "Store"], false),
        ])
    func names(_ words: [String], _ isSensible: Bool) {
        #expect(NameSense.isSensible(words) == isSensible)
    }

    @Test(
        "Verbs with their particles",
        arguments: [("setup", "SettingUp"), ("shutdown", "ShuttingDown"), ("backup", "BackingUp")])
    func particles(_ verb: String, _ gerund: String) {
        #expect(AgentNoun.plainGerund(verb) == gerund)
    }
}
