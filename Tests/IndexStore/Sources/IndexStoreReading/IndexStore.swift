import CIndexStore
import Foundation

/// An index store that the compiler wrote while it built.
public final class IndexStore {
    private let library: IndexStoreLibrary
    private let store: IndexStoreHandle
    private var functions: IndexStoreFunctions { library.functions }

    /// Opens the store in `path` with the library at `file`.
    public init(path: String, library file: String) throws(IndexStoreError) {
        let library = try IndexStoreLibrary(path: file)
        let folder = "v\(library.formatVersion)"
        guard FileManager.default.fileExists(atPath: path + "/" + folder) else {
            throw IndexStoreError("\(path) holds no index of the format '\(folder)', which \(file) reads")
        }
        store = try library.checked(path) { library.functions.store_create(path, $0) }
        self.library = library
    }

    deinit { functions.store_dispose(store) }

    /// One source file of one build.
    public struct Unit: Sendable {
        /// The path of the source file.
        public let file: String
        /// Its module.
        public let module: String
        /// The records with its occurrences.
        public let records: [String]
        /// When it was written, in seconds.
        public let time: Int64
    }

    /// The units of source files that still exist and are no newer than their unit, sorted by file and module.
    public func units() throws(IndexStoreError) -> [Unit] {
        let names = TextList(library)
        _ = functions.store_units_apply_f(store, 1, Unmanaged.passUnretained(names).toOpaque()) { context, text in
            IndexStore.object(context, TextList.self)?.add(text)
            return true
        }
        var newest: [String: Unit] = [:]
        for name in names.texts {
            let unit = try unit(name)
            guard let unit, FileManager.default.fileExists(atPath: unit.file) else { continue }
            let key = unit.module + "\n" + unit.file
            if let other = newest[key], other.time >= unit.time { continue }
            newest[key] = unit
        }
        return newest.values.sorted { ($0.file, $0.module) < ($1.file, $1.module) }
    }

    private func unit(_ name: String) throws(IndexStoreError) -> Unit? {
        let functions = functions
        let reader = try library.checked(name) { functions.unit_reader_create(store, name, $0) }
        defer { functions.unit_reader_dispose(reader) }
        guard !functions.unit_reader_is_system_unit(reader) else { return nil }
        let file = library.text(functions.unit_reader_get_main_file(reader))
        guard file.hasSuffix(".swift") else { return nil }
        let records = RecordList(library, file: file)
        _ = functions.unit_reader_dependencies_apply_f(reader, Unmanaged.passUnretained(records).toOpaque()) {
            context, dependency in
            if let dependency { IndexStore.object(context, RecordList.self)?.add(dependency) }
            return true
        }
        var (seconds, nanoseconds): (Int64, Int64) = (0, 0)
        functions.unit_reader_get_modification_time(reader, &seconds, &nanoseconds)
        let module = library.text(functions.unit_reader_get_module_name(reader))
        return Unit(file: file, module: module, records: records.names, time: seconds)
    }

    /// Calls `body` with every occurrence in the record `name`.
    public func occurrences(of name: String, _ body: (IndexOccurrence) -> Void) throws(IndexStoreError) {
        let functions = functions
        let reader = try library.checked(name) { functions.record_reader_create(store, name, $0) }
        defer { functions.record_reader_dispose(reader) }
        withoutActuallyEscaping(body) { body in
            let receiver = OccurrenceReceiver(library, body)
            _ = functions.record_reader_occurrences_apply_f(reader, Unmanaged.passUnretained(receiver).toOpaque()) {
                context, occurrence in
                if let occurrence { IndexStore.object(context, OccurrenceReceiver.self)?.receive(occurrence) }
                return true
            }
        }
    }

    fileprivate static func object<T: AnyObject>(_ context: UnsafeMutableRawPointer?, _ type: T.Type) -> T? {
        context.map { Unmanaged<T>.fromOpaque($0).takeUnretainedValue() }
    }
}

private final class TextList {
    private(set) var texts: [String] = []
    private let library: IndexStoreLibrary

    init(_ library: IndexStoreLibrary) {
        self.library = library
    }

    func add(_ text: IndexStoreText) { texts.append(library.text(text)) }
}

/// The records of one unit that are about its own source file.
private final class RecordList {
    private(set) var names: [String] = []
    private let library: IndexStoreLibrary
    private let file: String
    private static let record: UInt32 = 2

    init(_ library: IndexStoreLibrary, file: String) {
        self.library = library
        self.file = file
    }

    func add(_ dependency: IndexStoreHandle) {
        let functions = library.functions
        guard functions.unit_dependency_get_kind(dependency) == Self.record,
            !functions.unit_dependency_is_system(dependency),
            library.text(functions.unit_dependency_get_filepath(dependency)) == file
        else { return }
        names.append(library.text(functions.unit_dependency_get_name(dependency)))
    }
}

private final class OccurrenceReceiver {
    private let library: IndexStoreLibrary
    private let body: (IndexOccurrence) -> Void
    private var symbols: [IndexStoreHandle: IndexSymbol] = [:]
    private var relations: [(roles: IndexRoles, symbol: IndexSymbol)] = []

    init(_ library: IndexStoreLibrary, _ body: @escaping (IndexOccurrence) -> Void) {
        self.library = library
        self.body = body
    }

    func receive(_ occurrence: IndexStoreHandle) {
        let functions = library.functions
        guard let handle = functions.occurrence_get_symbol(occurrence) else { return }
        relations.removeAll(keepingCapacity: true)
        _ = functions.occurrence_relations_apply_f(occurrence, Unmanaged.passUnretained(self).toOpaque()) {
            context, relation in
            if let relation { IndexStore.object(context, OccurrenceReceiver.self)?.relate(relation) }
            return true
        }
        var (line, column): (UInt32, UInt32) = (0, 0)
        functions.occurrence_get_line_col(occurrence, &line, &column)
        body(
            IndexOccurrence(
                symbol: symbol(handle), roles: IndexRoles(rawValue: functions.occurrence_get_roles(occurrence)),
                line: Int(line), column: Int(column), relations: relations))
    }

    private func relate(_ relation: IndexStoreHandle) {
        guard let handle = library.functions.symbol_relation_get_symbol(relation) else { return }
        let roles = IndexRoles(rawValue: library.functions.symbol_relation_get_roles(relation))
        relations.append((roles, symbol(handle)))
    }

    /// A record keeps its symbols while it is read, so that each is taken over once.
    private func symbol(_ handle: IndexStoreHandle) -> IndexSymbol {
        if let known = symbols[handle] { return known }
        let functions = library.functions
        let symbol = IndexSymbol(
            usr: library.text(functions.symbol_get_usr(handle)),
            name: library.text(functions.symbol_get_name(handle)),
            kind: IndexSymbol.Kind(rawValue: functions.symbol_get_kind(handle)) ?? .other,
            subkind: functions.symbol_get_subkind(handle))
        symbols[handle] = symbol
        return symbol
    }
}
