import Foundation

/// Proves the marks: compiles types that implement exactly the requirements without an unconditional default.
struct Verification {
    let table: Table
    let toolchain: Toolchain

    /// What was found, a line each.
    struct Findings {
        var lines: [String]
        let summary: String
    }

    /// Compiles all conformances, then all with one requirement left out.
    func findings() throws -> Findings {
        let protocols = table.protocols.filter { Witnesses.untested[$0.name] == nil }
        let whole = protocols.map { Example(of: $0, in: table) }
        let lacking = protocols.flatMap { found in
            table.required(found).enumerated()
                .filter { $0.element.marks.isEmpty && table.isMissed($0.element, of: found) }
                .map { Example(of: found, in: table, leavingOut: $0.offset) }
        }
        let declarations = protocols.map { ($0.name, table.declaration(of: $0) + "\n") }
        var wrong = try complaints(declarations, "parsed", ["-frontend", "-parse"])
        let conformances = [("", Witnesses.preamble)] + whole.map { ($0.name, $0.source) }
        wrong.merge(try complaints(conformances, "whole", toolchain.typeChecking)) { first, _ in first }
        wrong.merge(try synthesized()) { first, _ in first }
        let missing = [("", Witnesses.preamble)] + lacking.map { ($0.name, $0.source) }
        let failing = try complaints(missing, "lacking", toolchain.typeChecking)
        let needless = lacking.filter { failing[$0.name] == nil && wrong[$0.subject.name] == nil }
        return Findings(
            lines: wrong.sorted { $0.key < $1.key }.map {
                "\($0.key): does not conform with what the table asks for: \($0.value)"
            }
                + needless.map {
                    "\($0.subject.name): has a default that the table does not know: \($0.leftOut?.declared ?? "")"
                },
            summary: "\(whole.count) of \(table.protocols.count) protocols compiled, \(wrong.count) wrong; "
                + "\(lacking.count) requirements left out one by one, \(needless.count) not missed")
    }

    /// Type-checks types that leave to the compiler what it is said to write itself.
    private func synthesized() throws -> [String: String] {
        let examples = Witnesses.synthesized.sorted { $0.key < $1.key }
        let shown = Set(examples.compactMap { $0.key.split(separator: "-").first.map(String.init) })
        var wrong: [String: String] = [:]
        for subject in Defaults.synthesized.keys where !shown.contains(subject.owner) {
            wrong[subject.owner] = "no example of what the compiler writes"
        }
        let sources = [("", "import Distributed\n")] + examples.map { ($0.key, $0.value + "\n") }
        return wrong.merging(try complaints(sources, "synthesized", toolchain.typeChecking)) { first, _ in first }
    }

    /// What the compiler says of `parts`, put together into one file, by their names.
    private func complaints(
        _ parts: [(name: String, source: String)], _ title: String, _ arguments: [String]
    ) throws -> [String: String] {
        var owners: [String] = []
        for part in parts { owners += Array(repeating: part.name, count: part.source.count { $0 == "\n" }) }
        let outcome = try toolchain.compile(parts.map(\.source).joined(), called: title, arguments)
        var found: [String: String] = [:]
        for line in outcome.errors.split(separator: "\n") {
            guard let complaint = Complaint(line) else { continue }
            let owner = owners.indices.contains(complaint.line - 1) ? owners[complaint.line - 1] : ""
            guard complaint.isError || found[owner] != nil else { continue }
            let earlier = found[owner].map { $0 + " | " } ?? ""
            found[owner] = String((earlier + complaint.message).prefix(900))
        }
        if !outcome.isSuccess, found.isEmpty {
            throw Toolchain.Failure(message: "the compiler failed on '\(title)'\n\(outcome.errors)")
        }
        return found
    }
}

/// One line of what the compiler says.
private struct Complaint {
    let line: Int
    let isError: Bool
    let message: Substring

    /// `nil` for what is no error and no note.
    init?(_ text: Substring) {
        guard let place = text.range(of: ".swift:") else { return nil }
        let parts = text[place.upperBound...].split(separator: ":", maxSplits: 3)
        guard parts.count == 4, let line = Int(parts[0]), parts[2] == " error" || parts[2] == " note" else {
            return nil
        }
        self.line = line
        isError = parts[2] == " error"
        message = parts[3].drop { $0 == " " }
    }
}
