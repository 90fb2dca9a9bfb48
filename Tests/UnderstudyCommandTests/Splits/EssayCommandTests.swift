import Foundation
import Testing

@testable import understudy

/// What `split --format json` says, as far as tests read it.
struct SplitAnswer: Decodable {
    struct Answer: Decodable {
        struct Consumer: Decodable {
            let name: String
            let line: Int
            let uses: [String]
            let uncertain: Bool
        }
        struct Part: Decodable {
            let name: String
            let requirements: [String]
            let consumers: [String]
        }
        struct Group: Decodable {
            let requirements: [String]
        }
        struct Measures: Decodable {
            let cohesion: Double?
            let unnecessaryDependences: Int
            let protocols: Int
        }
        struct Demand: Decodable {
            struct Own: Decodable {
                let name: String
                let suitsClosure: Bool
            }
            let consumer: String
            let needs: [String]
            let asksFor: [String]
            let ownInterface: Own?
        }
        struct Share: Decodable, Equatable {
            let now: Int
            let of: Int
        }
        struct Role: Decodable {
            struct Reach: Decodable {
                let now: [String]
                let blocked: [String]
                let elsewhere: [String]
            }
            let name: String
            let requirements: [String]
            let inherits: [String]
            let consumers: [String]
            let removes: Int
            let atRandom: Int
            let reach: Reach
        }
        let name: String
        let line: Int
        let reach: Share?
        let roles: [Role]
        let verdict: String
        let confidence: String
        let reason: String
        let explanation: String
        let effectiveRequirements: [String]
        let neverUsed: [String]
        let consumers: [Consumer]
        let groups: [Group]
        let proposal: [Part]
        let measures: [String: Measures]
        let composition: String
        let demands: [Demand]
    }
    let schemaVersion: Int
    let protocols: [Answer]

    /// What is said of the only protocol of `source`.
    static func of(_ source: String) throws -> Answer {
        let folder = try TemporaryFolder(["Sources/Notes/A.swift": source])
        let run = TestRun(["split", folder.path, "--format", "json"])
        #expect(run.code == .success, "\(run.errors)")
        let answer = try JSONDecoder().decode(SplitAnswer.self, from: Data(run.output.utf8))
        #expect(answer.schemaVersion == 1)
        return try #require(answer.protocols.first)
    }
}

@Suite("The cases that the project began with, from source to verdict")
struct EssayCommandTests {
    @Test("Of a repository without consumers it is asked whether it is saver, mover, deleter and finder")
    func repositoryWithoutConsumers() throws {
        let answer = try SplitAnswer.of(NotesSources.files[0].value)
        #expect(answer.verdict == "question")
        #expect(answer.confidence == "names")
        #expect(
            Dictionary(uniqueKeysWithValues: answer.proposal.map { ($0.name, $0.requirements) }) == [
                "NoteFinder": ["findNote(by:)", "allNotes(for:)", "findNotes(by:)"], "NoteSaver": ["save(note:)"],
                "NoteMover": ["moveNote(from:to:)"], "NoteDeleter": ["deleteNote(with:)"],
            ])
        #expect(answer.measures["before"]?.cohesion == nil)
        #expect(answer.composition.isEmpty)
    }

    @Test("A service of eighteen requirements falls into groups that a person would accept")
    func authService() throws {
        let answer = try SplitAnswer.of(EssaySources.authService)
        #expect(answer.verdict == "split")
        #expect(answer.confidence != "names")
        #expect((3...7).contains(answer.proposal.count))
        #expect(answer.consumers.count == 6)
        let part = { (base: String) in
            answer.groups.first { $0.requirements.contains { $0.hasPrefix(base) } }?.requirements ?? []
        }
        #expect(part("callbackUrlScheme").contains("generateSingleSignOnUrl(from:)"))
        #expect(part("callbackUrlScheme").contains("webAuthenticationSession(url:completionHandler:)"))
        #expect(part("hashPassword").contains("requirePasswordChange(email:masterPassword:)"))
        #expect(part("denyAllLoginRequests").contains("getPendingLoginRequest(withId:)"))
        #expect(part("resendNewDeviceOtp").contains("resendVerificationCodeEmail()"))
        let before = try #require(answer.measures["before"])
        let after = try #require(answer.measures["after"])
        #expect(after.unnecessaryDependences * 2 < before.unnecessaryDependences)
    }

    @Test("The confidence is about the groups, the reach about who could depend on less", arguments: [true, false])
    func gainers(isKept: Bool) throws {
        let names = ["SongButton", "SongList", "VolumeKnob", "VolumeBar"]
        let consumers = names.map { name in
            let player = isKept ? "player" : "context.player"
            let uses =
                name.hasPrefix("Song")
                ? ["playSong()", "pauseSong()", "skipSong()"] : ["raiseVolume()", "muteVolume()", "lowerVolume()"]
            return """
                final class \(name) {
                    let \(isKept ? "player: any Player" : "context: Context")
                    init(_ value: \(isKept ? "any Player" : "Context")) { \(isKept ? "player" : "context") = value }
                    func tap() {
                \(uses.map { "        \(player).\($0)" }.joined(separator: "\n"))
                    }
                }
                """
        }
        let answer = try SplitAnswer.of(
            """
            protocol Player {
                func playSong()
                func pauseSong()
                func skipSong()
                func raiseVolume()
                func muteVolume()
                func lowerVolume()
            }
            struct Context { let player: any Player }
            \(consumers.joined(separator: "\n"))
            """)
        #expect(answer.verdict == "split")
        #expect(answer.confidence == "high")
        #expect(answer.reach == SplitAnswer.Answer.Share(now: isKept ? 4 : 0, of: 4))
    }

    @Test("Two coherent requirements stay together")
    func authorizer() throws {
        let answer = try SplitAnswer.of(EssaySources.authorizer)
        #expect(answer.verdict == "keep")
        #expect(answer.reason == "few-requirements")
        #expect(answer.consumers.map(\.name) == ["AlarmModel", "UpdatesKey"])
        #expect(answer.proposal.isEmpty)
        #expect(answer.composition.isEmpty)
    }

    @Test("A protocol whose defaults leave only fetch stays whole")
    func queryRequest() throws {
        let answer = try SplitAnswer.of(EssaySources.queryRequest)
        #expect(answer.verdict == "keep")
        #expect(answer.reason == "defaults-leave-one")
        #expect(answer.effectiveRequirements == ["fetch(in:with:)"])
    }

    @Test("A protocol whose consumer uses all eight requirements stays whole")
    func large() throws {
        let answer = try SplitAnswer.of(EssaySources.large)
        #expect(answer.verdict == "keep")
        #expect(answer.reason == "every-consumer-uses-everything")
        #expect(answer.consumers.map(\.uses.count) == [8])
    }

    @Test("A view model is told to ask for the one requirement that it needs")
    func profileViewModel() throws {
        let answer = try SplitAnswer.of(EssaySources.profileService)
        #expect(answer.verdict == "keep")
        let demand = try #require(answer.demands.first)
        #expect(demand.consumer == "ProfileViewModel")
        #expect(demand.needs == ["readLoggedInProfile()"])
        #expect(demand.ownInterface?.suitsClosure == true)
        let folder = try TemporaryFolder(["A.swift": EssaySources.profileService])
        let run = TestRun(["split", "ProfileServiceProtocol", folder.path])
        #expect(
            run.output.contains(
                "depend on readLoggedInProfile() alone: protocol ProfileViewModelDependencies, or a closure"))
    }
}
