import UnderstudySyntax
import Foundation
import Testing

@testable import understudy

@Suite("Configuration")
struct ConfigurationTests {
    private func read(_ text: String, path: String = "App/.understudy.json") -> (Configuration, [String]) {
        let (configuration, diagnostics) = ConfigurationReader.read(Array(text.utf8), path: path)
        return (configuration, diagnostics.flatMap(\.lines))
    }

    @Test func allKeys() {
        let (configuration, lines) = read(
            """
            {
                // Where things are.
                "$schema": "https://example.com/schema.json",
                "in": ["Sources/Notes", "/abs"], "context": ["../Core"],
                "kinds": ["spy", "stub"], "style": "mockolo",
                "templates": "Templates", "output": "Tests/Doubles", "module": "Notes",
                "defaults": { "URL": "URL(filePath: \\"/\\")" },
            }
            """)
        #expect(lines == [])
        #expect(
            configuration
                == Configuration(
                    protocolPaths: ["App/Sources/Notes", "/abs"], contextPaths: ["App/../Core"],
                    kinds: ["spy", "stub"], style: "mockolo", templates: "App/Templates",
                    output: "App/Tests/Doubles", module: "Notes",
                    defaults: ["URL": "URL(filePath: \"/\")"]))
    }

    @Test(arguments: [
        ("{\n  \"kind\": []\n}", "2:3: error: unknown key 'kind'; did you mean 'kinds'? [unknown-key]"),
        (
            "{\n  \"kinds\": 1\n}",
            "2:12: error: 'kinds' must be a list of strings, found a number [wrong-type]"
        ),
        (
            "{\"kinds\": [\"spy\", null]}",
            "1:19: error: 'kinds' must be a list of strings, found null [wrong-type]"
        ),
        ("{\"style\": []}", "1:11: error: 'style' must be a string, found a list [wrong-type]"),
        (
            "{\"defaults\": {\"A\": true}}",
            "1:20: error: 'defaults' must be an object of strings, found a boolean [wrong-type]"
        ),
        ("{\"in\": [}", "1:9: error: expected a value [invalid-json]"),
        ("[]", "1:1: error: expected an object, found a list [wrong-type]"),
    ])
    func mistakes(_ text: String, message: String) {
        #expect(read(text).1 == ["App/.understudy.json:" + message])
    }

    @Test("A path that is not there is named where it is written; a pattern may match nothing yet")
    func paths() {
        let text = """
            {
                "in": ["Sources", "Source", "Sources/**/*Store.swift"], "context": ["../Core"],
                "templates": "Mine",
                "modules": { "App": ["App", "Ap"] },
            }
            """
        let present: Set = ["App/Sources", "App/App"]
        let (_, diagnostics) = ConfigurationReader.read(Array(text.utf8), path: "App/.understudy.json") {
            present.contains($0)
        }
        #expect(
            diagnostics.flatMap(\.lines) == [
                "App/.understudy.json:2:23: error: there is no file or folder 'Source' [path-not-found]",
                "App/.understudy.json:2:73: error: there is no file or folder '../Core' [path-not-found]",
                "App/.understudy.json:3:18: error: there is no file or folder 'Mine' [path-not-found]",
                "App/.understudy.json:4:33: error: there is no file or folder 'Ap' [path-not-found]",
            ])
    }

    @Test func kindsAndStylesAreThoseBuiltInUnlessThereAreTemplates() {
        let text = #"{"kinds": ["spy", "spi"], "style": "mokolo"}"#
        #expect(
            read(text).1 == [
                "App/.understudy.json:1:19: error: unknown value 'spi'; did you mean 'spy'? [unknown-value]",
                "App/.understudy.json:1:36: error: unknown value 'mokolo'; did you mean 'mockolo'? [unknown-value]",
            ])
        #expect(read(#"{"kinds": ["spi"], "templates": "T"}"#).1 == [])
        let (_, diagnostics) = ConfigurationReader.read(Array(text.utf8), path: "x", hasTemplates: true)
        #expect(diagnostics == [])
    }

    @Test func allMistakesAreSaidAtOnce() {
        #expect(read(#"{"kind": [], "style": 1, "module": 2}"#).1.count == 3)
    }

    @Test func theSchemaHasTheKeysAndValuesOfTheReader() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
        let file = root.standardized.appendingPathComponent("docs/schemas/understudy-config.schema.json")
        let schema = try #require(
            JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        let properties = try #require(schema["properties"] as? [String: [String: Any]])
        #expect(Set(properties.keys) == Set(Configuration.Key.allCases.map(\.rawValue)))
        #expect(schema["additionalProperties"] as? Bool == false)
    }
}

@Suite("Finding the configuration")
struct ConfigurationLoadingTests {
    @Test func thePackagesOwnIsReadAndItsMistakesEndWithTwo() throws {
        let folder = try TemporaryFolder([".understudy.json": "{\"knds\": []}", "A.swift": ""])
        let run = TestRun(["generate", "--package-path", folder.path])
        #expect(
            run.errors
                == "\(folder[".understudy.json"]):1:2: error: unknown key 'knds'; did you mean 'kinds'? [unknown-key]\n"
        )
        #expect(run.code == .unusableInput)
    }

    @Test func oneThatIsNamedMustBeThere() {
        let run = TestRun(["list", "--config", "/nowhere.json"])
        #expect(run.errors == "/nowhere.json: error: there is no such file or folder [path-not-found]\n")
        #expect(run.code == .unusableInput)
    }

    @Test func theCommandLineGoesBeforeTheFile() throws {
        let folder = try TemporaryFolder([
            ".understudy.json": #"{"in": ["A.swift"]}"#, "A.swift": "protocol A {}", "B.swift": "protocol B {}",
        ])
        let words = ["generate", "--all", "--kind", "dummy", "--stdout", "--package-path", folder.path]
        let fromFile = TestRun(words).output
        #expect(fromFile.contains("class ADummy") && !fromFile.contains("class BDummy"))
        let named = TestRun(words + ["--in", folder["B.swift"]]).output
        #expect(named.contains("class BDummy") && !named.contains("class ADummy"))
    }
}
