// swift-format-ignore-file
import Foundation

struct Note: Codable, Equatable {
    let id: Int
    var title: String
    var isDone = false
    var tags: [String] = []
    private(set) var created: Date
    var author: Author
    var next: UUID?
    let kind: Kind
    enum Kind: String, Codable { case text, image }
}
public struct Author: Codable, Hashable, Sendable {
    public let name: String
    public var url: URL
    public init(name: String, url: URL) { self.name = name; self.url = url }
    public init(from decoder: any Decoder) throws { name = ""; url = URL(fileURLWithPath: "/") }
}
public struct Tag {
    public let id: UUID; public let weight: Decimal; let data: Data; let range: ClosedRange<Int>;
    let limits: Range<Double>
}
enum Event { case created(Note, at: Date), deleted(id: Int), none }
indirect enum Tree { case node(Tree, Tree); case leaf(Int) }
struct Page<Item: Sendable>: Sendable { let items: [Item]; let total: Int; let first: Item? }
struct Box<T> { let value: T }
final class Session {
    let token: String; var onEnd: () -> Void; weak var owner: Session?
    init(token: String, onEnd: @escaping () -> Void = {}) { self.token = token; self.onEnd = onEnd }
}
class Base { let id: Int; init(id: Int) { self.id = id } }
final class Derived: Base { var extra = 0 }
actor Store { private var notes: [Note]; init(notes: [Note]) { self.notes = notes } }
@MainActor final class Model { let note: Note; init(note: Note) { self.note = note } }
struct Parsed { let n: Int; init?(_ text: String) { guard let n = Int(text) else { return nil }; self.n = n } }
struct Loaded { let n: Int; init(from url: URL) async throws { n = 1 } }
protocol Clock: Sendable { func now() -> Date }
struct Timer {
    let clock: any Clock; let interval: Duration; var tick: @Sendable (Int) async throws -> String; let error: any Error
}
struct A { let b: B?; let c: C }
final class B { let a: A; init(a: A) { self.a = a } }
final class C { let d: D; init(d: D) { self.d = d } }
final class D { let c: C; init(c: C) { self.c = c } }
struct Hidden { private let x: Int }
struct Keyed { let `default`: Int; let `in`: String; let id: ID; struct ID: Hashable { let raw: String } }
extension Note { struct Draft { var title: String; var kind: Kind } }
@available(macOS 15, *) struct New { let x: Int }
#if os(Linux)
struct OnLinux { let x: Int }
#endif
struct Holder: ~Copyable { let x: Int }
struct Variadic { let xs: [Int]; init(_ xs: Int..., name: String) { self.xs = xs } }
struct Labelled {
    let a: Int; init(_ a: Int, with b: String, and c: inout Int) { self.a = a }; init(with a: Int) { self.a = a }
}
struct Auto { let a: Bool; init(_ a: @autoclosure () -> Bool) { self.a = a() } }
struct Gen { let s: String; init<T: CustomStringConvertible>(_ t: T) where T: Sendable { s = t.description } }
struct Some { let c: any Clock; init(clock: some Clock) { c = clock } }
struct Coded: Decodable { let v: Int; init(from decoder: any Decoder) throws { v = 0 } }
struct Tup {
    let pair: (Int, String); let handler: (@Sendable () -> Void)?; let any: Any; let locale: Locale; let zone: TimeZone
}
typealias Handler = (Int) -> Void
struct Aliased { let h: Handler; typealias ID = String; let id: ID }
