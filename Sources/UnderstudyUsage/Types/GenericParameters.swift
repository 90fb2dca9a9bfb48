/// A generic parameter or an associated type, with its constraints.
struct BoundParameter: Sendable {
    let name: String
    var bounds: [PlacedType] = []
}

/// The generic parameters or associated types of one declaration, found by their names.
struct GenericParameters: RandomAccessCollection, Sendable {
    private var elements: [BoundParameter] = []
    /// The position of each, if there are many.
    private var numbers: [String: Int] = [:]

    /// More elements than this are indexed.
    private static let few = 16

    init(_ elements: [BoundParameter] = []) {
        for element in elements { append(element) }
    }

    var startIndex: Int { 0 }
    var endIndex: Int { elements.count }

    subscript(number: Int) -> BoundParameter {
        get { elements[number] }
        set { elements[number] = newValue }
    }

    mutating func append(_ element: BoundParameter) {
        elements.append(element)
        if count == Self.few + 1 {
            numbers = Dictionary(indices.map { (self[$0].name, $0) }) { first, _ in first }
        } else if count > Self.few, numbers[element.name] == nil {
            numbers[element.name] = count - 1
        }
    }

    /// The position of the first one called `name`.
    func number(of name: String) -> Int? {
        count > Self.few ? numbers[name] : elements.firstIndex { $0.name == name }
    }
}
