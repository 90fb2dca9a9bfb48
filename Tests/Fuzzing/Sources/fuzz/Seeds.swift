import Foundation
import UnderstudySyntax

/// Collects pieces of real files: declarations, most of all protocols, of a size that people write.
enum Seeds {
    /// The pieces of all Swift files in `folders`, in the order of their paths.
    static func collect(from folders: [String]) -> [Mutator.Seed] {
        var protocols: [[UInt8]] = []
        var others: [[UInt8]] = []
        for path in folders.flatMap(swiftFiles(in:)) {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            let bytes = [UInt8](data)
            if bytes.count <= maximum { others.append(bytes) }
            let file = Parser.parse(SourceText(path: path, bytes: bytes))
            gather(file.declarations, in: file.source, &protocols, &others)
        }
        // Every second input comes from a protocol.
        let share = max(1, others.count / max(1, protocols.count * 20))
        let chosen = others.enumerated().filter { $0.offset % share == 0 }.map(\.element)
        let repeats = max(1, chosen.count / max(1, protocols.count))
        let all = chosen + Array(repeating: protocols, count: min(repeats, 4)).flatMap { $0 }
        return all.map { Mutator.Seed($0) }
    }

    private static let maximum = 2_000

    private static func swiftFiles(in folder: String) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else { return [] }
        guard isFolder.boolValue else { return [folder] }
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
    }

    private static func gather(
        _ declarations: [DeclSyntax], in source: SourceText, _ protocols: inout [[UInt8]], _ others: inout [[UInt8]]
    ) {
        for declaration in declarations {
            let isUsable = (50...maximum).contains(declaration.range.count)
            switch declaration.kind {
            case .protocol:
                if isUsable { protocols.append(source.bytes(in: declaration.range)) }
            case .nominal(let syntax):
                if isUsable { others.append(source.bytes(in: declaration.range)) }
                gather(syntax.members.members, in: source, &protocols, &others)
            case .extension(let syntax):
                if isUsable { others.append(source.bytes(in: declaration.range)) }
                gather(syntax.members.members, in: source, &protocols, &others)
            case .conditional(let clauses):
                if isUsable { others.append(source.bytes(in: declaration.range)) }
                for clause in clauses { gather(clause.members, in: source, &protocols, &others) }
            case .code, .import:
                break
            default:
                if isUsable, others.count % 4 == 0 || declaration.range.count > 200 {
                    others.append(source.bytes(in: declaration.range))
                }
            }
        }
    }
}
