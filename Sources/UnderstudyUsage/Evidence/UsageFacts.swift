import UnderstudySemantics
import UnderstudySyntax

/// What the bodies show, organised for lookup and shared by all reports.
package final class UsageFacts: Sendable {
    let symbols: Symbols
    /// The names of requirements that follow values of unknown type: any of them may be a use.
    let unknownMembers: Set<String>
    /// The names of properties that are read from values about which nothing is known, with the files where they are.
    let unknownAsks: [String: Set<FileID>]
    /// The functions that are named without being called, and the parameters that may get values in unknown calls.
    let namedFunctions: [MemberID: PlaceInFile]
    let unknownArguments: [String: [Evidence.UnknownArgument: PlaceInFile]]
    /// The values of each holder whose types were inferred from its own.
    let openGifts: [Holder: [Evidence.OpenGift]]
    let reach: ModuleReach
    let isTestFile: [Bool]
    /// Whether the file is generated.
    let isGeneratedFile: [Bool]
    let byProtocol: EvidenceByProtocol
    let byHolder: EvidenceByHolder
    let concretely: ConcreteUses
    let index: DeclarationIndex
    /// The access level of each type that declares one.
    let accessByType: [TypeID: AccessLevel]
    let descendants: Descendants
    /// The aliases of compositions, by the protocols that they consist of.
    let compositions: [TypeID: [String]]

    init(_ evidence: Evidence, in table: SymbolTable, _ index: DeclarationIndex) {
        symbols = table.symbols
        unknownMembers = evidence.unknownMembers
        unknownAsks = evidence.unknownAsks
        namedFunctions = evidence.namedFunctions
        unknownArguments = evidence.unknownArguments
        openGifts = evidence.openGifts
        self.index = index
        reach = ModuleReach(table.files.elements)
        let common = TestCode.commonFolders(table.files.elements.map(\.source.path))
        isTestFile = table.files.elements.map { TestCode.isTest($0, below: common) }
        isGeneratedFile = table.files.elements.map { $0.isIgnored || GeneratedCode.isGenerated($0.source) }
        byProtocol = EvidenceByProtocol(evidence, table)
        byHolder = EvidenceByHolder(evidence, table)
        concretely = ConcreteUses(evidence, in: table, isTestFile: isTestFile)
        accessByType = Self.accessLevels(table)
        descendants = Descendants(table)
        compositions = Self.compositions(table)
    }

    private static func compositions(_ table: SymbolTable) -> [TypeID: [String]] {
        var names: [TypeID: [String]] = [:]
        for alias in table.aliases.elements {
            guard case .composition = alias.type.syntax.form, case .bounded(let bounds) = table.resolve(alias.type)
            else { continue }
            for bound in bounds { names[bound, default: []].append(alias.name) }
        }
        return names
    }

    private static func accessLevels(_ table: SymbolTable) -> [TypeID: AccessLevel] {
        var levels: [TypeID: AccessLevel] = [:]
        for file in table.files.elements {
            let types = file.types.map { ($0.name, $0.access) } + file.protocols.map { ($0.name, $0.access) }
            for (name, access) in types {
                guard let id = table.declaredType(SymbolTable.plainPath(name), module: file.module, file: nil) else {
                    continue
                }
                levels[id] = max(levels[id] ?? access, access)
            }
        }
        return levels
    }
}
