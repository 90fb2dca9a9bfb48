import UnderstudySyntax
import Testing

@testable import understudy

@Suite("init")
struct InitTests {
    private static let package = [
        "Package.swift": """
        let package = Package(name: "notes", targets: [
            .target(name: "Notes", dependencies: ["Core"]), .target(name: "Core"), .target(name: "Unrelated"),
            .target(name: "Sync", path: "Engines/Sync"),
            .testTarget(name: "NotesTests", dependencies: ["Notes"]),
        ])
        """,
        "Sources/Notes/Store.swift": "protocol NoteStore { func save() }\nprotocol Clock {}\n",
        "Sources/Core/Note.swift": "struct Note {}\n",
        "Sources/Unrelated/Other.swift": "struct Other {}\n",
        "Engines/Sync/Engine.swift": "public protocol Engine {}\n",
        "Tests/NotesTests/Doubles/NoteStoreStub.swift": "final class NoteStoreStub: NoteStore { func save() {} }\n",
        "Tests/NotesTests/Local.swift": "protocol OfTests {}\n",
    ]

    private func read(_ text: String) -> (Configuration, [String]) {
        let (configuration, diagnostics) = ConfigurationReader.read(Array(text.utf8), path: "App/.understudy.json")
        return (configuration, diagnostics.flatMap(\.lines))
    }

    @Test func whatItWritesFitsThePackageAndIsReadWithoutComplaint() throws {
        let folder = try TemporaryFolder(Self.package)
        let run = TestRun(["init", "--package-path", folder.path])
        #expect(run.code == .success)
        #expect(run.errors == "")
        #expect(
            run.output == """
                wrote \(folder[".understudy.json"])

                found:
                  Sync: 1 protocol; no test target depends on it
                  Notes: 2 protocols; new doubles go to Tests/NotesTests/Doubles
                  1 double (stub 1), written by hand

                next:
                  understudy generate Engine            writes the first double
                  understudy check --all-conformers     compares those written by hand, too
                  understudy convert --all --diff       shows how 'sync' could keep them in step
                  understudy list                       shows all protocols, with their doubles
                  understudy split --plan               shows which protocols their users could see less of

                """)
        let (configuration, lines) = read(try folder.text(".understudy.json"))
        #expect(lines == [])
        #expect(
            configuration
                == Configuration(
                    kinds: ["stub"]))
    }

    @Test("Of several kinds of doubles, the configuration asks for the one that most are of")
    func severalKinds() throws {
        let folder = try TemporaryFolder([
            "Sources/A.swift": "protocol A {}\nprotocol B {}\n",
            "Tests/Doubles.swift": "class ASpy: A {}\nclass BSpy: B {}\nclass AFake: A {}\n",
        ])
        let text = TestRun(["init", "--package-path", folder.path, "--stdout"]).output
        #expect(text.contains("\"kinds\": [\"spy\"],"))
        let words = text.split { $0.isWhitespace || $0 == "/" }.joined(separator: " ")
        #expect(words.contains("The package has spy (2), fake (1)."))
    }

    @Test("What people call a mock says nothing about the kind that they want")
    func handwrittenMocks() throws {
        let folder = try TemporaryFolder([
            "Sources/A.swift": "protocol A {}\nprotocol B {}\nprotocol C {}\n",
            "Tests/Doubles.swift": "class AMock: A {}\nclass BMock: B {}\nclass CStub: C {}\n",
        ])
        let stubs = TestRun(["init", "--package-path", folder.path, "--stdout"]).output
        #expect(stubs.contains("\"kinds\": [\"stub\"],"))
        try folder.write("Tests/Doubles.swift", "class AMock: A {}\nclass BMock: B {}\n")
        let mocks = TestRun(["init", "--package-path", folder.path, "--stdout"]).output
        #expect(mocks.contains("\"kinds\": [\"spy\"],"))
        try folder.write(
            "Tests/Doubles.swift", "/// A mock of `A`, yours to edit.\nclass AMock: A {}\nclass BMock: B {}\n")
        let owned = TestRun(["init", "--package-path", folder.path, "--stdout"]).output
        #expect(owned.contains("\"kinds\": [\"mock\"],"))
    }

    @Test func theWholeText() throws {
        let folder = try TemporaryFolder(Self.package)
        let run = TestRun(["init", "--package-path", folder.path, "--stdout"])
        #expect(run.output == Self.text)
        #expect(try !folder.names().contains(".understudy.json"))
    }

    @Test func everyKeyHasACommentAndAWorkingExample() throws {
        let folder = try TemporaryFolder(Self.package)
        let lines = TestRun(["init", "--package-path", folder.path, "--stdout"]).output.split(separator: "\n")
        for key in Configuration.Key.allCases {
            let index = try #require(lines.firstIndex { $0.contains("\"\(key.rawValue)\": ") }, "\(key)")
            #expect(lines[index - 1].hasPrefix("    // "), "\(key)")
        }
        let inUse = lines.map { line in
            line.hasPrefix("    // \"") ? "    " + line.dropFirst(7) : String(line)
        }
        let (configuration, complaints) = read(inUse.joined(separator: "\n"))
        #expect(complaints == [])
        #expect(configuration.templates == "App/Templates")
        #expect(configuration.defaults == ["URL": #"URL(fileURLWithPath: "/notes")"#])
    }

    @Test(arguments: [[], ["--config", "other.json"]])
    func oneThatIsThereIsNeverOverwritten(_ words: [String]) throws {
        let folder = try TemporaryFolder([".understudy.json": "mine", "other.json": "mine too", "A.swift": ""])
        let words = words.map { $0.hasSuffix(".json") ? folder[$0] : $0 }
        let run = TestRun(["init", "--package-path", folder.path] + words)
        #expect(run.code == .unusableInput)
        #expect(run.output == "")
        #expect(
            run.errors
                == "\(words.last ?? folder[".understudy.json"]): error: already exists; left unchanged "
                + "(--stdout prints a new configuration) [file-exists]\n")
        #expect(try folder.text(".understudy.json") == "mine")
        #expect(try folder.text("other.json") == "mine too")
    }

    @Test func printingLeavesOneThatIsThereAlone() throws {
        let folder = try TemporaryFolder([".understudy.json": "mine", "A.swift": ""])
        let run = TestRun(["init", "--package-path", folder.path, "--stdout"])
        #expect(run.code == .success)
        #expect(read(run.output).1 == [])
        #expect(try folder.text(".understudy.json") == "mine")
    }

    @Test func withoutAManifestTheFoldersThatDeclareProtocolsCount() throws {
        let folder = try TemporaryFolder([
            "App/A.swift": "protocol A {}", "Kit/Deep/B.swift": "protocol B {}", "Tools/C.swift": "struct C {}",
            "Tests/D.swift": "protocol D {}",
        ])
        let (configuration, lines) = read(TestRun(["init", "--package-path", folder.path, "--stdout"]).output)
        #expect(lines == [])
        #expect(configuration.protocolPaths == ["App/App", "App/Kit"])
        #expect(configuration.kinds == ["spy"])
    }

    @Test func anEmptyFolderGetsOneToo() throws {
        let folder = try TemporaryFolder()
        let run = TestRun(["init", "--package-path", folder.path, "--stdout"])
        #expect(read(run.output).0 == Configuration(kinds: ["spy"]))
    }

    @Test func whereNoTestsFitTheFirstTestTargetGetsThem() throws {
        let folder = try TemporaryFolder([
            "Package.swift": #".target(name: "A"), .testTarget(name: "Checks", path: "Checks")"#,
            "Sources/A/A.swift": "protocol P {}",
        ])
        let (configuration, _) = read(TestRun(["init", "--package-path", folder.path, "--stdout"]).output)
        #expect(configuration.output == "App/Checks/Doubles")
    }

    @Test func json() throws {
        let folder = try TemporaryFolder(["A.swift": ""])
        let run = TestRun(["init", "--package-path", folder.path, "--format", "json"])
        #expect(run.output.contains(#""written": true"#))
    }

    @Test func operandsAreRefused() {
        #expect(TestRun(["init", "Sources"]).code == .wrongCommandLine)
    }

    private static let text = #"""
        // The configuration of Understudy. The command line overrides it; comments and trailing commas are
        // allowed, and relative paths start from this folder. Keys in comments are not set.
        {
            // The schema for completion and checks in editors: the path or address of your copy.
            // "$schema": "understudy-config.schema.json",

            // Where the protocols are: packages, folders or files. Without it, those of the whole package count.
            // Engines/Sync declares one, Sources/Notes declares 2.
            // "in": ["Engines/Sync", "Sources/Notes"],

            // Sources that are read only to resolve names: folders or files, such as those of dependencies.
            // "context": ["Dependencies"],

            // The kinds of doubles to write: dummy, stub, spy, mock, fake, wrapper, client, contract, or kinds of
            // your own templates; of each protocol, one of every kind in the list.
            "kinds": ["stub"],

            // The set of templates for the doubles: understudy, mockolo, sourcery, sourcery-typed, or one of your
            // own. The styles of other tools have only mocks: set "kinds" to ["mock"].
            // "style": "understudy",

            // A folder of your own templates, which take precedence over the built-in ones of the same name.
            // "templates": "Templates",

            // The folder for new doubles. Without it they go to the test target that matches the protocol's
            // module: those of Sources/Notes in Tests/NotesTests/Doubles. No tests depend on Engines/Sync.
            // "output": "Tests/NotesTests/Doubles",

            // The module of the protocols, if the folders don't tell.
            // "module": "Notes",

            // The modules under test and their sources, if there is no manifest, as in Xcode projects.
            // "modules": { "Notes": ["Notes", "Shared"] },

            // Settings of modules that neither a manifest nor an Xcode project has: -default-isolation,
            // -enable-upcoming-feature, -enable-experimental-feature, -swift-version.
            // "swiftFlags": { "Notes": ["-default-isolation", "MainActor"] },

            // How a build with the plugin reports doubles that don't fit their protocols: warning, error.
            // "drift": "warning",

            // Protocols that 'split' keeps whole, and why; a comment '// understudy: keep …' above one does the
            // same.
            // "keep": { "Notes.Store": "its callers need all of it" },

            // Default values for types, which take precedence over the built-in ones: the type as it is written,
            // and an expression.
            // "defaults": { "URL": "URL(fileURLWithPath: \"/notes\")" },

            // Whether doubles have members for requirements with default implementations too.
            // "includeDefaults": false,

            // Optional features of spies and mocks: order, reset, forwarding, unused.
            // "with": ["order"],

            // The access level of doubles, at most that of their protocols: internal, package or public.
            // "access": "public",

            // Indentation and line length if there is no .swift-format: file for four spaces and 120 columns,
            // swift-format for that tool's defaults.
            // "format": "swift-format",
        }

        """#
}
