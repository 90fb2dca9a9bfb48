import Testing

@testable import UnderstudySegregation
import UnderstudyUsage

@Suite("Reasons to keep a protocol whole")
struct GateTests {
    private let five = ["open", "close", "lock", "unlock", "ring"].map { requirement("\($0)()") }

    @Test("Four fifths of it are as good as everything, three quarters are not")
    func nearlyEverything() {
        let most = subject("Door", five, uses: ["Hall": five.dropLast().map(\.name)])
        let finding = judge(most)
        #expect(finding.reason == .everyConsumerUsesEverything)
        #expect(finding.explanation == "its only consumer 'Hall' uses four fifths of it or more")
        let fewer = subject("Door", Array(five.dropLast()), uses: ["Hall": five.prefix(3).map(\.name)])
        #expect(judge(fewer).reason != .everyConsumerUsesEverything)
    }

    @Test("What can't be compared pair by pair is kept, and what can is not")
    func tooMany() {
        let many = (0..<1_001).map { requirement("step\($0)()") }
        let finding = judge(subject("Door", many, uses: ["Hall": ["step1()"], "Garage": ["step2()"]]))
        #expect(finding.reason == .tooManyRequirements)
        #expect(finding.explanation == "1001 requirements are too many to compare with each other; at most 1000 are")
        #expect(judge(subject("Door", Array(many.prefix(40)))).reason != .tooManyRequirements)
    }

    @Test("A consumer's use of defaulted requirements does not hide that it uses all the others")
    func effectiveUse() {
        let requirements = five + [requirement("knock()", default: true), requirement("peep()", default: true)]
        let finding = judge(
            subject("Door", requirements, uses: ["Hall": five.map(\.name)])
        )
        #expect(finding.reason == .everyConsumerUsesEverything)
    }

    @Test("A delegate stays whole, however many call it", arguments: ["DoorDelegate", "DoorDataSource"])
    func delegates(name: String) {
        let one = subject(name, five, uses: ["Hall": ["open()"]])
        #expect(judge(one).reason == .delegate)
        let two = subject(name, five, uses: ["Hall": ["open()", "close()"], "Garage": ["ring()"]])
        #expect(judge(two).reason == .delegate)
    }

    @Test("What is told of things is a delegate by its requirements")
    func outputs() {
        let told = ["didOpen()", "didClose()", "lockTapped()", "state"].map { requirement($0) }
        let uses: KeyValuePairs = ["Hall": ["didOpen()", "didClose()"], "Garage": ["lockTapped()", "state"]]
        #expect(judge(subject("DoorOutput", told, uses: uses)).reason == .delegate)
        let output = subject(
            "DoorOutput", five, uses: ["Hall": ["open()", "close()"], "Garage": ["ring()", "lock()"]])
        #expect(judge(output).reason != .delegate)
    }

    @Test("A delegate without known callers stays whole when it is easy to adopt")
    func unusedDelegates() {
        let optional = subject("DoorDelegate", five + [requirement("knock()", default: true)])
        #expect(judge(optional).reason == .delegate)
        #expect(judge(subject("DoorDelegate", five)).reason == .delegate)
    }

    @Test("A visitor stays whole")
    func visitor() {
        let visits = ["Leaf", "Branch", "Root", "Trunk"].map { requirement("visit\($0)()", $0) }
        let finding = judge(
            subject("TreeWalk", visits, uses: ["A": ["visitLeaf()"], "B": ["visitRoot()"]])
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
        let finding = judge(door)
        #expect(finding.reason == .tiedByAssociatedTypes)
        #expect(finding.explanation == "only 2 requirements lack a default, tied together by 'Key'")
    }

    @Test("Without consumers and without words in common nothing is proposed")
    func noEvidence() {
        let finding = judge(subject("Door", five))
        #expect(finding.verdict == .keep)
        #expect(finding.reason == .noEvidence)
        #expect(finding.confidence == .names)
    }

    @Test("A split that would take hardly anything away from its consumers is not proposed")
    func smallGain() {
        let operations = ["getNote(id:)", "saveNote(_:)", "deleteNote(id:)", "loadNotes()"]
            .map { requirement($0, "Note") }
        let finding = judge(
            subject(
                "NoteRepository",
                operations,
                uses: ["A": ["getNote(id:)", "saveNote(_:)", "deleteNote(id:)"], "B": operations.map(\.name)]
            )
        )
        #expect(finding.verdict == .keep)
        #expect(finding.reason == .fewRequirements)
        #expect(finding.explanation == "with 4 requirements, each part would have a single one")
        #expect(finding.before == finding.after)
    }

    @Test("An empty protocol and one of a single requirement stay as they are", arguments: [0, 1])
    func tiny(count: Int) {
        let finding = judge(subject("Marker", Array(five.prefix(count))))
        #expect(finding.reason == .fewRequirements)
    }

    @Test("Operators make one algebra")
    func operators() {
        let requirements = ["+(_:_:)", "-(_:_:)", "==(_:_:)", "zero", "one"].map { requirement($0) }
        let finding = judge(
            subject("Scalar", requirements, uses: ["A": ["+(_:_:)"], "B": ["zero", "one"]])
        )
        #expect(finding.reason == .operators)
        #expect(finding.explanation == "3 of its requirements are operators, which belong to one algebra")
    }

    @Test("What refines a standard protocol for values is one kind of value")
    func kindOfValue() {
        var door = subject("Door", five, uses: ["Hall": ["open()", "close()"], "Garage": ["ring()"]])
        door.facts.inherits = ["Sendable", "Hashable"]
        #expect(judge(door).reason == .kindOfValue)
        #expect(judge(door).explanation == "it refines 'Hashable', and describes one kind of value")
        door.facts.inherits = ["Sendable", "AnyObject"]
        #expect(judge(door).reason != .kindOfValue)
        door.facts.isOfValues = true
        #expect(judge(door).reason != .kindOfValue)
        door.requirements = ["colour", "height", "weight", "material", "price"].map { requirement($0) }
        for index in door.requirements.indices { door.requirements[index].id = RequirementID(index) }
        #expect(judge(door).reason == .kindOfValue)
    }

    @Test(
        "Tests, generated files and deprecated protocols are left alone",
        arguments: [
            (ProtocolFacts.Standing.test, SplitReason.testCode), (.generated, .generatedCode),
            (.deprecated, .deprecated),
        ]
    )
    func standing(standing: ProtocolFacts.Standing, reason: SplitReason) {
        var door = subject("Door", five, uses: ["Hall": ["open()", "close()"], "Garage": ["ring()"]])
        door.facts.standing = standing
        #expect(judge(door).reason == reason)
    }

    @Test("Few requirements that have to be implemented are easy to fake, however many have defaults")
    func fewEffective() {
        let defaults = ["knock()", "peep()", "paint()"].map { requirement($0, default: true) }
        let uses: KeyValuePairs = ["Hall": ["open()", "knock()"], "Garage": ["close()", "peep()"]]
        let few = judge(subject("Door", five.prefix(3) + defaults, uses: uses))
        #expect(few.reason == .fewRequirements)
        #expect(
            few.explanation == "3 of its 6 requirements have no default implementation, and are easy to fake")
        #expect(judge(subject("Door", five + defaults, uses: uses)).reason != .fewRequirements)
    }

    @Test("Of four requirements none is set apart alone")
    func fourRequirements() {
        let uses: KeyValuePairs = ["Hall": ["paint()", "wash()", "polish()"], "Gate": ["ring()"]]
        let four = ["paint()", "wash()", "polish()", "ring()"].map { requirement($0) }
        let finding = judge(subject("Door", four, uses: uses))
        #expect(finding.reason == .fewRequirements)
        #expect(finding.explanation == "with 4 requirements, each part would have a single one")
    }

    @Test("The only known consumer of a public protocol does not speak for all")
    func publicProtocol() {
        var door = subject("Door", five, uses: ["Hall": ["open()", "close()"]])
        #expect(judge(door).reason == .noCommonPart)
        #expect(
            judge(door).explanation
                == "only 'Hall' would depend on less")
        door.facts.access = "public"
        #expect(judge(door).reason == .unknownUsers)
    }

    @Test("Taking a single unnecessary dependence away is not worth a protocol")
    func singleDependence() {
        let parts = ["lightLamp()", "dimLamp()", "moveLamp()", "clearTable()", "layTable()", "scrubTable()"]
        let room = { (uses: [String]) in
            judge(
                subject("Room", parts.map { requirement($0) }, uses: ["A": parts, "B": uses, "C": uses])
            )
        }
        #expect(room(Array(parts.prefix(5))).verdict == .keep)
        #expect(room(Array(parts.prefix(3))).verdict == .split)
        var usage = subject("Room", parts.map { requirement($0) }, uses: ["A": Array(parts.prefix(4))])
        usage.requirements[5].isDeprecated = true
        let finding = judge(usage)
        #expect(finding.before.unnecessaryDependences == 1)
        #expect(finding.verdict == .keep)
    }

    @Test("By names alone, only groups that can be named are proposed")
    func weakNames() {
        let groups = Self.furniture.map { requirement($0) }
        #expect(judge(subject("Room", groups)).reason == .namesFallIntoGroups)
        #expect(judge(subject("Room", groups)).verdict == .split)
        #expect(judge(subject("Room", Array(groups.dropLast()))).reason == .weakNames)
        var part = subject("Room", groups)
        part.facts.isPart = true
        #expect(judge(part).reason == .weakNames)
        var shared = subject("Room", groups)
        shared.facts.access = "public"
        #expect(judge(shared).reason == .weakNames)
        let same = ["fireLampOn", "fireLampOff", "fireTableUp", "fireTableDown", "fireDoor"].map {
            requirement("\($0)()")
        }
        #expect(judge(subject("Room", same)).reason == .weakNames)
    }

    @Test("Initialisers, hashes and indices tell a kind of value, too")
    func valuesWithoutRefinement() {
        let uses: KeyValuePairs = ["Hall": ["open()", "close()"], "Garage": ["ring()"]]
        let reason = { (more: [String]) in
            let more = more.map { requirement($0, parameters: [String($0.prefix { $0 != "(" })]) }
            return judge(subject("Door", five + more, uses: uses)).reason
        }
        #expect(reason(["init(key:)", "init(lock:)"]) == .kindOfValue)
        #expect(reason(["hash(into:)"]) == .kindOfValue)
        #expect(reason(["startIndex", "endIndex", "count", "isEmpty", "distance(from:to:)"]) == .kindOfValue)
        #expect(reason(["init(key:)", "count"]) != .kindOfValue)
    }

    @Test("Variants of one operation stay together")
    func oneOperation() {
        let levels = ["logInfo(_:)", "logError(_:)", "logDebug(_:)", "logNotice(_:)"].map {
            requirement($0, "String", parameters: ["message"])
        }
        let uses: KeyValuePairs = ["Hall": ["logInfo(_:)", "logError(_:)"], "Garage": ["open()"]]
        let log = judge(subject("Log", levels + five.prefix(1), uses: uses))
        #expect(log.reason == .oneOperation)
        #expect(log.explanation == "4 of its requirements are levels or outcomes of one operation")
        #expect(judge(subject("Log", levels + five, uses: uses)).reason != .oneOperation)
    }

    private static let furniture = [
        "lampColour", "lampHeight", "lampSwitch", "lampShade", "tableEdge", "tableLeg", "tableTop", "tableDrawer",
    ]

    @Test("A protocol half of which its extensions call is a template that types fill in")
    func templateMethod() {
        var door = subject("Door", five, uses: ["Hall": ["open()", "close()"], "Garage": ["ring()", "lock()"]])
        door.facts.hooks = door.ids(["open()", "lock()"])
        #expect(judge(door).reason != .templateMethod)
        door.facts.hooks = door.ids(["open()", "lock()", "ring()"])
        #expect(judge(door).reason == .templateMethod)
        #expect(
            judge(door).explanation == "its own extensions call 3 of 5 requirements, which conforming types fill in")
    }

    @Test("A protocol that its extensions implement is one that types take on")
    func mixin() {
        var door = subject("Door", five, uses: ["Hall": ["open()", "close()"], "Garage": ["ring()", "lock()"]])
        door.facts.implemented = door.ids(["open()", "lock()", "ring()"])
        #expect(judge(door).reason != .mixin)
        door.facts.implemented = door.ids(["open()", "lock()", "ring()", "close()"])
        #expect(judge(door).reason == .mixin)
        #expect(
            judge(door).explanation
                == "its own extensions implement 4 of 5 requirements, which conforming types inherit")
    }

    @Test("A protocol of which one requirement is used is not split")
    func oneRequirementUsed() {
        let door = subject("Door", five, uses: ["Hall": ["open()"], "Garage": ["open()"]])
        #expect(judge(door).reason == .oneRequirementUsed)
        #expect(judge(door).explanation == "of 5 requirements only 'open()' is used")
    }

    @Test(
        "Levels and outcomes are variants of one operation",
        arguments: [
            ["debug(_:)", "info(_:)", "warning(_:)", "flush()", "level"],
            ["trackPaymentSuccess()", "trackPaymentFailure(error:)", "trackPaymentCanceled()", "trackOpening()"],
        ])
    func levels(_ names: [String]) {
        let requirements = names.map { requirement($0, parameters: ["message"]) }
        let log = subject("Log", requirements, uses: ["A": Array(names.prefix(2)), "B": Array(names.suffix(2))])
        #expect(judge(log).reason == .oneOperation)
    }

    @Test("By names alone, a refinement is not taken apart again")
    func weakNamesOfRefinements() {
        let groups = Self.furniture.map { requirement($0) }
        var room = subject("Room", groups)
        room.facts.inherits = ["AnyObject"]
        #expect(judge(room).verdict == .split)
        room.facts.inherits = ["AnyObject", "House"]
        #expect(judge(room).reason == .weakNames)
    }
}
