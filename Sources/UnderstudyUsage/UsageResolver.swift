import UnderstudySemantics
import UnderstudySyntax

/// Finds who uses which requirement of which protocol, from declarations and bodies alone.
///
/// Bodies are read once for all protocols, in portions, so that several threads can each have a reader.
package struct UsageResolver: Sendable {
    private let index: DeclarationIndex
    let symbols: Symbols
    /// The types of all members, by their numbers, as the readers of bodies infer them; empty if none is known.
    private(set) var signatures: [MemberTypes] = []

    /// Some of the bodies, one after the other.
    package struct Portion: Sendable {
        fileprivate let members: Range<Int>
    }

    /// The types of the members of one portion.
    package struct Signatures: Sendable {
        fileprivate let types: [MemberTypes]
    }

    /// The evidence in one portion.
    package struct Findings: Sendable {
        let evidence: Evidence
    }

    /// How many members make a portion.
    private static let size = 64

    /// Creates a resolver for the declarations in `index`; its files should have been read with their bodies.
    ///
    /// What the compiler recorded about some files, in `compiled`, takes precedence over what their text shows.
    package init(index: DeclarationIndex, compiled: [CompiledFile] = []) {
        self.index = index
        var symbols = SymbolGathering(index.files).symbols
        if !compiled.isEmpty { symbols.compiled = CompiledNames(compiled, symbols) }
        symbols.kinship = Kinship(of: symbols)
        self.symbols = symbols
    }

    /// All bodies, in the order of the files.
    package var portions: [Portion] {
        let count = symbols.members.elements.count
        return stride(from: 0, to: count, by: Self.size).map { Portion(members: $0..<min($0 + Self.size, count)) }
    }

    /// A reader of portions, for one thread.
    package func makeReader() -> BodyReader { BodyReader(symbols, signatures) }

    /// The same resolver with known `signatures`, which are those of all portions in order.
    ///
    /// Code that reads with several threads works them out first; otherwise each thread would do so.
    package func knowing(_ signatures: [Signatures]) -> UsageResolver {
        var knowing = self
        knowing.signatures = signatures.flatMap(\.types)
        return knowing
    }

    /// The usage of each of `protocols`, in order, from the findings of all portions, in order.
    package func usages(of protocols: [ProtocolDeclaration], in findings: [Findings]) -> [ProtocolUsage] {
        let report = UsageReport(facts(in: findings))
        return protocols.map { report.usage(of: $0) }
    }

    /// The findings of all portions together, in order.
    package func facts(in findings: consuming [Findings]) -> UsageFacts {
        var evidence = Evidence()
        evidence.handovers.reserveCapacity(findings.reduce(0) { $0 + $1.evidence.handovers.count })
        for finding in findings { evidence.add(finding.evidence) }
        let table = SymbolTable(sharing: symbols)
        let walker = BodyWalker(table)
        walker.noteInheritedHolds()
        walker.noteMacros()
        evidence.add(walker.takeEvidence())
        if !symbols.compiled.isEmpty { evidence = CompiledEvidence(table, evidence).evidence }
        return UsageFacts(evidence, in: table, index)
    }

    /// The usage of each of `protocols`, in their order.
    package func usages(of protocols: [ProtocolDeclaration]) -> [ProtocolUsage] {
        let reader = makeReader()
        return usages(of: protocols, in: portions.map { reader.findings(in: $0) })
    }
}

/// Reads bodies for one thread, and caches what it infers.
package final class BodyReader {
    private let walker: BodyWalker
    private let inferring: BodyWalker

    init(_ symbols: Symbols, _ signatures: [MemberTypes], watching watched: Set<TypeID>? = nil) {
        let table = SymbolTable(sharing: symbols, signatures: signatures)
        walker = BodyWalker(table, watching: watched)
        inferring = BodyWalker(table, isRecording: false)
        table.inferValue = { [unowned inferring] info, value in inferring.inferAside(info, value) }
    }

    /// The types of the members of `portion`.
    package func signatures(in portion: UsageResolver.Portion) -> UsageResolver.Signatures {
        UsageResolver.Signatures(types: portion.members.map { walker.table.signature(of: MemberID($0)) })
    }

    /// The evidence in the bodies of `portion`.
    package func findings(in portion: UsageResolver.Portion) -> UsageResolver.Findings {
        for number in portion.members { walker.walk(member: MemberID(number)) }
        return UsageResolver.Findings(evidence: walker.takeEvidence())
    }
}
