import Foundation

extension IndexStore {
    /// The units of source files that still exist, the newest of each file and module, sorted by file and module.
    package func units() throws(IndexError) -> [IndexUnit] {
        var newest: [String: IndexUnit] = [:]
        for name in unitNames {
            guard let unit = try unit(name), FileManager.default.fileExists(atPath: unit.file) else { continue }
            let key = unit.module + "\n" + unit.file
            if let other = newest[key], other.time >= unit.time { continue }
            newest[key] = unit
        }
        return newest.values.sorted { ($0.file, $0.module) < ($1.file, $1.module) }
    }

    /// Calls `body` with every occurrence in the record `name`: all of it, where `record(_:modules:)` takes members only.
    package func occurrences(of name: String, _ body: (IndexOccurrence) -> Void) throws(IndexError) {
        let functions = library.functions
        let reader = try library.opened(.record) { functions.openRecord(handle, name, $0) }
        defer { functions.disposeRecord(reader) }
        withoutActuallyEscaping(body) { body in
            let receiver = OccurrenceReceiver(functions, body)
            _ = functions.visitOccurrences(reader, Unmanaged.passUnretained(receiver).toOpaque()) {
                context, occurrence in
                if let context, let occurrence {
                    Unmanaged<OccurrenceReceiver>.fromOpaque(context).takeUnretainedValue().receive(occurrence)
                }
                return true
            }
        }
    }
}

private final class OccurrenceReceiver {
    private let functions: IndexFunctions
    private let body: (IndexOccurrence) -> Void
    private var symbols: [IndexHandle: IndexSymbol] = [:]
    private var relations: [(roles: IndexRoles, symbol: IndexSymbol)] = []

    init(_ functions: IndexFunctions, _ body: @escaping (IndexOccurrence) -> Void) {
        self.functions = functions
        self.body = body
    }

    func receive(_ occurrence: IndexHandle) {
        guard let handle = functions.occurrenceSymbol(occurrence) else { return }
        relations.removeAll(keepingCapacity: true)
        _ = functions.visitRelations(occurrence, Unmanaged.passUnretained(self).toOpaque()) { context, relation in
            if let context, let relation {
                Unmanaged<OccurrenceReceiver>.fromOpaque(context).takeUnretainedValue().relate(relation)
            }
            return true
        }
        var (line, column): (UInt32, UInt32) = (0, 0)
        functions.occurrencePlace(occurrence, &line, &column)
        body(
            IndexOccurrence(
                symbol: symbol(handle), roles: IndexRoles(rawValue: functions.occurrenceRoles(occurrence)),
                line: Int(line), column: Int(column), relations: relations))
    }

    private func relate(_ relation: IndexHandle) {
        guard let handle = functions.relationSymbol(relation) else { return }
        relations.append((IndexRoles(rawValue: functions.relationRoles(relation)), symbol(handle)))
    }

    /// A record keeps its symbols while it is read, so that each is taken over once.
    private func symbol(_ handle: IndexHandle) -> IndexSymbol {
        if let known = symbols[handle] { return known }
        let symbol = IndexSymbol(
            usr: IndexLibrary.text(functions.symbolUSR(handle)), name: IndexLibrary.text(functions.symbolName(handle)),
            kind: IndexSymbol.Kind(rawValue: functions.symbolKind(handle)) ?? .other,
            subkind: functions.symbolSubkind(handle))
        symbols[handle] = symbol
        return symbol
    }
}
