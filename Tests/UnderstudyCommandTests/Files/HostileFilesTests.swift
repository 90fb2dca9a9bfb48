import Foundation
import Testing

@testable import understudy

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// File systems with pipes, devices, links and names in the wrong places.
@Suite struct HostileFilesTests {
    private static let store = "protocol Store { func save() }\n"

    private func package(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        try TemporaryFolder(["Sources/Store.swift": Self.store].merging(files) { $1 })
    }

    private func makePipe(_ path: String) throws {
        guard mkfifo(path, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    @Test func pipeIsNoConfiguration() throws {
        let folder = try package()
        try makePipe(folder[".understudy.json"])
        let run = TestRun(["list", "--package-path", folder.path])
        #expect(run.code == .unusableInput)
        #expect(
            run.errors == "\(folder[".understudy.json"]): error: can't read this file: it is a pipe or a device "
                + "[no-regular-file]\n")
    }

    @Test func pipesAreNeitherManifestsNorSourcesNorIgnoreFiles() throws {
        let folder = try package()
        for name in ["Package.swift", "Sources/Pipe.swift", "Sources/.gitignore", "Sources/Package.swift"] {
            try makePipe(folder[name])
        }
        let run = TestRun(["list", folder["Sources"]])
        #expect(run.errors.isEmpty && run.code == .success)
        #expect(run.output.contains("protocol Store"))
    }

    @Test("a path with a null character is no path", arguments: ["output", "in", "context", "templates"])
    func nullCharacters(key: String) throws {
        let value = key == "in" || key == "context" ? #"["a\u0000b"]"# : #""a\u0000b""#
        let folder = try package([".understudy.json": #"{"\#(key)": \#(value), "kinds": ["spy"]}"#])
        let run = TestRun(["generate", "Store", "--package-path", folder.path])
        #expect(run.code == .unusableInput)
        #expect(!run.errors.isEmpty && !run.errors.contains("\u{0}"))
        #expect(try FileSystem.live.entries(folder.path).map(\.name).allSatisfy { $0 != "a" })
    }

    @Test func deviceIsNoListOfPaths() {
        let run = TestRun(["list", "@/dev/zero"])
        #expect(run.errors == "/dev/zero: error: can't read this file: it is a pipe or a device [no-regular-file]\n")
    }

    @Test func listMayComeOutOfPipe() throws {
        let folder = try package()
        try makePipe(folder["paths"])
        let writer = Thread {
            try? Data((folder["Sources"] + "\n").utf8).write(to: URL(fileURLWithPath: folder["paths"]))
        }
        writer.start()
        let run = TestRun(["list", "@" + folder["paths"]])
        #expect(run.errors.isEmpty && run.output.contains("protocol Store"))
    }

    @Test func sparseFilesAreNotRead() throws {
        let folder = try package()
        for name in ["Sources/Large.swift", ".understudy.json"] {
            try folder.write(name, "")
            #expect(truncate(folder[name], 8 << 30) == 0)
        }
        let run = TestRun(["list", folder["Sources"]])
        #expect(run.errors.contains("Large.swift: error: this file is larger than 256 MiB [file-too-large]"))
        #expect(TestRun(["list", "--package-path", folder.path]).errors.contains("[file-too-large]"))
    }

    @Test func reportGoesStraightIntoPipe() throws {
        let folder = try package()
        try makePipe(folder["pipe"])
        let reader = PipeReader(folder["pipe"])
        let run = TestRun(["report", folder["Sources"], "--format", "markdown", "--output", folder["pipe"]])
        #expect(run.errors.isEmpty && run.code == .success)
        #expect(reader.text.hasPrefix("# Sources\n"))
    }

    #if os(Linux)
    @Test func reportForFullDeviceFails() throws {
        let folder = try package()
        let run = TestRun(["report", folder["Sources"], "--output", "/dev/full"])
        #expect(run.errors.hasPrefix("/dev/full: error: can't write this file: "))
        #expect(run.code == .unusableInput)
    }

    @Test func namesThatAreNoTextAreSaidAndLeftOut() throws {
        let folder = try package(["Templates/understudy/spy/function.stencil": "{# #}"])
        for part in ["Sources", "Templates"] {
            var path = Array(folder[part + "/bad"].utf8CString.dropLast())
            path += [CChar(bitPattern: 0xFF), CChar(bitPattern: 0xC3), 0]
            #expect(mkdir(path, 0o700) == 0)
        }
        var file = Array(folder["Sources/a"].utf8CString.dropLast())
        file += [CChar(bitPattern: 0xE2), CChar(bitPattern: 0x82)] + Array(".swift".utf8CString)
        close(open(file, O_CREAT | O_WRONLY, 0o600))
        let run = TestRun(["list", folder["Sources"]])
        #expect(run.code == .success && run.output.contains("protocol Store"))
        #expect(
            run.errors == """
                \(folder["Sources/a\\xe2\\x82.swift"]): warning: this name is not UTF-8, so it was skipped; \
                rename it to have it read [name-is-not-utf8]
                \(folder["Sources/bad\\xff\\xc3"]): warning: this name is not UTF-8, so it was skipped; rename it \
                to have it read [name-is-not-utf8]

                """)
        let generate = TestRun([
            "generate", "Store", "--in", folder["Sources"], "--stdout", "--templates", folder["Templates"],
        ])
        #expect(generate.errors.contains("Templates/bad\\xff\\xc3: warning"))
    }
    #endif

    @Test func bothNumbersMeanUnsupported() {
        for number in [ENOTSUP, EOPNOTSUPP] {
            #expect(SystemCalls.Failure(number: number).meansUnsupported)
        }
        for number in [EINVAL, EPERM, EEXIST, 0] {
            #expect(!SystemCalls.Failure(number: number).meansUnsupported)
        }
    }

    @Test func linksAmongTemplatesAreSaid() throws {
        let folder = try package(["Templates/a.stencil": "{# #}", "Other/b.stencil": "{# #}"])
        try folder.link("Templates/type.stencil", to: folder["Other/b.stencil"])
        try folder.link("Templates/folder", to: folder["Other"])
        try folder.link("Templates/README", to: folder["Other/b.stencil"])
        let run = TestRun([
            "generate", "Store", "--in", folder["Sources"], "--stdout", "--templates", folder["Templates"],
        ])
        #expect(
            run.errors == """
                \(folder["Templates/folder"]): warning: this template was skipped: links are not followed; put the \
                file itself here [template-left-out]
                \(folder["Templates/type.stencil"]): warning: this template was skipped: links are not followed; \
                put the file itself here [template-left-out]

                """)
        #expect(run.code == .success)
    }
}

/// Reads a pipe to its end on a thread of its own.
private final class PipeReader: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    private var bytes: [UInt8] = []

    init(_ path: String) {
        Thread {
            self.bytes = (try? FileSystem.live.contents(ofNamed: path)) ?? []
            self.done.signal()
        }.start()
    }

    var text: String {
        done.wait()
        return String(decoding: bytes, as: UTF8.self)
    }
}
