import Testing

@testable import UnderstudySegregation

/// A protocol with the parts that a person would choose.
private struct Example {
    var subject: SplitSubject
    var parts: [[String]]
}

@Suite("How near proposals come to what a person would choose")
struct PartitionQualityTests {
    private let examples = [
        Example(
            subject: subject(
                "LibraryService",
                [
                    requirement("loanBook(_:to:)", "Book", "Reader"), requirement("returnBook(_:)", "Book"),
                    requirement("overdueBooks()", "[Book]"), requirement("registerReader(_:)", "Reader"),
                    requirement("suspendReader(_:)", "Reader"), requirement("openingHours", "Hours"),
                    requirement("openingHoursPublisher", "AnyPublisher<Hours, Never>"),
                ],
                uses: [
                    "LoanDesk": ["loanBook(_:to:)", "returnBook(_:)"],
                    "ReminderJob": ["overdueBooks()", "returnBook(_:)"],
                    "ReaderOffice": ["registerReader(_:)", "suspendReader(_:)"],
                    "EntranceDisplay": ["openingHours", "openingHoursPublisher"],
                ]
            ),
            parts: [
                ["loanBook(_:to:)", "returnBook(_:)", "overdueBooks()"],
                ["registerReader(_:)", "suspendReader(_:)"], ["openingHours", "openingHoursPublisher"],
            ]
        ),
        Example(
            subject: subject(
                "KitchenStore",
                [
                    requirement("ovenTemperature", "Celsius"), requirement("ovenTimer", "Duration"),
                    requirement("ovenLight", "Bool"), requirement("fridgeDoorOpen", "Bool"),
                    requirement("fridgeContents", "[Food]"),
                ],
                uses: [
                    "BakingPlan": ["ovenTemperature", "ovenTimer"], "OvenPanel": ["ovenLight", "ovenTimer"],
                    "ShoppingList": ["fridgeContents"], "FridgeAlarm": ["fridgeDoorOpen", "fridgeContents"],
                ]
            ),
            parts: [["ovenTemperature", "ovenTimer", "ovenLight"], ["fridgeDoorOpen", "fridgeContents"]]
        ),
        Example(
            subject: subject(
                "RadioController",
                [
                    requirement("stationList", "[Station]"), requirement("volumeLimit", "Level"),
                    requirement("tune(to:)", "Station"), requirement("stations()", "[Station]"),
                    requirement("favouriteStations()", "[Station]"), requirement("setVolume(_:)", "Level"),
                    requirement("volume", "Level"), requirement("volumePublisher", "AnyPublisher<Level, Never>"),
                ]
            ),
            parts: [
                ["stationList", "tune(to:)", "stations()", "favouriteStations()"],
                ["volumeLimit", "setVolume(_:)", "volume", "volumePublisher"],
            ]
        ),
    ]

    @Test("The examples are met, each well and two exactly")
    func agreement() {
        let agreements = examples.map { example in
            adjustedRandIndex(
                judge(example.subject).proposal.map(\.requirements),
                example.parts,
                of: example.subject.requirements.map(\.name)
            )
        }
        #expect(agreements.allSatisfy { $0 > 0.5 }, "\(agreements)")
        #expect(agreements.count { $0 == 1 } >= 2, "\(agreements)")
    }

    @Test("Nothing depends on the order of the consumers")
    func consumerOrder() {
        for example in examples {
            var turned = example.subject
            turned.consumers.reverse()
            let groups = judge(turned).groups
            #expect(groups == judge(example.subject).groups)
        }
    }

    @Test("Every requirement is in exactly one part, in declaration order")
    func partition() {
        for example in examples {
            let ids = example.subject.requirements.map(\.name)
            let parts = judge(example.subject).proposal.map(\.requirements)
            #expect((parts.joined() + judge(example.subject).rest).sorted() == ids.sorted())
            for part in parts { #expect(part == ids.filter(part.contains)) }
        }
    }

    @Test("A protocol of three hundred requirements is judged too")
    func manyRequirements() {
        let topics = "ash birch cedar elm fir hazel larch maple oak pine rowan spruce willow yew alder".split(
            separator: " ")
        let requirements = (0..<300).map { requirement("\(topics[$0 % topics.count])Value\($0)", "Int") }
        let finding = judge(subject("Everything", requirements))
        #expect(finding.proposal.flatMap(\.requirements).count == 300)
        #expect(finding.proposal.count == topics.count)
    }
}

/// How far two partitions agree beyond chance (Hubert and Arabie, 1985).
func adjustedRandIndex(_ left: [[String]], _ right: [[String]], of items: [String]) -> Double {
    let pairs = { (count: Int) in Double(count * (count - 1)) / 2 }
    let both = left.flatMap { part in right.map { other in pairs(Set(part).intersection(other).count) } }.reduce(0, +)
    let lefts = left.map { pairs($0.count) }.reduce(0, +)
    let rights = right.map { pairs($0.count) }.reduce(0, +)
    let chance = lefts * rights / pairs(items.count)
    let most = (lefts + rights) / 2
    return most == chance ? 1 : (both - chance) / (most - chance)
}
