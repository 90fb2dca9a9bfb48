/// The types that are there without an import.
package enum SwiftLibraryNames {
    /// Whether the standard library declares `name`.
    package static func contains(_ name: String) -> Bool {
        if names.contains(name) { return true }
        guard let standard = StandardProtocols.declaration(named: name) else { return false }
        return standard.module == "Swift" || standard.module.hasPrefix("_")
    }

    private static let names: Set<String> = [
        "Any", "AnyObject", "AnyHashable", "AnySequence", "AnyCollection", "AnyIterator", "AnyKeyPath", "Array",
        "ArraySlice", "AsyncStream", "AsyncThrowingStream", "AutoreleasingUnsafeMutablePointer", "Bool", "Character",
        "CheckedContinuation", "ClosedRange", "CollectionDifference", "ContiguousArray", "ContinuousClock",
        "CVaListPointer", "Dictionary", "DiscardingTaskGroup", "Double", "Duration", "EmptyCollection", "ExecutorJob",
        "Float", "Float16", "Float32", "Float64", "Float80", "Hasher", "InlineArray", "Int", "Int8", "Int16", "Int32",
        "Int64", "Int128", "KeyPath", "LazySequence", "MainActor", "Mirror", "MutableSpan", "MutableRawSpan", "Never",
        "ObjectIdentifier", "OpaquePointer", "Optional", "OutputSpan", "PartialKeyPath", "PartialRangeFrom",
        "PartialRangeThrough", "PartialRangeUpTo", "Range", "RawSpan", "ReferenceWritableKeyPath", "Result", "Set",
        "Slice", "Span", "StaticString", "String", "Substring", "SuspendingClock", "Task", "TaskGroup", "TaskLocal",
        "TaskPriority", "ThrowingDiscardingTaskGroup", "ThrowingTaskGroup", "UInt", "UInt8", "UInt16", "UInt32",
        "UInt64", "UInt128", "Unicode", "Unmanaged", "UnownedJob", "UnownedSerialExecutor", "UnsafeBufferPointer",
        "UnsafeContinuation", "UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafeMutableRawBufferPointer",
        "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeRawBufferPointer", "UnsafeRawPointer", "Void",
        "WritableKeyPath", "IndexingIterator", "JoinedSequence", "ReversedCollection", "Self", "Sendable", "Copyable",
        "Escapable", "CVarArg", "Regex", "available", "discardableResult", "inlinable", "escaping", "Swift",
        "concurrent", "preconcurrency", "objc", "IteratorSequence", "DefaultIndices", "CodingUserInfoKey",
        "EncodingError", "DecodingError", "KeyedEncodingContainer", "KeyedDecodingContainer", "Zip2Sequence",
        "UnsafeCurrentTask", "CancellationError", "AsyncIterator", "GlobalActor", "SIMD2", "SIMD4", "SIMD8",
        "CBool", "CChar", "CDouble", "CFloat", "CInt", "CLong", "CLongLong", "CShort", "CSignedChar", "CUnsignedChar",
        "CUnsignedInt", "CUnsignedLong", "CUnsignedLongLong", "CUnsignedShort",
    ]
}
