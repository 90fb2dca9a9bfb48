import UnderstudyDoubles
import UnderstudySyntax
import UnderstudyTemplates

/// A small generator of numbers, the same for the same seed everywhere.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }
}

/// A protocol that changes at random, with a double that is edited by hand at random in between.
struct SyncSequence {
    /// One requirement of the protocol.
    struct Demand: Equatable {
        var name: String
        var parameters: [(label: String, name: String, type: String)]
        var result: String
        var effects: String
        var kind: Kind
        var isConditional = false

        enum Kind: Equatable {
            case function
            case getter
            case setter
            case `subscript`
            case initializer
            case `static`
        }

        static func == (left: Demand, right: Demand) -> Bool { left.text == right.text }

        var text: String {
            let list = parameters.map { ($0.label == $0.name ? $0.name : $0.label + " " + $0.name) + ": " + $0.type }
                .joined(separator: ", ")
            let arrow = result == "Void" ? "" : " -> " + result
            switch kind {
            case .function: return "func \(name)(\(list))\(effects)\(arrow)"
            case .static: return "static func \(name)(\(list))\(effects)\(arrow)"
            case .getter: return "var \(name): \(value) { get\(effects) }"
            case .setter: return "var \(name): \(value) { get set }"
            case .subscript: return "subscript(\(list.isEmpty ? "key: Int" : list)) -> \(value) { get }"
            case .initializer: return "init(\(list))"
            }
        }

        private var value: String { result == "Void" ? "Int" : result }

        /// What two demands can't share.
        var identity: String {
            switch kind {
            case .getter, .setter: return name
            case .function, .static: return name + "(" + parameters.map(\.label).joined(separator: ":")
            case .subscript: return "subscript"
            case .initializer: return "init" + parameters.map(\.label).joined(separator: ":")
            }
        }
    }

    private static let names = ["save", "find", "load", "remove", "count", "title", "visit", "store", "item"]
    private static let labels = ["_", "by", "for", "with", "at"]
    private static let types = [
        "Int", "String", "Note", "[Note]", "Note?", "URL", "@escaping (Int) -> Void", "(Int, String)",
    ]
    private static let results = ["Void", "Int", "String", "Note", "Note?", "[Note]", "Bool", "[String: Int]"]
    private static let effects = ["", "", " throws", " async", " async throws"]

    var numbers: SeededNumbers
    var demands: [Demand] = []
    var isSendable = false
    var isolation = ""
    var double = ""
    let kind: DoubleKind
    let style: DoubleStyle
    /// What was put in by hand, and has to stay.
    var marks: [String] = []
    private var markCount = 0
    /// Whether the last sync left something for a person.
    private(set) var needsPerson = false

    init(_ seed: UInt64, kinds: [DoubleKind] = [.spy, .stub, .mock, .dummy, .wrapper, .client]) {
        numbers = SeededNumbers(seed)
        for _ in 0..<4 { _ = numbers.next() }
        kind = kinds.randomElement(using: &numbers) ?? .spy
        let others: [DoubleStyle] = [.understudy, .understudy, .mockolo, .sourcery]
        style = kind == .mock ? others.randomElement(using: &numbers) ?? .understudy : .understudy
        isSendable = Int.random(in: 0..<3, using: &numbers) == 0
        isolation = Int.random(in: 0..<6, using: &numbers) == 0 ? "@MainActor\n" : ""
        for _ in 0..<Int.random(in: 1...5, using: &numbers) { add() }
    }

    private mutating func pick<T>(_ values: [T], _ fallback: T) -> T {
        values.randomElement(using: &numbers) ?? fallback
    }

    private mutating func newDemand() -> Demand {
        let kinds: [Demand.Kind] = [
            .function, .function, .function, .function, .getter, .getter, .setter, .subscript, .initializer, .static,
        ]
        let count = pick([0, 1, 1, 2], 1)
        var parameters: [(label: String, name: String, type: String)] = []
        for index in 0..<count {
            let name = ["first", "second", "third"][index]
            let label = pick(Self.labels + [name], "_")
            parameters.append((label, name, pick(Self.types, "Int")))
        }
        let kind = pick(kinds, .function)
        var effects = pick(Self.effects, "")
        if kind == .setter || kind == .subscript || kind == .initializer { effects = "" }
        return Demand(
            name: pick(Self.names, "save"), parameters: parameters, result: pick(Self.results, "Void"),
            effects: effects, kind: kind, isConditional: Int.random(in: 0..<12, using: &numbers) == 0)
    }

    private mutating func add() {
        let demand = newDemand()
        let isFirst = !demands.contains {
            $0.identity == demand.identity || $0.name == demand.name && $0.kind != demand.kind
        }
        guard isFirst else { return }
        demands.insert(demand, at: Int.random(in: 0...demands.count, using: &numbers))
    }

    /// The file of the protocol.
    var protocolText: String {
        let lines = demands.map { demand in
            demand.isConditional ? "    #if os(Linux)\n    \(demand.text)\n    #endif" : "    " + demand.text
        }
        return
            "import Foundation\n\nstruct Note: Sendable { var id = 0 }\n\n\(isolation)protocol Store\(isSendable ? ": Sendable" : "") {\n"
            + lines.joined(separator: "\n") + "\n}\n"
    }

    var syncCase: SyncCase {
        SyncCase(protocols: ["Notes.swift": protocolText], doubles: ["Double.swift": double], style: style)
    }

    // MARK: - Changes

    /// Changes the protocol.
    mutating func change() {
        switch Int.random(in: 0..<12, using: &numbers) {
        case 0...2: add()
        case 3, 4: if let index = demands.indices.randomElement(using: &numbers) { demands.remove(at: index) }
        case 5: demands.shuffle(using: &numbers)
        case 6: isSendable.toggle()
        case 7: isolation = isolation.isEmpty ? "@MainActor\n" : ""
        default: changeOne()
        }
    }

    private mutating func changeOne() {
        guard let index = demands.indices.randomElement(using: &numbers) else { return }
        var demand = demands[index]
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: if demand.kind == .function || demand.kind == .static { demand.effects = pick(Self.effects, "") }
        case 1: demand.result = pick(Self.results, "Void")
        case 2: if !demand.parameters.isEmpty { demand.parameters[0].type = pick(Self.types, "Int") }
        default: if !demand.parameters.isEmpty { demand.parameters[0].label = pick(Self.labels, "_") }
        }
        let others = demands.enumerated().filter { $0.offset != index }
        if others.contains(where: { $0.element.identity == demand.identity }) { return }
        demands[index] = demand
    }

    /// Edits the double by hand.
    mutating func edit() {
        var lines = double.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let open = lines.firstIndex(where: { $0.hasSuffix("{") && !$0.hasPrefix(" ") }) else { return }
        markCount += 1
        let mark = "owned\(markCount)"
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0:
            lines.insert("    func \(mark)() -> Int { 1 }\n", at: open + 1)
            marks.append("func \(mark)() -> Int { 1 }")
        case 1:
            lines.insert("    // \(mark)\n", at: open + 1)
            marks.append("// \(mark)")
        case 2:
            // A statement at the start of a body of several lines.
            let bodies = lines.indices.filter { lines[$0].hasPrefix("    func ") && lines[$0].hasSuffix("{") }
            guard let body = bodies.randomElement(using: &numbers) else { return }
            lines.insert("        let \(mark) = 1; _ = \(mark)", at: body + 1)
            marks.append("let \(mark) = 1; _ = \(mark)")
        case 3:
            let places = lines.indices.filter {
                $0 > open && lines[$0].hasPrefix("    ") && !lines[$0].hasPrefix("        ") && lines[$0].hasSuffix("}")
            }
            guard let place = places.randomElement(using: &numbers) else { return }
            lines[place] += " // \(mark)"
            marks.append("// \(mark)")
        case 4:
            let places = lines.indices.filter { $0 > open && lines[$0].isEmpty }
            guard let place = places.randomElement(using: &numbers) else { return }
            lines.insert("", at: place)
        default:
            lines.append("extension Int { var \(mark): Int { self } }")
            marks.append("extension Int { var \(mark): Int { self } }")
        }
        double = lines.joined(separator: "\n")
    }

    // MARK: - Running

    /// What went wrong; `nil` where nothing did.
    mutating func run(_ library: TemplateLibrary, steps: Int) throws -> String? {
        guard let first = try syncCase.generated(kind, of: "Store", library) else { return nil }
        double = first
        for step in 0..<steps {
            for _ in 0..<Int.random(in: 0...2, using: &numbers) { edit() }
            for _ in 0..<Int.random(in: 0...3, using: &numbers) { change() }
            let before = double
            func failure(_ what: String) -> String {
                "step \(step), \(kind.name), \(style.name): \(what)\n\(protocolText)\n---- before\n\(before)\n---- after\n\(double)"
            }
            let doubles: [String: String]
            let findings: [SyncFinding]
            do {
                (doubles, findings) = try syncCase.synced(library)
            } catch {
                return failure("\(error)")
            }
            double = doubles["Double.swift"] ?? ""
            needsPerson = findings.contains { $0.remedy != .sync }
            for mark in marks where !double.contains(mark) { return failure("'\(mark)' is lost") }
            if !Parser.parse(SourceText(path: "", text: double)).diagnostics.isEmpty {
                return failure("no Swift any more")
            }
            let again = try syncCase.synced(library)
            if again.doubles["Double.swift"] != double {
                return failure("a second sync changes it to\n\(again.doubles["Double.swift"] ?? "")")
            }
            if let left = again.findings.first(where: { $0.remedy == .sync }) {
                return failure("still to be synced: \(left.diagnostic.message)")
            }
            // Names in use stay: those of overloads may be others than in a new double.
            let hasOverloads = Set(demands.map(\.name)).count < demands.count
            if marks.isEmpty, !hasOverloads, !findings.contains(where: { $0.remedy != .sync }),
                let fresh = try syncCase.generated(kind, of: "Store", library), !Self.hasSame(fresh, double)
            {
                return failure("differs from a new double\n\(fresh)")
            }
        }
        return nil
    }

    /// Whether both have the same lines, in any order; what may stay though nothing needs it any more, aside.
    private static func hasSame(_ fresh: String, _ double: String) -> Bool {
        func lines(_ text: String) -> [String] {
            text.split(separator: "\n").map { String($0.drop { $0 == " " }) }.filter { line in
                !line.contains("import ") && !["///", "#", "}"].contains { line.hasPrefix($0) } && line != "init() {}"
            }.map { $0.hasSuffix(" {}") ? String($0.dropLast()) : $0 }.sorted()
        }
        return lines(fresh) == lines(double)
    }
}
