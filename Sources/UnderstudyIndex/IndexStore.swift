import UnderstudyUsage

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Bionic)
import Bionic
#endif

/// An index store that the compiler wrote during a build, opened for reading from any thread.
package final class IndexStore: @unchecked Sendable {
    let library: IndexLibrary
    let handle: IndexHandle
    /// The folder with the units and records.
    private let folder: String
    private let isReadable: @Sendable (_ path: String) -> Bool

    /// Opens the store in the folder `path`.
    ///
    /// - Parameter isReadable: Whether a file may be opened: reading a pipe or a device may never end.
    package init(
        path: String, library: IndexLibrary, isReadable: @escaping @Sendable (_ path: String) -> Bool = { _ in true }
    ) throws(IndexError) {
        handle = try library.opened(.store) { library.functions.openStore(path, $0) }
        self.library = library
        folder = "\(path)/v\(library.formatVersion)"
        self.isReadable = isReadable
    }

    /// Fails unless the file at `path` within the store may be opened by the library.
    private func check(_ path: String, _ name: String, _ subject: IndexError.Subject) throws(IndexError) {
        if name.utf8.contains(UInt8(ascii: "/")) || !isReadable("\(folder)/\(path)/\(name)") {
            throw IndexError(subject, reason: "it is no regular file, or too large")
        }
    }

    deinit { library.functions.disposeStore(handle) }

    /// The names of all units; a unit is what one build recorded about one file.
    package var unitNames: [String] {
        let names = Gathered<String>()
        _ = library.functions.visitUnits(handle, 1, names.context) { context, text in
            Gathered<String>.of(context)?.elements.append(IndexLibrary.text(text))
            return true
        }
        return names.elements
    }

    /// The unit `name`; `nil` if it is not about a Swift source file.
    package func unit(_ name: String) throws(IndexError) -> IndexUnit? {
        try check("units", name, .unit)
        let functions = library.functions
        let reader = try library.opened(.unit) { functions.openUnit(handle, name, $0) }
        defer { functions.disposeUnit(reader) }
        guard !functions.isSystemUnit(reader) else { return nil }
        let file = IndexLibrary.text(functions.unitMainFile(reader))
        guard file.hasSuffix(".swift") else { return nil }
        let records = RecordNames(library, file: file)
        _ = functions.visitDependencies(reader, Unmanaged.passUnretained(records).toOpaque()) { context, dependency in
            if let context, let dependency {
                Unmanaged<RecordNames>.fromOpaque(context).takeUnretainedValue().add(dependency)
            }
            return true
        }
        var (seconds, nanoseconds): (Int64, Int64) = (0, 0)
        functions.unitTime(reader, &seconds, &nanoseconds)
        return IndexUnit(
            file: file, module: IndexLibrary.text(functions.unitModule(reader)), records: records.names,
            time: IndexTime(seconds: seconds, nanoseconds: nanoseconds))
    }

    /// What the record `name` says about its file; `modules` are the modules of the sources.
    package func record(_ name: String, modules: ModuleMarks) throws(IndexError) -> IndexedFile {
        // Records are in folders named after the last two characters of their names.
        try check("records/\(name.suffix(2))", name, .record)
        let functions = library.functions
        let reader = try library.opened(.record) { functions.openRecord(handle, name, $0) }
        defer { functions.disposeRecord(reader) }
        let reading = RecordReading(library, modules)
        _ = functions.visitOccurrences(reader, Unmanaged.passUnretained(reading).toOpaque()) { context, occurrence in
            if let context, let occurrence {
                Unmanaged<RecordReading>.fromOpaque(context).takeUnretainedValue().add(occurrence)
            }
            return true
        }
        return reading.file
    }
}

/// What one build recorded about one source file.
package struct IndexUnit: Sendable {
    /// The path of the source file.
    package let file: String
    /// The module that it was built for.
    package let module: String
    /// The records with the contents of the file.
    package let records: [String]
    /// When the unit was written.
    package let time: IndexTime
}

/// The values that a function of the library passes to its callback, one after the other.
private final class Gathered<Element> {
    var elements: [Element] = []

    var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    static func of(_ context: UnsafeMutableRawPointer?) -> Gathered? {
        context.map { Unmanaged<Gathered>.fromOpaque($0).takeUnretainedValue() }
    }
}

/// The records of one unit that are about its own source file.
private final class RecordNames {
    private(set) var names: [String] = []
    private let library: IndexLibrary
    private let file: String
    private static let record: UInt32 = 2

    init(_ library: IndexLibrary, file: String) {
        (self.library, self.file) = (library, file)
    }

    func add(_ dependency: IndexHandle) {
        let functions = library.functions
        guard functions.dependencyKind(dependency) == Self.record, !functions.isSystemDependency(dependency),
            IndexLibrary.text(functions.dependencyPath(dependency)) == file
        else { return }
        names.append(IndexLibrary.text(functions.dependencyName(dependency)))
    }
}
