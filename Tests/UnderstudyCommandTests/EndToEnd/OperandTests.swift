import Testing

@testable import understudy

@Suite("Names, paths and patterns as operands")
struct OperandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(name: "P", targets: [.target(name: "P"), .testTarget(name: "PTests", dependencies: ["P"])])
            """,
            "Sources/P/Stores/NoteStore.swift": "// understudy: stub\nprotocol NoteStore: Closing { func save() }\n",
            "Sources/P/Stores/TagStore.swift": "protocol TagStore { func tag() }\n",
            "Sources/P/Closing.swift": "protocol Closing { func close() }\n",
            "Sources/P/Model.swift": """
            struct Model {
                let store: any NoteStore
                func save() { store.save() }
            }
            """,
        ])
    }

    private func run(_ words: String...) -> TestRun { TestRun(words, files: .live(in: folder.path)) }

    private func listed(_ run: TestRun) -> [String] {
        run.output.split(separator: "\n").compactMap { line in
            line.contains(" protocol ") ? String(line.split(separator: ",")[0].split(separator: " ").last ?? "") : nil
        }
    }

    @Test(arguments: [
        (["NoteStore"], ["NoteStore"]), (["*Store"], ["NoteStore", "TagStore"]),
        (["Sources/P/Stores"], ["NoteStore", "TagStore"]),
        (["Sources/P/Closing.swift"], ["Closing"]), (["Sources/**/T*.swift"], ["TagStore"]),
        (["Sources/*/Stores"], ["NoteStore", "TagStore"]),
        (["P.Closing", "Tag?tore"], ["Closing", "TagStore"]), (["./Sources"], ["Closing", "NoteStore", "TagStore"]),
    ])
    func list(_ words: [String], _ names: [String]) throws {
        let run = TestRun(["list"] + words, files: .live(in: folder.path))
        #expect(listed(run) == names)
        #expect(run.code == .success)
    }

    @Test func listFilters() throws {
        #expect(listed(run("list", "--opted-in")) == ["NoteStore"])
        _ = run("generate", "TagStore", "--kind", "mock")
        #expect(listed(run("list", "--without-doubles")) == ["Closing", "NoteStore"])
        #expect(listed(run("list", "--kind", "mock,fake")) == ["TagStore"])
        #expect(listed(run("list", "--kind", "fake")).isEmpty)
        // The double is elsewhere in the package, and is seen though only the protocol's file was named.
        #expect(run("list", "Sources/P/Stores/TagStore.swift").output.contains("mock TagStoreMock in"))
    }

    @Test(arguments: ["list", "generate", "split", "report", "check", "sync"])
    func whatIsNotThereIsSaid(_ command: String) throws {
        _ = run("generate", "TagStore")
        for word in ["Nope", "Zz*", "Nope/A.swift", "Sources/**/Nope*.swift"] {
            let run = run(command, word)
            #expect(run.code == .unusableInput, "\(command) \(word)")
            #expect(run.errors.contains("error: "), "\(command) \(word)")
        }
    }

    @Test func whatIsKnownIsWrittenBesideWhatIsNot() throws {
        let run = run("generate", "TagStore", "Nope")
        #expect(run.output == "wrote Tests/PTests/Doubles/TagStoreSpy.swift\n")
        #expect(run.errors.hasPrefix("error: there is no protocol 'Nope' in the sources"))
        #expect(run.code == .unusableInput)
    }

    @Test func aPathStandsForWhatIsOptedIn() throws {
        #expect(run("generate", "Sources/P/Stores").output == "wrote Tests/PTests/Doubles/NoteStoreStub.swift\n")
        // What is inherited from a file that was not named is there.
        #expect(try folder.text("Tests/PTests/Doubles/NoteStoreStub.swift").contains("func close()"))
        let all = run("generate", "Sources/P/Stores/TagStore.swift", "--all", "--kind", "spy", "--dry-run")
        #expect(all.output == "would write Tests/PTests/Doubles/TagStoreSpy.swift\n")
        #expect(try folder.names(in: "Tests/PTests/Doubles") == ["NoteStoreStub.swift"])
    }

    @Test func usersElsewhereInThePackageCount() throws {
        let run = run("split", "Sources/P/Stores/NoteStore.swift", "--format", "json")
        #expect(run.output.contains(#""name": "Model""#))
        #expect(!run.output.contains("TagStore"))
    }

    @Test func checkTakesFilesOfDoublesAndOfProtocols() throws {
        _ = run("generate", "*Store", "--kind", "spy")
        try folder.write("Sources/P/Stores/TagStore.swift", "protocol TagStore { func tag(); func untag() }\n")
        for word in [
            "Tests/PTests/Doubles/TagStoreSpy.swift", "Sources/P/Stores/TagStore.swift", "TagStore", "Tag*",
            "*TagStoreSpy", "Tests",
        ] {
            #expect(run("check", word).code == .finding, "\(word)")
        }
        #expect(
            run("check", "Tests/PTests/Doubles/NoteStoreSpy.swift").output == "1 double, in step with its protocol\n")
        // A hook names whatever changed: a file without doubles is nothing to check.
        let none = run("check", "Sources/P/Model.swift")
        #expect((none.code, none.output) == (.success, "there are no doubles\n"))
        #expect(
            run("sync", "Sources/P/Stores/TagStore.swift").output == "changed Tests/PTests/Doubles/TagStoreSpy.swift\n")
    }

    @Test func forceReplacesOneDoubleAndShowsWhatGoes() throws {
        _ = run("generate", "TagStore")
        let path = "Tests/PTests/Doubles/TagStoreSpy.swift"
        let fresh = try folder.text(path)
        try folder.write(path, fresh + "// mine\n")
        let dry = run("generate", "TagStore", "--force", "--dry-run")
        #expect(dry.output.contains("-// mine\n") && dry.output.hasSuffix("would write \(path)\n"))
        #expect(try folder.text(path) == fresh + "// mine\n")
        let run = run("generate", "TagStore", "--force")
        #expect(run.output.hasPrefix("--- a/\(path)\n") && run.output.contains("-// mine\n"))
        #expect(try folder.text(path) == fresh)
        for words in [["generate", "--force"], ["generate", "*", "--force"], ["generate", "--all", "--force"]] {
            #expect(TestRun(words, files: .live(in: folder.path)).code == .wrongCommandLine)
        }
    }
}
