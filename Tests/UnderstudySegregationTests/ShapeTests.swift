import Testing
import UnderstudyUsage

@testable import UnderstudySegregation

@Suite("Which groups become protocols")
struct ShapeTests {
    private let names = [
        "lightLamp()", "dimLamp()", "moveLamp()", "clearTable()", "layTable()", "scrubTable()", "knockDoor()",
        "paintDoor()",
    ]

    private func room(_ uses: KeyValuePairs<String, [String]>) -> Judgement {
        judge(subject("Room", names.map { requirement($0) }, uses: uses))
    }

    private func shape(_ uses: KeyValuePairs<String, [String]>, _ labels: [Int]) -> Result<SplitShape, Silence> {
        let input = evidence(subject("Room", names.map { requirement($0) }, uses: uses))
        let shaping = Shaping(input, isOperations: false)
        let shape = shaping.shape(of: Partition(labels: labels))
        return shaping.objection(to: shape).map { .failure($0) } ?? .success(shape)
    }

    private func evidence(_ subject: SplitSubject) -> SplitEvidence {
        SplitEvidence(
            subject: subject, usage: UsageMatrix(subject), words: subject.requirements.map(RequirementWords.init))
    }

    @Test("What no consumer needs alone stays in the protocol, which is then made of the parts")
    func rest() {
        let finding = room([
            "Lamp": Array(names[0...2]), "Shade": Array(names[0...1]), "Mover": Array(names[3...7]),
        ])
        #expect(finding.groups == ["LampRoom": Array(names[0...2])])
        #expect(finding.rest == Array(names[3...]))
        #expect(finding.composition.hasPrefix("protocol Room: LampRoom {\n    func clearTable()"))
        #expect(finding.demands.map(\.asksFor) == [["LampRoom"], ["LampRoom"], ["Room"]])
        // Who needs something of what stays sees everything: 0 + 1 + 3.
        #expect(finding.after.unnecessaryDependences == 4)
    }

    @Test("A single requirement is a part where it is all that three consumers need")
    func single() throws {
        let labels = [0, 1, 1, 2, 2, 2, 3, 3]
        let two = try shape(
            ["A": [names[0]], "B": [names[0]], "C": Array(names[1...2]), "D": Array(names[1...2])], labels
        ).get()
        #expect(two.parts.map { two.partition.blocks[$0] } == [[1, 2]])
        let three = try shape(
            ["A": [names[0]], "B": [names[0]], "E": [names[0]], "C": Array(names[1...2])], labels
        ).get()
        #expect(three.parts.map { three.partition.blocks[$0] } == [[0], [1, 2]])
    }

    @Test("What says the same as a part goes with it, although nobody who needs the part uses it")
    func completed() {
        let names = ["lightLamp()", "dimLamp()", "clearTable()", "layTable()", "scrubTable()", "knockDoor()"]
        let subject = subject(
            "Room", (names + ["moveLamp()"]).map { requirement($0) },
            uses: [
                "A": Array(names[0...1]), "B": Array(names[0...1]), "C": Array(names[2...5]) + ["moveLamp()"],
                "D": Array(names[2...5]) + ["moveLamp()"],
            ])
        let part = judge(subject).proposal.first { $0.name == "LampRoom" }
        #expect(part?.requirements == ["lightLamp()", "dimLamp()", "moveLamp()"])
    }

    @Test(
        "Where no verb stands out in any kind of operation, the parts are named by the kinds; what nobody asks for stays"
    )
    func kinds() {
        let photos = ["loadPhotos(ids:)", "getPhoto(id:)", "savePhoto(_:)", "replacePhoto(_:)", "deletePhoto(_:)"]
        let finding = judge(
            subject(
                "PhotoService", photos.map { requirement($0, "Photo") },
                uses: [
                    "A": Array(photos[0...1]), "B": [photos[1]], "C": Array(photos[2...3]), "D": [photos[2]],
                    "E": Array(photos),
                ]))
        #expect(finding.verdict == .split)
        #expect(finding.groups == ["PhotoReader": Array(photos[0...1]), "PhotoWriter": Array(photos[2...3])])
        #expect(finding.rest == [photos[4]])
    }

    @Test("Operations that nobody asks for without what stays stay as well")
    func useless() throws {
        let notes = [
            "getNote(id:)", "findNotes(text:)", "createNote(_:)", "createNotes(_:)", "moveNote(_:)", "moveNotes(_:)",
            "deleteNote(_:)", "deleteNotes(_:)",
        ]
        var store = subject(
            "NotesStore", notes.map { requirement($0, "Note") },
            uses: ["A": Array(notes[0...1]), "B": [notes[0]], "C": Array(notes[2...7]), "D": Array(notes[1...7])])
        let all = judge(store)
        #expect(all.reason == .operationsOnOneNoun)
        let mover = try #require(all.proposal.first { $0.requirements.contains("moveNote(_:)") })
        // Under a name that is taken, what moves stays; and who creates or deletes needs that.
        store.facts.namesInScope = [mover.name]
        let fewer = judge(store)
        #expect(Array(fewer.groups.values) == [Array(notes[0...1])])
        #expect(fewer.rest == Array(notes[2...]))
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
                == "only 'Lamp' would depend on less")
    }

    @Test("A protocol that is a table of values is asked about: where its rows are cut is a matter of taste")
    func table() {
        let rows = names.map { String($0.dropLast(2)) }
        let finding = judge(
            subject(
                "Room", rows.map { requirement($0) },
                uses: ["A": Array(rows[0...2]), "B": Array(rows[0...1]), "C": Array(rows[3...7])]))
        #expect(finding.verdict == .question)
    }

    @Test("What only reads is a part where no group can be named")
    func reads() {
        let names = ["colour", "height", "open()", "save()", "remove()"]
        let finding = judge(
            subject(
                "Room", names.map { requirement($0) },
                uses: ["A": Array(names[0...1]), "B": Array(names[0...1]), "C": Array(names[1...4])]))
        #expect(finding.groups == ["ReadOnlyRoom": ["colour", "height"]])
        #expect(finding.rest == Array(names[2...]))
    }

    @Test("What consumers need of a large protocol is peeled off by what it is about")
    func peels() {
        let names = ["openMail()", "sendMail()", "paint()", "sweep()", "ring()", "tune()"]
        let input = evidence(
            subject("Room", names.map { requirement($0) }, uses: ["A": Array(names[0...1]), "B": [names[0]]]))
        let peel = Peel.candidates(input).first
        #expect(peel?.places == [0, 1])
        #expect(peel?.alone == 2)
        #expect(peel?.savings == 8)
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
        kitchen.facts.ties = [kitchen.ids(["moveLamp()", "layTable()"])]
        let finding = judge(kitchen)
        #expect(
            !finding.proposal.contains {
                $0.requirements.contains("moveLamp()") != $0.requirements.contains("layTable()")
            })
    }

    @Test("A run of neighbours is a candidate besides the tree's cuts")
    func runs() throws {
        var affinity = [[Double]](repeating: [Double](repeating: 0.3, count: 6), count: 6)
        for first in 0..<3 { for second in 0..<3 where first != second { affinity[first][second] = 0.6 } }
        let cut = try #require(CutScore(affinity, countsOrder: true))
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
