import Foundation

/// Random calls to two implementations of a protocol, with their answers.
final class RandomHistory {
    /// A call: its place in the list of calls, and the choices by which its arguments are drawn.
    struct Step: Equatable {
        var call: Int
        var choices: [Int] = []
    }

    /// A call as Swift code, with its answer.
    struct Answer: Equatable {
        var call = ""
        var result = "()"
        /// The result with the elements of collections sorted.
        var unordered = "()"
        var isThrown = false
        /// The first issue that the call reported, such as a stub that is not set.
        var issue: String?
    }

    /// The first issue that the current call reports.
    private(set) var heard = HistoryAnswer()
    fileprivate(set) var steps: [Step]
    /// Whether the reference is compared with itself, to find calls that it answers in no fixed order.
    let isTrial: Bool
    /// The answers of each implementation, the reference first.
    fileprivate(set) var sides: [[Answer]] = []
    fileprivate(set) var ids: [[UUID]] = []
    private var generator: SeededGenerator?
    private var forms: [String: String] = [:]
    private var position = 0

    fileprivate init(_ steps: [Step], _ generator: SeededGenerator? = nil, isTrial: Bool = false) {
        self.steps = steps
        self.isTrial = isTrial
        self.generator = generator
    }

    /// Begins with the next implementation.
    func begin() {
        sides.append([])
        ids.append([])
    }

    /// The place of the next call; `nil` at the end.
    func next() -> Int? {
        guard let count = sides.last?.count, count < steps.count else { return nil }
        sides[sides.count - 1].append(Answer())
        heard = HistoryAnswer()
        position = 0
        return steps[count].call
    }

    /// Records a call.
    func calls(_ call: String) { note { $0.call = call } }

    /// Records what the call returned.
    func returns<Value>(_ value: Value) {
        let result = written(value)
        let unordered = written(value, isSorted: true)
        note { ($0.result, $0.unordered) = (result, unordered) }
    }

    /// Records that the call threw.
    func fails(_ error: any Error) {
        note {
            $0.result = "\(error)"
            $0.isThrown = true
        }
    }

    private func note(_ change: (inout Answer) -> Void) {
        guard let side = sides.indices.last, let call = sides[side].indices.last else { return }
        change(&sides[side][call])
        sides[side][call].issue = heard.value as? String
    }

    // MARK: Arguments

    /// One of a few values, so that calls use the same ones again.
    func draw<Value: RandomValue>() -> Value { Value.drawn(from: self) }

    /// One of `values`.
    func one<Value>(of values: [Value]) -> Value { values[choice(values.count)] }

    /// `nil`, or a value.
    func optional<Value>(_ make: () -> Value) -> Value? { choice(3) == 0 ? nil : make() }

    /// At most two values.
    func array<Value>(_ make: () -> Value) -> [Value] { (0..<choice(3)).map { _ in make() } }

    /// A model; the test that is shown makes it by `form`: `.fixture(id:title:)`.
    func model<Value>(_ form: String, _ value: Value) -> Value {
        forms[String(reflecting: Value.self)] = form
        return value
    }

    /// A number below `count`, the same for both implementations.
    func choice(_ count: Int) -> Int {
        guard let step = sides.last.map({ $0.count - 1 }), steps.indices.contains(step), count > 0 else { return 0 }
        defer { position += 1 }
        if position < steps[step].choices.count { return steps[step].choices[position] % count }
        // The first values are more likely, so that calls use them again.
        guard sides.count == 1, let limit = generator?.next(below: count),
            let chosen = generator?.next(below: steps.count.isMultiple(of: 2) ? count : limit + 1)
        else { return 0 }
        steps[step].choices.append(chosen)
        return chosen
    }

    /// One of `ids`, or one that an earlier call returned.
    fileprivate func id(of ids: [UUID]) -> UUID {
        let known = self.ids.last ?? []
        return one(of: ids + known.prefix(3))
    }

    // MARK: Values as Swift

    /// `value` as Swift code, a model as the call that makes it.
    func text<Value>(_ value: Value) -> String { written(value, asForm: true) }

    /// `value` as Swift code: with `asForm` as the call that makes it, else with all stored values, to be compared.
    private func written(_ value: Any, asForm: Bool = false, isSorted: Bool = false, depth: Int = 0) -> String {
        func text(_ value: Any) -> String {
            self.written(value, asForm: asForm, isSorted: isSorted, depth: depth + 1)
        }
        if let plain = plainText(value) { return plain }
        if depth > 8 { return "…" }
        let mirror = Mirror(reflecting: value)
        let children = Array(mirror.children)
        switch mirror.displayStyle {
        case .optional: return children.first.map { text($0.value) } ?? "nil"
        case .collection:
            let elements = children.map { text($0.value) }
            return "[" + (isSorted ? elements.sorted() : elements).joined(separator: ", ") + "]"
        case .set: return "[" + children.map { text($0.value) }.sorted().joined(separator: ", ") + "]"
        case .dictionary:
            let entries = children.map { Mirror(reflecting: $0.value).children.map { text($0.value) } }
            if entries.isEmpty { return "[:]" }
            return "[" + entries.map { $0.joined(separator: ": ") }.sorted().joined(separator: ", ") + "]"
        case .tuple:
            return "(" + children.map { Self.labelled($0.label, text($0.value)) }.joined(separator: ", ") + ")"
        case .enum where children.isEmpty: return "." + "\(value)"
        case .enum:
            let held = text(children[0].value)
            return "." + (children[0].label ?? "") + (held.first == "(" ? held : "(" + held + ")")
        default: break
        }
        let type = type(of: value)
        let fields = Self.fields(mirror)
        if fields.isEmpty { return [.struct, .class].contains(mirror.displayStyle) ? "\(type)()" : "\(value)" }
        if asForm, let form = forms[String(reflecting: type)], let open = form.firstIndex(of: "(") {
            let labels = form[form.index(after: open)...].dropLast().split(separator: ":").map(String.init)
            let found = labels.compactMap { label in
                fields.first { $0.label == label }.map { label + ": " + text($0.value) }
            }
            if found.count == labels.count { return form[..<open] + "(" + found.joined(separator: ", ") + ")" }
        }
        return "\(type)(" + fields.map { Self.labelled($0.label, text($0.value)) }.joined(separator: ", ") + ")"
    }

    private static func labelled(_ label: String?, _ text: String) -> String {
        guard let label, label.first != "." else { return text }
        return label + ": " + text
    }

    /// The stored values, those of superclasses first.
    private static func fields(_ mirror: Mirror) -> [(label: String, value: Any)] {
        (mirror.superclassMirror.map(fields) ?? [])
            + mirror.children.compactMap { child in
                guard let label = child.label, !label.hasPrefix("_$") else { return nil }
                return (label.first == "_" ? String(label.dropFirst()) : label, child.value)
            }
    }

    /// The text of a value of the standard library or of Foundation; `nil` for others.
    private func plainText(_ value: Any) -> String? {
        switch value {
        case is Void: return "()"
        case let id as UUID: return idText(id) ?? "UUID(uuidString: \"\(id.uuidString)\")!"
        case let text as String: return UUID(uuidString: text).flatMap(idText) ?? String(reflecting: text)
        case let text as Substring: return String(reflecting: String(text))
        case let text as Character: return String(reflecting: text)
        case let data as Data: return data.isEmpty ? "Data()" : "Data(\(Array(data)))"
        case let url as URL: return "URL(string: \(String(reflecting: url.absoluteString)))!"
        case let date as Date:
            // The current date differs from call to call.
            if abs(date.timeIntervalSinceNow) < 3600 { return "Date()" }
            return "Date(timeIntervalSince1970: \(date.timeIntervalSince1970))"
        case let type as Any.Type: return "\(type).self"
        // Implementations may throw different errors.
        case is any Error: return "error"
        default: return String(reflecting: Swift.type(of: value)).hasPrefix("Foundation") ? "\(value)" : nil
        }
    }

    /// The name of an id that a call made, numbered in the order in which ids appear.
    private func idText(_ id: UUID) -> String? {
        if UUID.few.contains(id) { return nil }
        guard let side = ids.indices.last else { return nil }
        if !ids[side].contains(id) { ids[side].append(id) }
        return "id" + "\((ids[side].firstIndex(of: id) ?? 0) + 1)"
    }
}

/// The value that a call passes to its completion handler.
final class HistoryAnswer: @unchecked Sendable {
    /// Counts the handlers that were not called in time.
    private static let missing = HistoryAnswer()

    private let lock = NSLock()
    private var given: Any?
    private var count = 0

    /// The answer; `nil` until it is there.
    var value: Any? {
        lock.lock()
        defer { lock.unlock() }
        return given
    }

    /// Records the first answer.
    func set<Value>(_ value: Value) {
        lock.lock()
        defer { lock.unlock() }
        if given == nil { given = value }
    }

    /// Waits for the answer: 200 ms at most, and 2 ms once ten handlers were not called in time.
    func arrival() async {
        let limit = Self.missing.counted(adding: 0) < 10 ? 200 : 2
        for _ in 0..<limit where value == nil { try? await Task.sleep(nanoseconds: 1_000_000) }
        if value == nil { _ = Self.missing.counted(adding: 1) }
    }

    private func counted(adding number: Int) -> Int {
        lock.lock()
        defer { lock.unlock() }
        count += number
        return count
    }
}

/// The search for the shortest history that two implementations answer differently.
struct HistorySearch {
    private let names: (subject: String, reference: String)
    private let calls: Int
    private var histories: Int
    private var trials = 40
    /// The calls that the reference itself answers in no fixed order, or differently each time.
    private var (unordered, ignored): (Set<Int>, Set<Int>) = ([], [])
    /// Calls that are left out, with the issue that each reported.
    private var issues: [Int: String] = [:]
    private var generator: SeededGenerator
    private var last: RandomHistory?
    private var shortest: RandomHistory?
    /// A history whose answers differ only in their order, and how often it was played with the same result.
    private var unsure: (history: RandomHistory, count: Int)?
    private var kept: [[Int: Int]] = []
    private var attempt = 0
    private var attempts = 0

    init(of subject: Any.Type, against reference: Any.Type, calls: Int, histories: Int, seed: UInt64) {
        names = ("\(subject)", "\(reference)")
        self.calls = calls
        self.histories = histories
        generator = SeededGenerator(state: seed)
    }

    /// The next history to play, on the reference first; `nil` at the end of the search.
    mutating func next() -> RandomHistory? {
        judge()
        if let unsure {
            // The order may depend on addresses in memory; keeping something changes those of later values.
            kept.append([unsure.count: unsure.count])
            last = RandomHistory(unsure.history.steps)
            return last
        }
        if let shortest { last = shorter(than: shortest) } else { last = random() }
        return last
    }

    private mutating func random() -> RandomHistory? {
        if histories == 0 || issues.count == calls { return nil }
        if trials > 0 { trials -= 1 } else { histories -= 1 }
        let count = 1 + generator.next(below: 40)
        // Some histories use only a few of the calls, more often.
        let all = (0..<calls).filter { issues[$0] == nil }
        let few = histories.isMultiple(of: 2) ? [] : all.filter { _ in generator.next(below: 2) == 0 }
        let usual = few.isEmpty ? all : few
        let steps = (0..<count).map { _ in RandomHistory.Step(call: usual[generator.next(below: usual.count)]) }
        generator = SeededGenerator(state: generator.state &+ 1)
        return RandomHistory(steps, generator, isTrial: trials > 0)
    }

    /// The first call that was answered differently.
    private func difference(_ history: RandomHistory) -> Int? {
        guard history.sides.count == 2 else { return nil }
        return history.steps.indices.first { place in
            let (first, second) = (history.sides[0][place], history.sides[1][place])
            let call = history.steps[place].call
            if ignored.contains(call) { return false }
            if first.isThrown || second.isThrown { return first.isThrown != second.isThrown }
            return unordered.contains(call) ? first.unordered != second.unordered : first.result != second.result
        }
    }

    /// Keeps the last history up to the first call that was answered differently.
    private mutating func judge() {
        guard let last else { return }
        if findsIssues(in: last) { return }
        guard let place = difference(last) else {
            if let unsure, let place = difference(unsure.history) { unordered.insert(last.steps[place].call) }
            return unsure = nil
        }
        let call = last.steps[place].call
        let isOrder = last.sides[0][place].unordered == last.sides[1][place].unordered
        if last.isTrial {
            if isOrder { unordered.insert(call) } else { ignored.insert(call) }
            return judge()
        }
        if isOrder {
            let before = unsure?.history ?? last
            if before.sides.map({ $0[place] }) != last.sides.map({ $0[place] }) {
                unordered.insert(call)
                return unsure = nil
            }
            unsure = (before, (unsure?.count ?? 0) + 1)
            if unsure?.count ?? 0 < 8 { return }
        }
        unsure = nil
        last.steps.removeSubrange((place + 1)...)
        if last.steps != shortest?.steps {
            shortest = last
            attempt = 0
        }
    }

    /// Leaves out calls that report issues; the rest of such a history is not compared.
    private mutating func findsIssues(in history: RandomHistory) -> Bool {
        let known = issues.count
        for (step, answer) in history.sides.flatMap({ zip(history.steps, $0) }) {
            if let issue = answer.issue { issues[step.call] = issue }
        }
        return issues.count > known
    }

    /// The next history to try that is simpler than `history`.
    private mutating func shorter(than history: RandomHistory) -> RandomHistory? {
        while attempts < 2000 {
            defer { attempt += 1 }
            guard let steps = history.simpler(attempt) else { return nil }
            if steps == history.steps || steps.isEmpty { continue }
            attempts += 1
            return RandomHistory(steps)
        }
        return nil
    }

    /// Reports the shortest history as an issue of the test, if there is one, and in another what was not compared.
    func report() {
        if let message { TestIssue.report(message) }
        if issues.isEmpty { return }
        let reasons = Set(issues.values).sorted().joined(separator: "\n")
        TestIssue.report(
            """
            \(names.subject) and \(names.reference) were compared without the calls that reported these issues:

            \(reasons)

            Set such stubs where the contract is checked, or remove the calls from its list.
            """)
    }

    /// The difference that was found; `nil` if there is none.
    var message: String? {
        guard let shortest, let place = difference(shortest) else {
            return calls == 0 ? "\(names.subject) can't be compared: the list of calls is empty" : nil
        }
        let (expected, found) = (shortest.sides[0][place], shortest.sides[1][place])
        let body = shortest.sides[1][..<place].map(\.statement) + [expected.expectation]
        let hasIDs = !(shortest.ids.last?.isEmpty ?? true)
        return """
            \(names.subject) answers differently from \(names.reference). The shortest history that shows it:

                @Test func answersLike\(names.reference)() async throws {
                    let subject = \(names.subject)()
                    \(body.joined(separator: "\n        "))
                }

            \(names.reference) \(expected.text)
            \(names.subject) \(found.text)
            """ + (hasIDs ? "\nid1, id2 … are the ids that calls gave." : "")
    }
}

extension RandomHistory {
    /// The steps after simplification `number`: first fewer calls, then smaller choices; `nil` after the last.
    fileprivate func simpler(_ number: Int) -> [Step]? {
        var number = number
        for size in [8, 4, 2, 1] {
            if number < steps.count {
                return Array(steps[..<number] + steps[min(number + size, steps.count)...])
            }
            number -= steps.count
        }
        // Equal choices are often the same value, passed to several calls.
        for choice in Set(steps.flatMap(\.choices)).filter({ $0 > 0 }).sorted() {
            for smaller in [0, choice - 1] {
                if number == 0 {
                    return steps.map { Step(call: $0.call, choices: $0.choices.map { $0 == choice ? smaller : $0 }) }
                }
                number -= 1
            }
        }
        for (place, step) in steps.enumerated() {
            for (index, choice) in step.choices.enumerated() where choice > 0 {
                for smaller in [0, choice - 1] {
                    if number == 0 {
                        var changed = steps
                        changed[place].choices[index] = smaller
                        return changed
                    }
                    number -= 1
                }
            }
        }
        return nil
    }
}

extension RandomHistory.Answer {
    fileprivate var statement: String {
        let call = isThrown ? "try? " + (call.hasPrefix("try ") ? String(call.dropFirst(4)) : call) : call
        return result == "()" && !isThrown || call.contains(" = ") ? call : "_ = " + call
    }

    /// The last line of the test.
    fileprivate var expectation: String {
        if isThrown { return "#expect(throws: (any Error).self) { _ = \(call) }" }
        return result == "()" ? call : "#expect(\(call) == \(result))"
    }

    fileprivate var text: String { isThrown ? "threw \(result)" : "returned \(result)" }
}

/// Random numbers that are the same in each run.
struct SeededGenerator {
    fileprivate var state: UInt64

    fileprivate mutating func next(below count: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((value ^ (value >> 31)) % UInt64(count))
    }
}

/// A value that can be drawn as an argument.
protocol RandomValue {
    static func drawn(from history: RandomHistory) -> Self
}

extension RandomValue where Self: BinaryInteger {
    static func drawn(from history: RandomHistory) -> Self { Self(history.choice(4)) }
}

extension RandomValue where Self: BinaryFloatingPoint {
    static func drawn(from history: RandomHistory) -> Self { Self(history.choice(4)) / 2 }
}

extension Int: RandomValue {}
extension Int8: RandomValue {}
extension Int16: RandomValue {}
extension Int32: RandomValue {}
extension Int64: RandomValue {}
extension UInt: RandomValue {}
extension UInt8: RandomValue {}
extension UInt16: RandomValue {}
extension UInt32: RandomValue {}
extension UInt64: RandomValue {}
extension Double: RandomValue {}
extension Float: RandomValue {}
extension CGFloat: RandomValue {}

extension Decimal: RandomValue {
    static func drawn(from history: RandomHistory) -> Decimal { Decimal(history.choice(4)) }
}

extension Bool: RandomValue {
    static func drawn(from history: RandomHistory) -> Bool { history.choice(2) == 1 }
}

extension String: RandomValue {
    static func drawn(from history: RandomHistory) -> String { history.one(of: ["a", "b", "ab", "A", ""]) }
}

extension Substring: RandomValue {
    static func drawn(from history: RandomHistory) -> Substring { Substring(String.drawn(from: history)) }
}

extension Character: RandomValue {
    static func drawn(from history: RandomHistory) -> Character { history.one(of: ["a", "b"]) }
}

extension UUID: RandomValue {
    static func drawn(from history: RandomHistory) -> UUID { history.id(of: few) }

    fileprivate static let few = (1...3).compactMap { UUID(uuidString: "00000000-0000-0000-0000-00000000000\($0)") }
}

extension Date: RandomValue {
    static func drawn(from history: RandomHistory) -> Date {
        Date(timeIntervalSince1970: TimeInterval(history.choice(3) * 86400))
    }
}

extension Data: RandomValue {
    static func drawn(from history: RandomHistory) -> Data { Data((0..<history.choice(3)).map { UInt8($0) }) }
}

extension URL: RandomValue {
    static func drawn(from history: RandomHistory) -> URL {
        URL(fileURLWithPath: history.one(of: ["/a", "/b", "/c"]))
    }
}

extension Optional: RandomValue where Wrapped: RandomValue {
    static func drawn(from history: RandomHistory) -> Wrapped? { history.optional { history.draw() } }
}

extension Array: RandomValue where Element: RandomValue {
    static func drawn(from history: RandomHistory) -> [Element] { history.array { history.draw() } }
}

extension Set: RandomValue where Element: RandomValue {
    static func drawn(from history: RandomHistory) -> Set<Element> { Set(history.array { history.draw() }) }
}

extension Dictionary: RandomValue where Key: RandomValue, Value: RandomValue {
    static func drawn(from history: RandomHistory) -> [Key: Value] {
        Dictionary(history.array { (history.draw(), history.draw()) }, uniquingKeysWith: { $1 })
    }
}
