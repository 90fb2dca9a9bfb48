// swift-format-ignore-file
import Foundation

@testable import Models

/// A fixture of `Session`, yours to edit.
extension Session {
    static func fixture(token: String = "token", onEnd: @escaping () -> Void = {}) -> Session {
        Session(token: token, onEnd: onEnd)
    }
}

/// A fixture of `Derived`, yours to edit.
extension Derived {
    static func fixture(id: Int = 1) -> Derived { Derived(id: id) }
}

/// A fixture of `Store`, yours to edit.
extension Store {
    static func fixture(notes: [Note] = []) -> Store { Store(notes: notes) }
}

/// A fixture of `Model`, yours to edit.
extension Model {
    static func fixture(note: Note = .fixture()) -> Model { Model(note: note) }
}

/// A fixture of `B`, yours to edit.
extension B {
    static func fixture(a: A) -> B { B(a: a) }
}

/// A fixture of `C`, yours to edit.
extension C {
    static func fixture(d: D) -> C { C(d: d) }
}

/// A fixture of `D`, yours to edit.
extension D {
    static func fixture(c: C) -> D { D(c: c) }
}

/// A fixture of `Note`, yours to edit.
extension Note {
    static func fixture(
        id: Int = 1,
        title: String = "title",
        isDone: Bool = false,
        tags: [String] = [],
        created: Date = Date(timeIntervalSince1970: 0),
        author: Author = .fixture(),
        next: UUID? = nil,
        kind: Note.Kind = .fixture()
    ) -> Note {
        Note(id: id, title: title, isDone: isDone, tags: tags, created: created, author: author, next: next, kind: kind)
    }
}

/// A fixture of `Note.Kind`, yours to edit.
extension Note.Kind {
    static func fixture() -> Note.Kind { .text }
}

/// A fixture of `Author`, yours to edit.
extension Author {
    static func fixture(name: String = "name", url: URL = URL(string: "https://example.com")!) -> Author {
        Author(name: name, url: url)
    }
}

/// A fixture of `Tag`, yours to edit.
extension Tag {
    static func fixture(
        id: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!,
        weight: Decimal = 1,
        data: Data = Data(),
        range: ClosedRange<Int> = 0...0,
        limits: Range<Double> = 0..<0
    ) -> Tag {
        Tag(id: id, weight: weight, data: data, range: range, limits: limits)
    }
}

/// A fixture of `Event`, yours to edit.
extension Event {
    static func fixture(note: Note = .fixture(), at: Date = Date(timeIntervalSince1970: 0)) -> Event {
        .created(note, at: at)
    }
}

/// A fixture of `Tree`, yours to edit.
extension Tree {
    static func fixture(value: Int = 1) -> Tree { .leaf(value) }
}

/// A fixture of `Page`, yours to edit.
extension Page {
    static func fixture(items: [Item] = [], total: Int = 1, first: Item? = nil) -> Page {
        Page(items: items, total: total, first: first)
    }
}

/// A fixture of `Box`, yours to edit.
extension Box {
    static func fixture(value: T) -> Box { Box(value: value) }
}

/// A fixture of `Parsed`, yours to edit.
extension Parsed {
    static func fixture(text: String = "text") -> Parsed? { Parsed(text) }
}

/// A fixture of `Loaded`, yours to edit.
extension Loaded {
    static func fixture(url: URL = URL(string: "https://example.com")!) async throws -> Loaded {
        try await Loaded(from: url)
    }
}

/// A fixture of `Timer`, yours to edit.
extension Models.Timer {
    static func fixture(
        clock: any Clock,
        interval: Duration = .seconds(1),
        tick: @escaping @Sendable (Int) async throws -> String = { _ in "" },
        error: any Error = CancellationError()
    ) -> Models.Timer {
        Models.Timer(clock: clock, interval: interval, tick: tick, error: error)
    }
}

/// A fixture of `A`, yours to edit.
extension A {
    static func fixture(b: B? = nil, c: C) -> A { A(b: b, c: c) }
}

/// A fixture of `Keyed`, yours to edit.
extension Keyed {
    static func fixture(`default`: Int = 1, `in`: String = "in", id: Keyed.ID = .fixture()) -> Keyed {
        Keyed(default: `default`, in: `in`, id: id)
    }
}

/// A fixture of `Keyed.ID`, yours to edit.
extension Keyed.ID {
    static func fixture(raw: String = "raw") -> Keyed.ID { Keyed.ID(raw: raw) }
}

/// A fixture of `Note.Draft`, yours to edit.
extension Note.Draft {
    static func fixture(title: String = "title", kind: Note.Kind = .fixture()) -> Note.Draft {
        Note.Draft(title: title, kind: kind)
    }
}

/// A fixture of `New`, yours to edit.
@available(macOS 15, *)
extension New {
    static func fixture(x: Int = 1) -> New { New(x: x) }
}

#if os(Linux)
/// A fixture of `OnLinux`, yours to edit.
extension OnLinux {
    static func fixture(x: Int = 1) -> OnLinux { OnLinux(x: x) }
}
#endif

/// A fixture of `Holder`, yours to edit.
extension Holder {
    static func fixture(x: Int = 1) -> Holder { Holder(x: x) }
}

/// A fixture of `Variadic`, yours to edit.
extension Variadic {
    static func fixture(name: String = "name") -> Variadic { Variadic(name: name) }
}

/// A fixture of `Labelled`, yours to edit.
extension Labelled {
    static func fixture(a: Int = 1) -> Labelled { Labelled(with: a) }
}

/// A fixture of `Auto`, yours to edit.
extension Auto {
    static func fixture(a: Bool = false) -> Auto { Auto(a) }
}

/// A fixture of `Gen`, yours to edit.
extension Gen {
    static func fixture<T: CustomStringConvertible>(t: T) -> Gen where T: Sendable { Gen(t) }
}

/// A fixture of `Some`, yours to edit.
extension Some {
    static func fixture(clock: some Clock) -> Some { Some(clock: clock) }
}

/// A fixture of `Tup`, yours to edit.
extension Tup {
    static func fixture(
        pair: (Int, String) = (1, ""),
        handler: (@Sendable () -> Void)? = nil,
        any: Any = (),
        locale: Locale = Locale(identifier: "en_US"),
        zone: TimeZone = TimeZone(secondsFromGMT: 0)!
    ) -> Tup {
        Tup(pair: pair, handler: handler, any: any, locale: locale, zone: zone)
    }
}

/// A fixture of `Aliased`, yours to edit.
extension Aliased {
    static func fixture(h: @escaping Handler = { _ in }, id: Aliased.ID = "id") -> Aliased { Aliased(h: h, id: id) }
}
