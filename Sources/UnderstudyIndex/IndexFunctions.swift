#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Bionic)
import Bionic
#endif

/// An object that the library has made.
typealias IndexHandle = UnsafeMutableRawPointer

/// The functions of the library that this module uses, under names of our own.
///
/// Its strings are structures of a pointer and a length, returned by value: `iovec` is C's structure of that shape.
struct IndexFunctions: Sendable {
    typealias EachText = @convention(c) (UnsafeMutableRawPointer?, iovec) -> Bool
    typealias EachHandle = @convention(c) (UnsafeMutableRawPointer?, IndexHandle?) -> Bool
    typealias OpenByName =
        @convention(c) (IndexHandle, UnsafePointer<CChar>, UnsafeMutablePointer<IndexHandle?>) -> IndexHandle?
    typealias Dispose = @convention(c) (IndexHandle) -> Void
    typealias Text = @convention(c) (IndexHandle) -> iovec
    typealias Number = @convention(c) (IndexHandle) -> UInt32
    typealias Roles = @convention(c) (IndexHandle) -> UInt64
    typealias Flag = @convention(c) (IndexHandle) -> Bool
    typealias Part = @convention(c) (IndexHandle) -> IndexHandle?
    typealias Visit = @convention(c) (IndexHandle, UnsafeMutableRawPointer?, EachHandle) -> Bool

    let formatVersion: @convention(c) () -> UInt32
    let errorDescription: @convention(c) (IndexHandle) -> UnsafePointer<CChar>?
    let disposeError: Dispose

    let openStore: @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<IndexHandle?>) -> IndexHandle?
    let disposeStore: Dispose
    let visitUnits: @convention(c) (IndexHandle, UInt32, UnsafeMutableRawPointer?, EachText) -> Bool

    let openUnit: OpenByName
    let disposeUnit: Dispose
    let unitTime: @convention(c) (IndexHandle, UnsafeMutablePointer<Int64>, UnsafeMutablePointer<Int64>) -> Void
    let isSystemUnit: Flag
    let unitMainFile: Text
    let unitModule: Text
    let visitDependencies: Visit

    let dependencyKind: Number
    let isSystemDependency: Flag
    let dependencyPath: Text
    let dependencyName: Text

    let openRecord: OpenByName
    let disposeRecord: Dispose
    let visitOccurrences: Visit

    let occurrenceSymbol: Part
    let occurrenceRoles: Roles
    let occurrencePlace:
        @convention(c) (IndexHandle, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void
    let visitRelations: Visit

    let relationSymbol: Part
    let relationRoles: Roles

    let symbolKind: Number
    let symbolSubkind: Number
    let symbolName: Text
    let symbolUSR: Text

    /// Looks each function up by the library's name for it, without the common prefix.
    init(_ address: (String) throws(IndexError) -> UnsafeMutableRawPointer) throws(IndexError) {
        formatVersion = unsafeBitCast(try address("format_version"), to: (@convention(c) () -> UInt32).self)
        errorDescription = unsafeBitCast(
            try address("error_get_description"), to: (@convention(c) (IndexHandle) -> UnsafePointer<CChar>?).self)
        disposeError = unsafeBitCast(try address("error_dispose"), to: Dispose.self)
        openStore = unsafeBitCast(
            try address("store_create"),
            to: (@convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<IndexHandle?>) -> IndexHandle?).self)
        disposeStore = unsafeBitCast(try address("store_dispose"), to: Dispose.self)
        visitUnits = unsafeBitCast(
            try address("store_units_apply_f"),
            to: (@convention(c) (IndexHandle, UInt32, UnsafeMutableRawPointer?, EachText) -> Bool).self)
        openUnit = unsafeBitCast(try address("unit_reader_create"), to: OpenByName.self)
        disposeUnit = unsafeBitCast(try address("unit_reader_dispose"), to: Dispose.self)
        unitTime = unsafeBitCast(
            try address("unit_reader_get_modification_time"),
            to: (@convention(c) (IndexHandle, UnsafeMutablePointer<Int64>, UnsafeMutablePointer<Int64>) -> Void).self)
        isSystemUnit = unsafeBitCast(try address("unit_reader_is_system_unit"), to: Flag.self)
        unitMainFile = unsafeBitCast(try address("unit_reader_get_main_file"), to: Text.self)
        unitModule = unsafeBitCast(try address("unit_reader_get_module_name"), to: Text.self)
        visitDependencies = unsafeBitCast(try address("unit_reader_dependencies_apply_f"), to: Visit.self)
        dependencyKind = unsafeBitCast(try address("unit_dependency_get_kind"), to: Number.self)
        isSystemDependency = unsafeBitCast(try address("unit_dependency_is_system"), to: Flag.self)
        dependencyPath = unsafeBitCast(try address("unit_dependency_get_filepath"), to: Text.self)
        dependencyName = unsafeBitCast(try address("unit_dependency_get_name"), to: Text.self)
        openRecord = unsafeBitCast(try address("record_reader_create"), to: OpenByName.self)
        disposeRecord = unsafeBitCast(try address("record_reader_dispose"), to: Dispose.self)
        visitOccurrences = unsafeBitCast(try address("record_reader_occurrences_apply_f"), to: Visit.self)
        occurrenceSymbol = unsafeBitCast(try address("occurrence_get_symbol"), to: Part.self)
        occurrenceRoles = unsafeBitCast(try address("occurrence_get_roles"), to: Roles.self)
        occurrencePlace = unsafeBitCast(
            try address("occurrence_get_line_col"),
            to: (@convention(c) (IndexHandle, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void).self)
        visitRelations = unsafeBitCast(try address("occurrence_relations_apply_f"), to: Visit.self)
        relationSymbol = unsafeBitCast(try address("symbol_relation_get_symbol"), to: Part.self)
        relationRoles = unsafeBitCast(try address("symbol_relation_get_roles"), to: Roles.self)
        symbolKind = unsafeBitCast(try address("symbol_get_kind"), to: Number.self)
        symbolSubkind = unsafeBitCast(try address("symbol_get_subkind"), to: Number.self)
        symbolName = unsafeBitCast(try address("symbol_get_name"), to: Text.self)
        symbolUSR = unsafeBitCast(try address("symbol_get_usr"), to: Text.self)
    }
}
