import UnderstudyIndex

/// Reads the requested indexes on all cores, and passes the results on piece by piece.
struct IndexAnswering {
    private let request: IndexRequest
    private let give: ([UInt8]) -> Void

    /// Answers `request`; `give` is called with the bytes of each piece, in order.
    static func answer(_ request: IndexRequest, _ give: @escaping ([UInt8]) -> Void) {
        IndexAnswering(request: request, give: give).answer()
    }

    private func answer() {
        let library: IndexLibrary
        do throws(IndexError) {
            library = try IndexLibrary(path: request.library)
        } catch {
            return give(IndexAnswer.unusableLibrary(reason: error.reason).bytes)
        }
        let sources = IndexedSources(request.files)
        let marks = ModuleMarks(Set(request.modules))
        for (number, mention) in request.stores.enumerated() {
            guard mention.formats.contains("v\(library.formatVersion)") else {
                return give(IndexAnswer.otherFormat(store: number, version: library.formatVersion).bytes)
            }
            do throws(IndexError) {
                let store = try IndexStore(path: mention.path, library: library) { path in
                    SystemCalls.ownKind(of: path) == .file
                        && ((try? SystemCalls.status(of: path)).map { $0.size < ReadBuffer.limit } ?? false)
                }
                read(number, of: store, sources: sources, marks: marks)
            } catch {
                return give(IndexAnswer.unusableStore(store: number, reason: error.reason).bytes)
            }
        }
        give(IndexAnswer.end.bytes)
    }

    private func read(_ number: Int, of store: IndexStore, sources: IndexedSources, marks: ModuleMarks) {
        let units = concurrentMap(store.unitNames, makeState: {}) { _, name in try? store.unit(name) }
        let known = units.compactMap { unit in unit.flatMap { $0 } }
        let parts = sources.parts(of: known)
        let summary = IndexAnswer.StoreSummary(
            store: number, unitCount: units.count, example: known.first?.file, partCount: parts.count)
        give(IndexAnswer.store(summary).bytes)
        // In portions, so that not everything is in memory at once.
        for start in stride(from: 0, to: parts.count, by: 256) {
            let portion = Array(parts[start..<min(start + 256, parts.count)])
            let pieces = concurrentMap(portion, makeState: {}) { _, part -> [UInt8] in
                guard let noted = try? store.record(part.record, modules: marks) else {
                    return IndexAnswer.lost(file: part.file).bytes
                }
                return IndexAnswer.part(
                    file: part.file, isUnchanged: part.isUnchanged, bytes: noted.bytesOfPart[...]
                ).bytes
            }
            for piece in pieces { give(piece) }
        }
    }
}
