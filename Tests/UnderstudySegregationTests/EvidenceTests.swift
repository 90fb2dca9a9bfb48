import Testing

@testable import UnderstudySegregation

@Suite("What the evidence allows to say")
struct EvidenceTests {
    private let radio = subject(
        "Radio",
        ["tuneStation", "listStations", "raiseVolume", "lowerVolume", "muteVolume"].map { requirement("\($0)()") },
        uses: [
            "Dial": ["tuneStation()", "listStations()"], "Presets": ["tuneStation()"],
            "Knob": ["raiseVolume()", "lowerVolume()"],
        ]
    )

    @Test("Several consumers that lose most of what they do not need give high confidence")
    func high() {
        let finding = judge(radio)
        #expect(finding.confidence == .high)
        #expect(finding.neverUsed == ["muteVolume()"])
        #expect(finding.explanation == "for today's consumers 10 unnecessary dependencies become 2")
    }

    @Test("Users that may be unseen lower it, and nothing is called unused")
    func unknownUsers() {
        var open = radio
        open.facts.hasUnknownUsers = true
        #expect(judge(open).confidence == .medium)
        #expect(judge(open).neverUsed.isEmpty)
        var uncertain = radio
        uncertain.consumers[0].isUncertain = true
        #expect(judge(uncertain).confidence == .medium)
        #expect(judge(uncertain).neverUsed.isEmpty)
    }

    @Test("Who only passes the value on does not count")
    func idle() {
        var passing = radio
        passing.add("Container", uses: [])
        #expect(judge(passing).finding == judge(radio).finding)
    }

    @Test("Who keeps no value of the protocol is offered no interface of its own")
    func keeper() {
        var other = radio
        other.consumers[0].uses = other.ids(["tuneStation()"])
        let offer = { (isKeeper: Bool) in
            other.consumers[0].isKeeper = isKeeper
            return judge(other).demands.first { $0.consumer == other.consumers[0].name }
        }
        #expect(offer(true)?.ownInterface != nil)
        #expect(offer(false)?.ownInterface == nil)
        #expect(offer(false)?.needs == ["tuneStation()"])
    }

    @Test("A consumer in another module is offered an interface of its own, however much it uses")
    func otherModule() {
        var remote = radio
        remote.facts.module = "Hardware"
        remote.consumers[0].uses = remote.ids(["tuneStation()", "listStations()", "raiseVolume()", "lowerVolume()"])
        let interfaces = { (module: String) in
            remote.consumers[0].module = module
            return Demands.demands(
                of: remote,
                usage: UsageMatrix(remote),
                partition: .whole(count: 5),
                parts: nil
            )[0].ownInterface
        }
        #expect(interfaces("Hardware") == nil)
        #expect(interfaces("Panel") == OwnInterface(name: "DialDependencies", suitsClosure: false))
    }

    @Test("The score rewards what belongs together and punishes what does not")
    func cutScore() throws {
        let near = 0.9
        let far = 0.1
        let affinity = [
            [0, near, far, far], [near, 0, far, far], [far, far, 0, near], [far, far, near, 0],
        ]
        let cut = try #require(CutScore(affinity, countsOrder: true))
        #expect(cut.partition.blocks == [[0, 1], [2, 3]])
        // S = 1.8, A = 2, B = 2.2, T = 6: (1.8 − 0.7333) / (2.1 − 0.7333)
        #expect(abs(cut.value - 0.780_49) < 0.000_1)
        #expect(CutScore([[0, near], [near, 0]], countsOrder: true) == nil)
    }

    @Test("Requirements on their own have to pay for their protocols")
    func solitary() throws {
        var affinity = [[Double]](repeating: [Double](repeating: 0.1, count: 5), count: 5)
        for (first, second, value) in [(0, 1, 0.9), (0, 2, 0.9), (1, 2, 0.9), (3, 4, 0.3)] {
            affinity[first][second] = value
            affinity[second][first] = value
        }
        let cut = try #require(CutScore(affinity, countsOrder: true))
        // Left apart, the last two would score 0.7297 and lose 0.2 · 2/3.
        #expect(cut.partition.blocks == [[0, 1, 2], [3, 4]])
        // S = 3, A = 4, B = 3.6, T = 10: (3 − 1.44) / (3.8 − 1.44)
        #expect(abs(cut.value - 0.661_02) < 0.000_1)
    }

    @Test("Average linkage joins by the mean over all pairs")
    func linkage() {
        let tree = AverageLinkage([[0, 0.8, 0.1], [0.8, 0, 0.5], [0.1, 0.5, 0]])
        #expect(tree.merges.map(\.kept) == [0, 0])
        #expect(tree.merges.map(\.joined) == [1, 2])
        #expect(tree.merges.map(\.pairs) == [1, 2])
        #expect(abs(tree.merges[1].probability - 0.6) < 1e-12)
        #expect(tree.partition(after: 1).blocks == [[0, 1], [2]])
    }

    @Test("Operations that share no more than the name of a key are not operations on one thing")
    func sharedKey() {
        let cache = subject(
            "Cache",
            [
                requirement("create(key:)", parameters: ["key"]), requirement("get(key:)", parameters: ["key"]),
                requirement("remove(key:)", parameters: ["key"]), requirement("update(key:)", parameters: ["key"]),
            ])
        #expect(judge(cache).reason != .operationsOnOneNoun)
    }

    @Test("Operations that share no more than how to retry and whom to tell are not operations on one thing")
    func circumstances() {
        let query = { (name: String, own: [String]) in
            requirement(
                name, "RetryStrategy", "CompletionHandler", parameters: ["strategy", "handler"] + own)
        }
        let service = subject(
            "Service",
            [
                query("getRelays(strategy:handler:)", []), query("sendReport(strategy:handler:)", []),
                query("deleteVoucher(strategy:handler:)", []), query("createPayment(strategy:handler:)", []),
            ])
        #expect(judge(service).reason != .operationsOnOneNoun)
    }
}
