import Foundation
import IndexStoreReading
import Testing

@Suite struct IndexStoreTests {
    private func library() throws -> String {
        try #require(LibraryLocation.find(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? ""))
    }

    @Test func aFolderThatIsNoStoreIsAnError() throws {
        let folder = FileManager.default.temporaryDirectory.path
        let library = try library()
        let error = #expect(throws: IndexStoreError.self) { try IndexStore(path: folder, library: library) }
        #expect(error?.description.hasPrefix("\(folder) holds no index of the format 'v") == true)
    }

    @Test func aFileThatIsNoLibraryIsAnError() {
        let error = #expect(throws: IndexStoreError.self) { try IndexStore(path: "/", library: "/no/such/library.so") }
        #expect(error?.description.hasPrefix("cannot open /no/such/library.so: ") == true)
    }

    @Test func aPathWithoutACompilerHasNoLibrary() {
        #expect(LibraryLocation.find(searchPath: "/no/such/folder") == nil)
    }

    @Test func theUnitsOfRemovedFilesAreLeftOut() throws {
        let module = try BuiltModule("protocol P {}")
        defer { module.remove() }
        #expect(try module.store.units().map(\.file) == [module.file])
        try FileManager.default.removeItem(atPath: module.file)
        #expect(try module.store.units().isEmpty)
    }
}
