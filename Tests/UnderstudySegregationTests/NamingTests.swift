import Testing

@testable import UnderstudySegregation

@Suite("Names of the parts")
struct NamingTests {
    private func names(_ name: String, style: NameStyle = NameStyle(), taken: Set<String> = []) -> Set<String> {
        var notes = subject(name, Essays.notes)
        notes.facts.style = style
        notes.facts.namesInScope = taken
        return Set(Segregation.finding(for: notes).proposal.map(\.name))
    }

    @Test("The module's style decides the form")
    func style() {
        #expect(
            names("NotesRepository", style: NameStyle(form: .gerund))
                == ["NoteFinding", "NoteSaving", "NoteMoving", "NoteDeleting"]
        )
        #expect(
            names("NotesRepository", style: NameStyle(endsInProtocol: true))
                == ["NoteFinderProtocol", "NoteSaverProtocol", "NoteMoverProtocol", "NoteDeleterProtocol"]
        )
    }

    @Test("The protocol's own marks are carried on")
    func marks() {
        #expect(names("INotesStore") == ["INoteFinder", "INoteSaver", "INoteMover", "INoteDeleter"])
        #expect(names("NotesStoreProtocol").contains("NoteSaverProtocol"))
    }

    @Test("A taken name is not proposed")
    func collisions() {
        let proposed = names("NotesRepository", taken: ["NoteSaver"])
        #expect(proposed.count == 4)
        #expect(!proposed.contains("NoteSaver"))
        #expect(proposed.allSatisfy { $0.allSatisfy { !$0.isNumber } })
    }

    @Test("Names of the usual libraries are not proposed")
    func knownTypes() {
        let finding = Segregation.finding(
            for: subject(
                "Manager",
                [
                    requirement("encodeValue(_:)", "Value"), requirement("encodeList(_:)", "List"),
                    requirement("startEngine()"), requirement("stopEngine()"),
                ],
                uses: ["A": ["encodeValue(_:)", "encodeList(_:)"], "B": ["startEngine()", "stopEngine()"]]
            )
        )
        #expect(finding.proposal.count == 2)
        #expect(Set(finding.proposal.map(\.name)).isDisjoint(with: KnownTypes.names))
    }

    @Test("A vote needs three fifths of at least three names")
    func votes() {
        #expect(NameStyle(votes: ["NoteSaving", "TagLoading", "Tagger"]).form == .gerund)
        #expect(NameStyle(votes: ["NoteSaving", "TagLoader", "Tagger"]).form == .agent)
        #expect(NameStyle(votes: ["NoteSaving", "TagLoading"]).form == .agent)
        #expect(NameStyle(votes: ["AProtocol", "BSavingProtocol", "CProtocol"]).endsInProtocol)
    }

    @Test("Operators give names that can be written")
    func operators() {
        let finding = Segregation.finding(
            for: subject(
                "Mesh",
                [requirement("==(_:_:)"), requirement("<(_:_:)"), requirement("vertices"), requirement("faces")],
                uses: ["A": ["==(_:_:)", "<(_:_:)"], "B": ["vertices", "faces"]]
            )
        )
        #expect(finding.verdict == .split)
        #expect(finding.proposal.allSatisfy { $0.name.allSatisfy { $0.isLetter || $0.isNumber } })
    }

    @Test("A role that says what the type is stays with its parts")
    func roles() {
        let finding = Segregation.finding(
            for: subject(
                "PhotoCoordinator",
                [
                    requirement("openAlbum()"), requirement("closeAlbum()"), requirement("openSettings()"),
                    requirement("resetSettings()"),
                ],
                uses: ["A": ["openAlbum()", "closeAlbum()"], "B": ["openSettings()", "resetSettings()"]]
            )
        )
        #expect(Set(finding.proposal.map(\.name)) == ["AlbumPhotoCoordinator", "SettingPhotoCoordinator"])
    }
}
