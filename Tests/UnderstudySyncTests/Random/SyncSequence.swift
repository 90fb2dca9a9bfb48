import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySync
import UnderstudySyntax
import UnderstudyTemplates

/// A protocol that changes at random, with a double that is edited by hand at random in between.
struct SyncSequence {
    private var numbers: SeededNumbers
    private let seed: UInt64
    private var demand: RandomProtocol
    private var double = ""
    let kind: DoubleKind
    let style: DoubleStyle
    private var newline = "\n"
    private var indentation = "    "
    /// What was put in by hand, and has to stay.
    private var marks: [String] = []
    private var editCount = 0
    /// Told what there is before and after each step.
    var onStep: ((String) -> Void)?
    /// Whether a line of the owner speaks of what is gone, as a sync said once.
    private var isOwed = false
    /// Whether some members shared a name since the double was written: the longer names of that time stay.
    private var hadOverloads = false
    /// What should compile after each step, where nothing was left for a person.
    private(set) var states: [Int: (protocol: String, double: String)] = [:]

    init(_ seed: UInt64) {
        self.seed = seed
        numbers = SeededNumbers(seed)
        let faces: [(DoubleKind, DoubleStyle)] = [
            (.spy, .understudy), (.stub, .understudy), (.mock, .understudy), (.dummy, .understudy),
            (.wrapper, .understudy), (.client, .understudy), (.fake, .understudy), (.mock, .mockolo),
            (.mock, .sourcery), (.spy, .understudy), (.contract, .understudy),
        ]
        (kind, style) = numbers.pick(faces, (.spy, .understudy))
        demand = RandomProtocol(seed, &numbers)
    }

    private static let notes = "public struct Note: Sendable { public var id = 0; public init() {} }\n"

    private var syncCase: SyncCase {
        SyncCase(
            protocols: ["Note.swift": Self.notes, "Notes.swift": demand.text], doubles: ["Double.swift": double],
            style: style, former: former)
    }

    /// The sources as they were when the double was last in step; every other sequence has no history.
    private var former: DeclarationIndex?

    // MARK: - Edits

    private mutating func edit() {
        if numbers.isOne(in: 12) { return layOut() }
        editCount += 1
        guard var edits = RandomEdits(plain(double), mark: "owned\(seed)x\(editCount)", takesConvenience: seed % 2 == 0)
        else { return }
        edits.edit(&numbers)
        double = laidOut(edits.text)
        marks += edits.added.map(laidOut)
    }

    /// Other line ends, or another indentation.
    private mutating func layOut() {
        let text = plain(double)
        if numbers.isOne(in: 2) {
            newline = newline == "\n" ? "\r\n" : "\n"
        } else {
            indentation = indentation == "\t" ? "    " : "\t"
        }
        double = laidOut(text)
    }

    private func plain(_ text: String) -> String {
        let lines: [Substring] = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        return lines.map { line in
            let tabs = line.prefix { $0 == "\t" }.count
            return String(repeating: "    ", count: tabs) + line.dropFirst(tabs)
        }.joined(separator: "\n")
    }

    private func laidOut(_ text: String) -> String {
        if newline == "\n", indentation == "    " { return text }
        let lines: [Substring] = text.split(omittingEmptySubsequences: false) { $0 == "\n" }
        return lines.map { line in
            let blanks = line.prefix { $0 == " " }.count
            return String(repeating: indentation, count: blanks / 4) + line.dropFirst(blanks / 4 * 4)
        }.joined(separator: newline)
    }

    // MARK: - Running

    /// What went wrong; `nil` where nothing did.
    mutating func run(_ library: TemplateLibrary, steps: Int) throws -> String? {
        guard let first = try syncCase.generated(kind, of: demand.name, library) else { return nil }
        double = first
        hadOverloads = demand.hasOverloads
        for step in 0..<steps {
            if isOwed, numbers.isOne(in: 2), let anew = try syncCase.generated(kind, of: demand.name, library) {
                (double, marks, isOwed, newline, indentation) = (anew, [], false, "\n", "    ")
                demand.settleName()
                hadOverloads = demand.hasOverloads
            }
            if seed % 2 == 1 { former = syncCase.index }
            for _ in 0..<numbers.below(3) { edit() }
            for _ in 0..<numbers.below(4) { demand.change(&numbers) }
            hadOverloads = hadOverloads || demand.hasOverloads
            let before = double
            onStep?("step \(step)\n\(demand.text)\n---- before\n\(before)")
            if let problem = try sync(step, library) {
                return
                    "step \(step), \(kind.name), \(style.name): \(problem)\n\(demand.text)\n---- before\n\(before)\n---- after\n\(double)"
            }
        }
        return nil
    }

    private mutating func sync(_ step: Int, _ library: TemplateLibrary) throws -> String? {
        let before = double
        let found: (doubles: [String: String], findings: [SyncFinding], left: [SyncFinding])
        do {
            found = try syncCase.synced(library)
        } catch {
            return "\(error)"
        }
        double = found.doubles["Double.swift"] ?? ""
        onStep?("\(found.findings.map(\.diagnostic.message).joined(separator: "\n"))\n---- after\n\(double)")
        for mark in marks where !double.contains(mark) { return "'\(mark)' is lost" }
        if before.contains(newline + indentation), let ends = mixedLayout { return ends }
        if !Parser.parse(SourceText(path: "", text: double)).diagnostics.isEmpty { return "no Swift any more" }
        let again = try syncCase.synced(library)
        if again.doubles["Double.swift"] != double {
            onStep?("a second sync says\n\(again.findings.map(\.diagnostic.message).joined(separator: "\n"))")
            return "a second sync changes it to\n\(again.doubles["Double.swift"] ?? "")"
        }
        if again.findings.isEmpty, let plan = try syncCase.plans(library, isThorough: true).first,
            !plan.findings.isEmpty || !plan.files.isEmpty
        {
            return "a closer look finds \(plan.findings.first?.diagnostic.message ?? "edits")"
        }
        // Where 'sync' leaves nothing to do, 'check' finds nothing.
        if !found.left.contains(where: \.isDrift), let drift = again.findings.first(where: \.isDrift) {
            return "check still finds \(drift.diagnostic.message)"
        }
        let needsPerson = (found.findings + found.left).contains { $0.remedy != .sync }
        if let left = again.findings.first(where: { $0.remedy == .sync || !needsPerson }) {
            return "still to be synced: \(left.diagnostic.message)"
        }
        isOwed = isOwed || found.findings.contains { $0.diagnostic.message.contains("no longer fits") }
        // What a person may take away does not stand in the compiler's way; what a person has to change may.
        // What an edited member hands on to may be gone.
        let handsOn = [.wrapper, .client, .contract].contains(kind)
        // It stays gone, though nothing is said any more once the history has the member as its owner's.
        isOwed = isOwed || handsOn && found.left.contains { $0.remedy != .sync }
        let isBroken = found.left.contains {
            handsOn || $0.diagnostic.message.contains("change it by hand") || $0.diagnostic.id.name == "lost-protocol"
        }
        // Of some protocols no new double of the kind could be written, as of an actor that a wrapper would wait for.
        if !isBroken, !isOwed, try syncCase.generated(kind, of: demand.name, library) != nil {
            states[step] = (demand.text, double)
        }
        if needsPerson || isOwed { return nil }
        // Names in use stay: those of overloads may be others than in a new double.
        guard former != nil, marks.isEmpty, !hadOverloads, !demand.isRenamed, !demand.hasDefaults,
            let fresh = try syncCase.generated(kind, of: demand.name, library), !hasSame(fresh, double)
        else { return nil }
        return "differs from a new double\n\(fresh)"
    }

    /// Whether line ends or indentation are of two sorts now.
    private var mixedLayout: String? {
        let isMixed = newline == "\n" ? double.utf8.contains(0x0D) : Array(double.utf8).isMissingReturn
        if isMixed { return "line ends of two sorts" }
        let blanks = indentation == "\t" ? newline + "    " : newline + "\t"
        return double.contains(blanks) ? "indentation of two sorts" : nil
    }

    /// Whether both have the same lines, in any order; what may stay though nothing needs it any more, aside.
    private func hasSame(_ fresh: String, _ double: String) -> Bool {
        func lines(_ text: String) -> [String] {
            plain(text).split(separator: "\n").map { String($0.drop { $0 == " " }) }.filter { line in
                !line.contains("import ") && !["///", "#", "}"].contains { line.hasPrefix($0) } && line != "init() {}"
            }.map { $0.replacing("nonisolated ", with: "") }.map { $0.hasSuffix(" {}") ? String($0.dropLast()) : $0 }
                .sorted()
        }
        return lines(fresh) == lines(double)
    }
}

extension [UInt8] {
    /// Whether a line ends without a carriage return.
    fileprivate var isMissingReturn: Bool {
        indices.contains { self[$0] == 0x0A && ($0 == 0 || self[$0 - 1] != 0x0D) }
    }
}
