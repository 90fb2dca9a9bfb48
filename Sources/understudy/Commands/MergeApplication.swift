import UnderstudyDoubles
import UnderstudyRefactoring
import UnderstudySemantics
import UnderstudySyntax

/// `split --merge`: one protocol of several that all code uses together.
enum MergeApplication {
    static let merge = Option.list(
        "merge", value: "PROTOCOL",
        "the way back: make one protocol of those with these names, which all code uses together; separated by commas, or as Store=Saving+Finding with a name for it"
    )

    /// Merges the protocols that `arguments` name.
    static func perform(_ arguments: Arguments, in session: Session) -> ExitCode {
        let sides = arguments[merge][0].split(separator: "=", maxSplits: 1).map(String.init)
        let name = sides.count == 2 ? sides[0] : nil
        let words = name == nil ? arguments[merge] : ListText.values(in: sides[1], separatedBy: "+")
        if words.count < 2 || name.map(SwiftNames.isTypeName) == false || name != nil && arguments[merge].count > 1 {
            let form = "two names or more: Saving,Finding or Store=Saving+Finding"
            return session.refuse(.malformedValue(arguments[merge][0], option: "--merge", form: form), of: "split")
        }
        if let operand = arguments.operands.first { return session.refuse(.unexpectedOperand(operand), of: "split") }
        let changes = SourceChanges(arguments, in: session)
        guard changes.recover(), let reading = PackageReading(arguments, in: session, at: { places(arguments, $0) }),
            let protocols = protocols(words, among: reading.protocolNames, session)
        else { return .unusableInput }
        let merged = ProtocolMerge(protocols, named: name, in: reading.index)
        return changes.perform(
            merged.edits, within: reading.inputs.reach, refusals: merged.refusals, protocols: [merged.name], advice: [])
    }

    private static func places(_ arguments: Arguments, _ configuration: Configuration) -> InputPlaces {
        var places = InputPlaces(
            configuration, paths: arguments[SplitCommand.inputs], context: arguments[SplitCommand.context]
        ).readingIgnored()
        places.needsSources = true
        return places
    }

    /// The protocols called so, each once; reports names without one.
    private static func protocols(
        _ words: [String], among names: ProtocolNames, _ session: Session
    ) -> [ProtocolDeclaration]? {
        var found: [ProtocolDeclaration] = []
        var isComplete = true
        for word in words {
            switch names.find(NamePattern(text: word)) {
            case .success(let own): found += own.filter { one in !found.contains { $0 === one } }
            case .failure(let problem):
                session.console.report(problem.diagnostic)
                isComplete = false
            }
        }
        return isComplete ? found : nil
    }
}
