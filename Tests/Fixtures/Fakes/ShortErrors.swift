// swift-format-ignore-file

/// Errors with short names of their own, which no other error can stand for.
public struct Parcel: Sendable {
    public let id: String
    public var label: String

    public init(id: String, label: String) {
        self.id = id
        self.label = label
    }
}

public enum BoxError: Error { case damaged, notFound }

public protocol ParcelBox {
    func parcel(id: String, completion: (Result<Parcel, BoxError>) -> Void)
    func add(_ parcel: Parcel)
    func remove(id: String, completion: (BoxError?) -> Void)
}

/// Any error will do.
public protocol ParcelShelf {
    func parcel(id: String, completion: (Result<Parcel, any Error>) -> Void)
    func put(_ parcel: Parcel)
}
