import UnderstudyUsage
import Testing
import UnderstudyRefactoring
import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax

@Suite("The edits that a split suggests")
struct SplitEditTests {
    private func changes(_ written: WrittenUsage) throws -> [SourceChange] {
        try #require(SplitPlan(written.split, in: written.index)).changes
    }

    private func apply(_ changes: [SourceChange]) throws -> [String: String] {
        var texts: [String: String] = [:]
        for file in SourceEdit.byFile(changes.flatMap(\.edits)) {
            texts[file.source.path] = String(decoding: try file.applied(), as: UTF8.self)
        }
        return texts
    }

    @Test("The parts carry the documentation of their requirements, and stand where the protocol stood")
    func declaration() throws {
        let written = NotesSources.usage()
        let edits = try changes(written)
        #expect(edits.allSatisfy { $0.doubts.isEmpty }, "\(edits.flatMap(\.doubts))")
        let text = try apply(edits)["Sources/NotesRepository.swift"]
        #expect(
            text == """
                import Foundation

                /// Where notes are kept.
                typealias NotesRepository = NoteSaver & NoteFinder & NoteMover & NoteDeleter

                protocol NoteSaver: AnyObject {
                    // Saving never asks.
                    func save(note: Note) async throws  // at once
                }

                protocol NoteFinder: AnyObject {
                    /// Finds one note.
                    func findNote(by id: UUID) async throws -> Note?
                    func allNotes(for notebookId: UUID?) async throws -> [Note]
                    func findNotes(by text: String) async throws -> [Note]
                }

                protocol NoteMover: AnyObject {
                    func moveNote(from srcNotebookId: UUID, to dstNotebookId: UUID) async throws
                }

                protocol NoteDeleter: AnyObject {
                    func deleteNote(with ids: Set<UUID>) async throws
                }

                """)
    }

    @Test("Consumers ask for what they need; a composition gets parentheses before a question mark")
    func consumers() throws {
        let written = NotesSources.usage()
        let text = try apply(changes(written))
        #expect(text["Sources/Models.swift"]?.contains("private let notes: any NoteSaver\n") == true)
        #expect(text["Sources/Models.swift"]?.contains("weak var notes: (NoteFinder & NoteDeleter)?\n") == true)
        #expect(text["Sources/Models.swift"]?.contains("    let notes: any NoteFinder\n") == true)
    }

    @Test("What may not compile says so")
    func doubts() throws {
        let handed = NotesSources.usage { usage in
            usage.places.places[0].obstacles.append(
                PlaceObstacle(.leaves, at: SourceLocation(path: "Sources/Models.swift")))
        }
        let edits = try changes(handed)
        #expect(edits.map(\.name) == ["NotesRepository", "AddNoteModel", "NoteListModel", "SearchModel"])
        #expect(edits.map(\.isSafe) == [true, false, true, true])
        #expect(edits[1].doubts[0].hasPrefix("the value goes to code that needs the whole protocol"))
        let extended = NotesSources.usage { $0.isExtended = true }
        #expect(try changes(extended).allSatisfy(\.isSafe))
        #expect(extended.split.finding.composition.hasPrefix("protocol NotesRepository: "))
    }

    @Test("Attributes go along, and a refining protocol keeps them")
    func attributes() throws {
        let written = WrittenUsage(
            of: "Player",
            in: [
                "Player.swift": """
                @MainActor public protocol Player: Sendable, Identifiable {
                    func playSong(_ song: Song)
                    func pauseSong()
                    var volumeLevel: Level { get set }
                    var volumePublisher: Publisher<Level> { get }
                }
                final class SongButton { let player: any Player; func tap() { player.playSong(a); player.pauseSong() } }
                final class VolumeKnob { let player: any Player; func turn() { player.volumeLevel = player.volumePublisher } }
                """
            ],
            uses: ["SongButton": ["playSong", "pauseSong"], "VolumeKnob": ["volumeLevel", "volumePublisher"]]
        )
        let declarations = try #require(SplitDeclarations(written.split, in: written.index))
        #expect(declarations.composition.hasPrefix("@MainActor\npublic protocol Player: Sendable, Identifiable, "))
        #expect(declarations.parts.count == 2)
        #expect(
            declarations.parts.allSatisfy {
                $0.hasPrefix("@MainActor\npublic protocol ") && $0.contains(": Sendable {")
            })
        #expect(written.split.finding.neverUsed.isEmpty)
        #expect(written.split.facts.hasUnknownUsers)
    }
}

@Suite("From usage to what is judged")
struct SplitEvidenceTests {
    @Test("Tests are consumers only when asked for")
    func tests() {
        let written = NotesSources.usage { $0.consumers[2].isTest = true }
        #expect(written.split.users.map(\.name) == ["AddNoteModel", "NoteListModel"])
        #expect(written.split.testCount == 1)
        let all = ProtocolSplit(written.usage, in: Neighbourhood(written.index), includesTests: true)
        #expect(all.users.count == 3)
        #expect(all.testCount == 0)
    }

    @Test("Consumers of the same name are told apart")
    func sameNames() {
        let written = NotesSources.usage { usage in
            usage.consumers[0].name = "Model"
            usage.consumers[1].name = "Model"
            usage.consumers[0].module = "Adding"
            usage.consumers[1].module = "Listing"
        }
        #expect(written.split.users.map(\.name) == ["Adding.Model", "Listing.Model", "SearchModel"])
        let placed = NotesSources.usage { usage in
            usage.consumers[0].name = "Model"
            usage.consumers[1].name = "Model"
        }
        #expect(placed.split.users.map(\.name) == ["Model (Models.swift:1)", "Model (Models.swift:5)", "SearchModel"])
    }

    @Test("What could not be followed lowers confidence and forbids to call anything unused")
    func unresolved() {
        #expect(NotesSources.usage().neverUsed == ["findNote(by:)", "moveNote(from:to:)"])
        let unsure = NotesSources.usage { $0.unresolved = [SourceLocation(path: "Sources/Models.swift")] }
        #expect(unsure.split.finding.neverUsed.isEmpty)
        let uncertain = NotesSources.usage { $0.consumers[0].isUncertain = true }
        #expect(uncertain.split.finding.neverUsed.isEmpty)
        #expect(uncertain.split.finding.confidence == .medium)
    }

    @Test("Overloads go by their signatures, and idle holders are no consumers")
    func overloads() {
        let written = WrittenUsage(
            of: "Log",
            in: [
                "Log.swift":
                    "protocol Log {\n    func add(_ text: String)\n    func add(_ number: Int)\n    associatedtype Line\n}\nclass A { let log: Log }"
            ],
            uses: ["A": []]
        )
        #expect(written.split.requirements.map(\.name) == ["func add(_ text: String)", "func add(_ number: Int)"])
        #expect(written.split.users.isEmpty)
        #expect(written.split.idleHolders.map(\.name) == ["A"])
        #expect(written.split.facts.associatedTypes == ["Line"])
    }
}
