/// Words and types that say nothing about what a requirement is about.
enum CommonWords {
    /// Words that only join others.
    static let joining: Set<String> = [
        "a", "all", "an", "and", "are", "as", "async", "at", "be", "by", "can", "did", "for", "from", "has", "have",
        "if", "in", "into", "is", "of", "on", "or", "should", "that", "the", "this", "to", "using", "via", "was",
        "were", "will", "with",
    ]

    /// Types of the language and its usual libraries.
    static let types: Set<String> = [
        "Any", "AnyObject", "AnyPublisher", "Array", "AsyncStream", "Bool", "CChar", "CDouble", "CGFloat", "CGPoint",
        "CGRect", "CGSize", "CInt", "CLong", "CUnsignedInt", "Character", "Combine", "CurrentValueSubject", "Data",
        "Date", "Dictionary", "Double", "Driver", "Error", "Float", "Foundation", "Int", "Int16", "Int32", "Int64",
        "Int8", "MainActor", "NSError", "Never", "Observable", "OpaquePointer", "OpenCombine", "Optional",
        "PassthroughSubject", "Published", "Publisher", "Result", "Self", "Sendable", "Set", "Signal", "Single",
        "String", "Task", "TimeInterval", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID",
        "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafeMutableRawBufferPointer",
        "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeRawBufferPointer", "UnsafeRawPointer", "Void",
    ]

    /// Endings of properties that hand out a stream of changes.
    static let streams: Set<String> = [
        "driver", "observable", "publisher", "relay", "signal", "single", "stream", "subject", "updates",
    ]
}
