import Testing
import UnderstudySemantics

@Suite("What a verb acts on")
struct VerbObjectTests {
    @Test(
        "is the noun after it, or that of the first label",
        arguments: [
            ("delete", nil, []),
            ("cancelDownload", "of", ["download"]),
            ("cancel", "downloadOf", ["download"]),
            ("cancel", "download", []),
            ("addToFavorites", nil, ["favorite"]),
            ("deleteNoteByID", nil, ["note"]),
            ("saveNoteLocally", nil, ["note"]),
            ("signOutUser", nil, ["user"]),
            ("signInWithEmail", nil, []),
            ("turnOffLights", nil, ["light"]),
            ("stopNow", nil, []),
            ("removeAllPinnedNotes", nil, ["pinned", "note"]),
        ] as [(String, String?, [String])])
    func words(_ name: String, _ label: String?, _ words: [String]) {
        #expect(VerbObject(of: IdentifierWords.split(name), labelled: label).words == words)
    }

    @Test("is said by a word of the same family")
    func said() {
        let scan = VerbObject(of: ["start", "scan"], labelled: nil)
        #expect(scan.isSaid(by: ["is", "scanning"]))
        #expect(!scan.isSaid(by: ["is", "active"]))
        #expect(VerbObject(of: ["start"], labelled: nil).isSaid(by: []))
    }

    @Test("is an element, unless a label says that it belongs to one")
    func element() {
        let cache = VerbObject(of: ["remove", "cache"], labelled: "of")
        let related = ParameterWords(name: "episode", label: "of", of: ["remove", "cache"])
        let plain = ParameterWords(name: "episode", label: "_", of: ["remove", "cache"])
        #expect(!cache.isElement(called: ["episode"], givenIn: related))
        #expect(cache.isElement(called: ["episode"], givenIn: plain))
    }
}
