import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// The edits that make tests use doubles of parts: wherever a double of the whole protocol goes only to consumers of
/// one part, and no other member of it is used.
package struct DoubleNarrowing {
    /// The edits of tests.
    package private(set) var edits: [SourceEdit] = []
    /// The doubles that tests use after the edits.
    package private(set) var doubles: [PartDouble.Written] = []

    private let doublesByWhole: [String: [String: PartDouble]]
    /// The part that is required where a value is passed, by the bytes of the expression.
    private var partsByFile: [String: [ByteRange: String?]] = [:]

    /// Finds where `doubles` are enough for tests once `plan` has been carried out.
    package init(_ plan: SplitPlan, _ doubles: [PartDouble], in index: DeclarationIndex) {
        var table: [String: [String: PartDouble]] = [:]
        for double in doubles { table[double.whole, default: [:]][double.written.part] = double }
        doublesByWhole = table
        for number in plan.narrowing.graph.places.indices {
            let id = TypedPlaceID(number)
            let parts = plan.narrowing.parts(of: id) ?? []
            let part = parts.count == 1 && parts[0] < plan.parts.count ? plan.parts[parts[0]] : nil
            for gift in plan.narrowing.graph[id].gifts {
                // A value that goes to two places has to suit both.
                let known = partsByFile[gift.path]?[gift.range]
                partsByFile[gift.path, default: [:]][gift.range] = known == nil || known == part ? part : .some(nil)
            }
        }
        for file in index.files where partsByFile[file.source.path] != nil { narrow(file, index) }
    }

    private mutating func narrow(_ file: FileDeclarations, _ index: DeclarationIndex) {
        let code = CodeTokens(file.source)
        for number in code.indices {
            guard let candidates = doublesByWhole[code.text(number)], code.isCall(at: number),
                let part = part(ofDoubleAt: number, in: code, of: file, index), let double = candidates[part.name],
                part.members.isSubset(of: double.members)
            else { continue }
            edits.append(SourceEdit(file.source[code.range(number)], with: double.written.name))
            if !doubles.contains(where: { $0.name == double.written.name }) { doubles.append(double.written) }
        }
    }

    /// The part that is enough where a double is created, and the members that are used; `nil` if no part is enough.
    private func part(
        ofDoubleAt number: Int, in code: CodeTokens, of file: FileDeclarations, _ index: DeclarationIndex
    ) -> (name: String, members: Set<String>)? {
        let given = partsByFile[file.source.path] ?? [:]
        if let part = given[code.range(number).union(code.range(number + 2))] ?? nil { return (part, []) }
        guard let name = code.nameBound(before: number), let braces = code.braces(around: number) else { return nil }
        let block = code.range(braces.lowerBound)
        let type = file.types.first { $0.details.members.range.lowerBound == block.lowerBound }
        if let type, isSeenElsewhere(type, than: file, in: index) { return nil }
        let start = type == nil ? number + 3 : braces.lowerBound
        let uses = code.uses(of: name, in: start..<braces.upperBound, isProperty: type != nil, except: number - 2)
        var members: Set<String> = []
        var parts: Set<String> = []
        for use in uses {
            switch use {
            case .member(let member): members.insert(member)
            case .value(let range):
                guard let part = given[range] ?? nil else { return nil }
                parts.insert(part)
            case .unknown: return nil
            }
        }
        return parts.count == 1 ? parts.first.map { ($0, members) } : nil
    }

    /// Whether code outside of the type's braces may use its property.
    private func isSeenElsewhere(
        _ type: TypeDeclaration, than own: FileDeclarations, in index: DeclarationIndex
    ) -> Bool {
        index.files.contains { file in
            let isExtended = file.extensions.contains { entry in
                entry.extendedName.split(separator: ".").last.map(String.init) == type.simpleName
            }
            if isExtended || file.source.path == own.source.path { return isExtended }
            return file.module == own.module && CodeTokens(file.source).mentions(type.simpleName)
        }
    }
}
