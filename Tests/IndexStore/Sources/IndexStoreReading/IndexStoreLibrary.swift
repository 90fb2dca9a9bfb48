import CIndexStore
import Foundation

/// The toolchain's library that reads index stores, opened at run time.
///
/// The library of the toolchain that built a store is the one to read it with: formats differ between versions.
final class IndexStoreLibrary {
    let functions: IndexStoreFunctions
    /// The version of the format, which is also the name of the folder in a store.
    var formatVersion: Int { Int(functions.format_version()) }
    private let image: UnsafeMutableRawPointer

    /// The functions in the order of the fields of `IndexStoreFunctions`, without their common beginning.
    private static let names = [
        "format_version", "error_get_description", "error_dispose",
        "store_create", "store_dispose", "store_units_apply_f",
        "unit_reader_create", "unit_reader_dispose", "unit_reader_get_modification_time",
        "unit_reader_is_system_unit", "unit_reader_get_main_file", "unit_reader_get_module_name",
        "unit_reader_dependencies_apply_f",
        "unit_dependency_get_kind", "unit_dependency_is_system", "unit_dependency_get_filepath",
        "unit_dependency_get_name",
        "record_reader_create", "record_reader_dispose", "record_reader_occurrences_apply_f",
        "occurrence_get_symbol", "occurrence_get_roles", "occurrence_get_line_col", "occurrence_relations_apply_f",
        "symbol_relation_get_symbol", "symbol_relation_get_roles",
        "symbol_get_kind", "symbol_get_subkind", "symbol_get_name", "symbol_get_usr",
    ]

    init(path: String) throws(IndexStoreError) {
        guard let image = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
            throw IndexStoreError("cannot open \(path): \(dlerror().map { String(cString: $0) } ?? "unknown reason")")
        }
        var addresses: [UnsafeMutableRawPointer] = []
        for name in Self.names {
            guard let address = dlsym(image, "indexstore_" + name) else {
                throw IndexStoreError("\(path) has no function 'indexstore_\(name)'")
            }
            addresses.append(address)
        }
        guard addresses.count * MemoryLayout<UnsafeMutableRawPointer>.stride == MemoryLayout<IndexStoreFunctions>.size
        else { throw IndexStoreError("the names of the functions and their declarations do not agree") }
        functions = addresses.withUnsafeBytes { $0.loadUnaligned(as: IndexStoreFunctions.self) }
        self.image = image
    }

    deinit { dlclose(image) }

    /// Calls `body` for an error that the library may leave, and turns one into Swift's.
    func checked(
        _ what: String, _ body: (UnsafeMutablePointer<IndexStoreHandle?>) -> IndexStoreHandle?
    ) throws(IndexStoreError) -> IndexStoreHandle {
        var error: IndexStoreHandle?
        if let handle = body(&error) { return handle }
        guard let error else { throw IndexStoreError("cannot open \(what)") }
        defer { functions.error_dispose(error) }
        let text = functions.error_get_description(error).map { String(cString: $0) } ?? "unknown reason"
        throw IndexStoreError("cannot open \(what): \(text)")
    }

    func text(_ text: IndexStoreText) -> String {
        guard let data = text.data else { return "" }
        let bytes = UnsafeRawBufferPointer(start: data, count: text.length)
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// Why an index can't be read.
public struct IndexStoreError: Error, CustomStringConvertible {
    /// What to tell the user.
    public let description: String

    /// Creates an error with its text.
    public init(_ description: String) {
        self.description = description
    }
}
