import Foundation
import IndexedUsage

/// What is written on standard output.
struct Report {
    private var places = Comparison.Count()
    private var cells = Comparison.Count()
    private var missed: [Cause: Int] = [:]
    private var wrong: [Cause: Int] = [:]
    private var notBuilt = 0
    private var packages = 0

    static let header = """
        | package | protocols | uses | precision | recall | cells | precision | recall | not built |
        | --- | --- | --- | --- | --- | --- | --- | --- | --- |
        """

    mutating func add(_ name: String, _ comparison: Comparison, misses: Int) {
        guard comparison.places.both + comparison.places.missed + comparison.places.wrong > 0 else { return }
        packages += 1
        say(Self.row(name, "\(comparison.protocols)", comparison.places, comparison.cells, comparison.notBuilt))
        for name in comparison.unmatched { say("    not in the source: \(name)") }
        for item in comparison.missed.prefix(misses) { say("    missed " + Self.text(item)) }
        for item in comparison.wrong.prefix(misses) { say("    wrong  " + Self.text(item)) }
        places += comparison.places
        cells += comparison.cells
        notBuilt += comparison.notBuilt
        for item in comparison.missed { missed[item.cause ?? .unknown, default: 0] += 1 }
        for item in comparison.wrong { wrong[item.cause ?? .unknown, default: 0] += 1 }
    }

    func finish() {
        say(Self.row("**\(packages) packages**", "", places, cells, notBuilt))
        say("\nknown to the compiler alone (\(places.missed)):")
        Self.list(missed)
        say("\nfound in the source alone (\(places.wrong)):")
        Self.list(wrong)
    }

    private static func list(_ causes: [Cause: Int]) {
        for cause in Cause.allCases.sorted(by: { causes[$0, default: 0] > causes[$1, default: 0] }) {
            if let count = causes[cause] { say(String(format: "%6d  ", count) + cause.rawValue) }
        }
    }

    private static func row(
        _ name: String, _ protocols: String, _ places: Comparison.Count, _ cells: Comparison.Count, _ notBuilt: Int
    ) -> String {
        let fields = [
            name, protocols, "\(places.both + places.missed)", share(places.precision), share(places.recall),
            "\(cells.both + cells.missed)", share(cells.precision), share(cells.recall), "\(notBuilt)",
        ]
        return "| " + fields.joined(separator: " | ") + " |"
    }

    private static func share(_ value: Double) -> String { String(format: "%.3f", value) }

    private static func text(_ item: Comparison.Item) -> String {
        let place = "\(item.place.file):\(item.place.line):\(item.place.column)"
        return "\(place): \(item.owner).\(item.requirement) by \(item.consumer) [\(item.cause?.rawValue ?? "")]"
    }
}

func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }
