import Foundation
import Testing
import UnderstudyIndex

@Suite struct IndexStoreTests {
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
