import Foundation
import Testing
import UnderstudySyntax

@testable import understudy

/// Answers of the server for assistants fit into what clients read.
@Suite("The size of answers for assistants")
struct AssistantAnswerTests {
    /// A package of many large protocols with users.
    private static func largePackage() throws -> TemporaryFolder {
        var files = [
            "Package.swift": """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(name: "P", targets: [.target(name: "P"), .testTarget(name: "PTests", dependencies: ["P"])])
            """
        ]
        for number in 0..<40 {
            let requirements = (0..<25).map {
                "    func work\($0)(with value: Int, and other: String) throws -> [Int]\n"
            }
            files["Sources/P/Large\(number).swift"] =
                "protocol Large\(number)Service {\n\(requirements.joined())}\n"
                + "struct User\(number) {\n    let service: any Large\(number)Service\n"
                + "    func use() throws { _ = try service.work1(with: 1, and: \"\") }\n}\n"
        }
        return try TemporaryFolder(files)
    }

    private static func answer(_ tool: String, _ arguments: String, in folder: TemporaryFolder) throws -> [UInt8] {
        let message =
            #"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
        let output = GatheredBytes()
        var system = System(
            files: .live(in: folder.path), output: output.sink(), errors: GatheredBytes().sink(),
            environment: { TestState.environment[$0] })
        let lines = OneLine(.bytes(Array(message.utf8)))
        system.readLine = { lines.take() }
        #expect(Program.run(["mcp"], system: system) == .success)
        return output.bytes
    }

    private final class OneLine: @unchecked Sendable {
        private let lock = Mutex()
        private var line: InputLine?
        init(_ line: InputLine) { self.line = line }
        func take() -> InputLine? {
            lock.withLock {
                defer { line = nil }
                return line
            }
        }
    }

    private static func result(_ bytes: [UInt8]) throws -> [String: Any] {
        let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
        return try #require(object?["result"] as? [String: Any])
    }

    @Test(arguments: [
        ("list", "{}", 8_192), ("list", #"{"detail":true}"#, 24_576), ("list", #"{"cursor":20}"#, 24_576),
        ("split", "{}", 8_192), ("split", #"{"protocols":["Large3Service"]}"#, 8_192),
        ("split", #"{"protocols":["Large3Service"],"detail":true}"#, 24_576),
        ("generate", #"{"protocols":["Large*"]}"#, 8_192),
        ("generate", #"{"protocols":["Large1Service"],"detail":true}"#, 24_576),
        ("check", "{}", 8_192), ("sync", "{}", 8_192), ("narrow", #"{"consumers":["User1"]}"#, 8_192),
    ])
    func hasALimit(_ tool: String, _ arguments: String, limit: Int) throws {
        let folder = try Self.largePackage()
        _ = try Self.answer("generate", #"{"protocols":["Large*"],"write":true}"#, in: folder)
        let bytes = try Self.answer(tool, arguments, in: folder)
        #expect(bytes.count <= limit)
        let result = try Self.result(bytes)
        #expect(result["isError"] as? Bool == false)
        #expect((result["content"] as? [Any])?.isEmpty == false)
    }

    @Test func pagesTogetherHaveAllElementsOnce() throws {
        let folder = try Self.largePackage()
        var (names, cursor) = ([String](), "0" as String?)
        while let place = cursor {
            let bytes = try Self.answer("list", #"{"cursor":\#(place)}"#, in: folder)
            let value = try #require(try Self.result(bytes)["structuredContent"] as? [String: Any])
            let page = try #require(value["protocols"] as? [[String: Any]])
            #expect(!page.isEmpty)
            names += page.compactMap { $0["name"] as? String }
            cursor = (value["more"] as? [String: Any])?["cursor"] as? String
        }
        #expect(names.count == 40 && Set(names).count == 40)
    }

    @Test func whatIsLeftOutIsSaid() throws {
        let result = try Self.result(try Self.answer("list", "{}", in: try Self.largePackage()))
        let texts = (result["content"] as? [[String: Any]])?.compactMap { $0["text"] as? String } ?? []
        #expect(texts.joined().contains("more lines; name what you want to see"))
        #expect(texts.joined().contains("of 40; \"cursor\": "))
    }

    @Test func writtenFilesAreNamedWithoutTheirEdits() throws {
        let folder = try Self.largePackage()
        let bytes = try Self.answer("generate", #"{"protocols":["Large1Service"],"write":true}"#, in: folder)
        let result = try Self.result(bytes)
        #expect(bytes.count <= 8_192)
        let texts = (result["content"] as? [[String: Any]])?.compactMap { $0["text"] as? String } ?? []
        let wrote = "wrote Tests/PTests/Doubles/"
        #expect(texts == [wrote + "Large1ServiceSpy.swift\n" + wrote + "RecordedCall.swift"])
    }
}
