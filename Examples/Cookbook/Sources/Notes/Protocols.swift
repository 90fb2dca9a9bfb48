/// Keeps notes.
protocol NoteStore: Sendable {
    func save(_ note: Note) async throws
    func note(id: Int) async throws -> Note?
    func allNotes() async throws -> [Note]
    func delete(id: Int) async throws
}

/// Sees what people do.
protocol Analytics {
    func track(_ event: String, screen: String)
}

/// Finds where an address is, and calls back.
protocol Geocoder {
    func locate(_ address: String, completion: @escaping (Result<Place, any Error>) -> Void)
}

/// Gives the progress of a download.
protocol Downloader {
    func download(_ name: String) -> AsyncStream<Double>
}

/// Knows who is there.
protocol LoginService: Sendable {
    func logIn(name: String, password: String) async throws -> Session
}

/// Hears what became of an edit.
@MainActor
protocol EditorDelegate: AnyObject {
    func editor(_ editor: Editor, didSave note: Note)
    func editorDidCancel(_ editor: Editor)
}

/// Tells the time.
public protocol Clock {
    var now: Double { get }
}

/// Counts seconds.
protocol Stopwatch {
    func seconds() -> Int
}

/// Publishes notes.
protocol Publisher {
    func publish(_ note: Note) throws(PublishError)
}

/// Why a note can't be published.
enum PublishError: Error, Equatable { case tooLong, forbidden }

/// Keeps notes close at hand.
protocol NoteCache: Actor {
    func note(id: Int) -> Note?
}

/// Reads values from text.
protocol TextDecoding {
    func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value
}

/// Keeps what its users say.
protocol Repository<Item> {
    associatedtype Item
    func all() async throws -> [Item]
}

/// What is set for the whole app.
protocol Settings {
    static func value(for key: String) -> String?
}
