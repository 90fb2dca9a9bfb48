import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// Sources together with who uses what of one of their protocols, written down by hand.
struct WrittenUsage {
    let index: DeclarationIndex
    private(set) var usage: ProtocolUsage

    /// Reads `files`; each of `uses` names a type and the requirements that it uses, by base name.
    init(
        of name: String, in files: KeyValuePairs<String, String>, uses: KeyValuePairs<String, [String]>,
        edit: (inout ProtocolUsage) -> Void = { _ in }
    ) {
        let sources = files.map { SourceText(path: $0.key, text: $0.value) }
        index = DeclarationIndex(sources.map { FileDeclarations(parsing: $0) })
        let declaration = index.protocols(named: name)[0]
        let requirements = index.resolve(declaration).requirements.filter { $0.origin.name == name }
        usage = ProtocolUsage(declaration: declaration, requirements: requirements)
        usage.consumers = uses.compactMap { consumer, used in
            for source in sources {
                let text = source.text(in: source.range)
                guard let start = Self.offset(of: "class \(consumer)", in: text, from: 0) else { continue }
                return Self.consumer(
                    consumer, used, protocolName: name, at: start, in: source, text, requirements: requirements)
            }
            return nil
        }
        usage.addPlaces(named: name)
        edit(&usage)
    }

    /// The finding about it.
    var split: ProtocolSplit { ProtocolSplit(usage, in: Neighbourhood(index)) }

    /// What is said to be unused, by name.
    var neverUsed: [String] { split.names(of: split.finding.neverUsed) }

    private static func consumer(
        _ name: String, _ used: [String], protocolName: String, at start: Int, in source: SourceText, _ text: String,
        requirements: [ResolvedRequirement]
    ) -> ProtocolConsumer {
        var consumer = ProtocolConsumer(name: name, location: source.location(at: start))
        if let hold = offset(of: protocolName, in: text, from: start) {
            let range = ByteRange(start: hold, end: hold + protocolName.utf8.count)
            consumer.holds = [ProtocolHold(kind: .property, location: source.location(at: hold), range: range)]
        }
        for (number, entry) in requirements.enumerated() {
            let base = String(entry.requirement.name.prefix { $0 != "(" })
            guard used.contains(base), let place = offset(of: ".\(base)", in: text, from: start) else { continue }
            consumer.uses.append(
                RequirementUse(
                    requirement: RequirementID(number), kind: .call, location: source.location(at: place + 1)))
        }
        return consumer
    }

    private static func offset(of part: String, in text: String, from start: Int) -> Int? {
        let bytes = Array(text.utf8)
        let wanted = Array(part.utf8)
        guard bytes.count >= start + wanted.count else { return nil }
        return (start...bytes.count - wanted.count).first { bytes[$0..<$0 + wanted.count].elementsEqual(wanted) }
    }
}

extension ProtocolUsage {
    /// Makes a place of each consumer's hold, through which it uses what it uses.
    fileprivate mutating func addPlaces(named name: String) {
        places.members = requirements.enumerated().map { number, entry in
            UsedMember(
                name: entry.requirement.name,
                declaration: entry.requirement.source[entry.requirement.syntax], owner: name, isRequirement: true,
                requirement: RequirementID(number))
        }
        for consumer in consumers where !consumer.holds.isEmpty {
            var place = TypedPlace(
                kind: .property, name: "held", owner: consumer.name, ownerLocation: consumer.location,
                holds: consumer.holds)
            place.uses = Set(consumer.uses.map { UsedMemberID($0.requirement.number) })
            places.places.append(place)
        }
    }
}

/// The repository that the project began with, and three that use it.
enum NotesSources {
    static let files: KeyValuePairs = [
        "Sources/NotesRepository.swift": """
        import Foundation

        /// Where notes are kept.
        protocol NotesRepository: AnyObject {
            /// Finds one note.
            func findNote(by id: UUID) async throws -> Note?
            func allNotes(for notebookId: UUID?) async throws -> [Note]
            func findNotes(by text: String) async throws -> [Note]

            // Saving never asks.
            func save(note: Note) async throws  // at once
            func moveNote(from srcNotebookId: UUID, to dstNotebookId: UUID) async throws
            func deleteNote(with ids: Set<UUID>) async throws
        }

        """,
        "Sources/Models.swift": """
        final class AddNoteModel {
            private let notes: any NotesRepository
            func add(_ note: Note) async throws { try await notes.save(note: note) }
        }
        final class NoteListModel {
            weak var notes: NotesRepository?
            func load() async throws {
                _ = try await notes?.allNotes(for: nil)
                try await notes?.deleteNote(with: [])
            }
        }
        final class SearchModel {
            let notes: any NotesRepository
            func search(_ text: String) async throws { _ = try await notes.findNotes(by: text) }
        }

        """,
    ]

    static let uses: KeyValuePairs = [
        "AddNoteModel": ["save"], "NoteListModel": ["allNotes", "deleteNote"], "SearchModel": ["findNotes"],
    ]

    static func usage(edit: (inout ProtocolUsage) -> Void = { _ in }) -> WrittenUsage {
        WrittenUsage(of: "NotesRepository", in: files, uses: uses, edit: edit)
    }
}
