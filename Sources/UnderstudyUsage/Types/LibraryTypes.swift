/// Types that no source declares, in whose extensions members of one value are looked up.
enum LibraryTypes: Hashable {
    case array
    case collection
    case dictionary
    case optional
    /// The type with this path.
    case other(String)

    /// The paths of the types, nearest first.
    var paths: [String] {
        switch self {
        case .array: ["Array", "Collection", "Sequence", "RandomAccessCollection"]
        case .collection: ["Collection", "Sequence"]
        case .dictionary: ["Dictionary"]
        case .optional: ["Optional"]
        case .other(let path): [path]
        }
    }

    /// The names of the generic parameters of the type `name`, as its extensions write them.
    static func genericParameters(of name: String) -> [String] {
        if let names = parameters[name] { return names }
        return elements.contains(name) ? ["Element"] : []
    }

    private static let parameters: [String: [String]] = [
        "Optional": ["Wrapped"], "Dictionary": ["Key", "Value"], "Result": ["Success", "Failure"],
        "Task": ["Success", "Failure"], "Published": ["Value"], "Binding": ["Value"], "Range": ["Bound"],
        "ClosedRange": ["Bound"], "EventLoopFuture": ["Value"], "EventLoopPromise": ["Value"],
        "Publisher": ["Output", "Failure"], "AnyPublisher": ["Output", "Failure"],
        "PassthroughSubject": ["Output", "Failure"], "CurrentValueSubject": ["Output", "Failure"],
    ]

    private static let elements: Set<String> = [
        "Array", "ContiguousArray", "ArraySlice", "Set", "Sequence", "Collection", "BidirectionalCollection",
        "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection", "AsyncSequence", "LazySequence",
        "LazySequenceProtocol", "AsyncStream", "AsyncThrowingStream", "CircularBuffer", "Deque", "OrderedSet",
        "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "IteratorProtocol", "AnySequence", "AnyCollection",
        "SetAlgebra",
    ]
}
