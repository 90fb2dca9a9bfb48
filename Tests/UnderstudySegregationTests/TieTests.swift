import Testing

@testable import UnderstudySegregation

@Suite("Requirements that no reviewer would part")
struct TieTests {
    @Test(
        arguments: [
            (["submit(_:)", "submit(_:for:)", "sign(_:)"], [["submit(_:)", "submit(_:for:)"]]),
            (
                ["subscribeBalance(_:)", "subscribeRate(_:)", "unsubscribe()"],
                []
            ),
            (
                ["addObserver(_:)", "removeObserver(_:)", "addNote(_:)", "removeNote(_:)"],
                [["addObserver(_:)", "removeObserver(_:)"]]
            ),
            (["openDoor()", "close()", "ring()"], [["close()", "openDoor()"]]),
            (["startTimer()", "stopTimer()", "startClock()"], [["startTimer()", "stopTimer()"]]),
            (["volume", "setVolume(_:)", "pitch"], [["setVolume(_:)", "volume"]]),
            (["status", "statusPublisher", "speed"], [["status", "statusPublisher"]]),
            (["open(_:)", "read()"], []),
        ])
    func ties(_ names: [String], _ expected: [[String]]) {
        let requirements = names.map { requirement($0) }
        let ties = Ties.ties(requirements, words: requirements.map(RequirementWords.init))
        #expect(ties.map { $0.map { names[$0] }.sorted() } == expected)
    }
}
