import UnderstudyDoubles
import UnderstudyRefactoring
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// What it takes to make a handwritten double one in the usual form, and its tests ones that use that.
///
/// `ConversionChoice` says which functions are converted. All others stay as they are, with their properties.
package struct DoubleConversion {
    /// The double.
    package let double: HandwrittenDouble
    /// The edits of the double and of the code that uses it.
    package private(set) var edits: [SourceEdit] = []
    /// The functions that stay.
    package private(set) var kept: [KeptFunction] = []
    /// The names of the functions that are converted.
    package private(set) var converted: [String] = []
    /// The functions that record as the new double's do, and keep all else that they do.
    package private(set) var partly: [KeptFunction] = []
    /// The closures that answer first, by the names of the properties that hold them, where the usual ones don't do.
    package private(set) var firstAnswers: [String: String] = [:]
    /// The names of the closures that each initialiser sets, so that a first one would answer nothing.
    package private(set) var givenAnswers: Set<String> = []
    /// What the new double has to declare.
    package private(set) var expected: Set<String> = []
    /// The names of its members that stay, which no new one can have.
    package var staying: Set<String> {
        let going = Set(double.properties.values.filter { removed.contains($0.declaration.piece.range) }.map(\.name))
        return double.memberNames.subtracting(going)
    }

    /// The names of the functions that do nothing, as those of a new double would.
    package private(set) var alike: [String] = []
    /// How many places were rewritten.
    package private(set) var places = 0
    /// The files of the places.
    package private(set) var files: Set<String> = []

    /// The members of the double that go.
    private var removed: Set<ByteRange> = []

    /// The kind that the double is of afterwards.
    package let kind: DoubleKind
    /// Whether it stays as it is, but for the header that says whose it is.
    package let isAsItStands: Bool

    /// Whether it changes anything.
    package var isEmpty: Bool { converted.isEmpty && partly.isEmpty && !isAsItStands && !isRenaming }

    /// Whether a property gets the name of the one that it stands for.
    private var isRenaming = false

    /// The kind that the double is of as it stands, where nothing was converted; `nil` where it may be a spy or a stub whose
    /// uses can't be rewritten.
    package var kindAsItStands: DoubleKind? {
        let ofWork = double.onlyRecords ? DoubleKind.spy : .fake
        var (isKeptForItself, tells) = (true, false)
        for function in kept {
            switch function.reason {
            case .body: return ofWork
            case .plain, .shared, .overload, .unlike, .comment, .defaults, .availability, .default: continue
            // What a function tells a closure, tests hear as it is.
            case .noClosure where double.kind == .spy: tells = true
            case .noClosure, .noStorage, .use, .property, .called: isKeptForItself = false
            }
        }
        guard isKeptForItself else { return nil }
        return tells ? .spy : double.works ? ofWork : .stub
    }

    /// Whether all that new members would do is to give constants in closures that nobody sets, beside members that work or
    /// behind a lock that nothing else needs.
    package private(set) var onlyGivesConstants = false

    /// Makes `double`, as it stands, one of `kind`.
    ///
    /// - Parameter known: The functions that would stay in any case, with the reasons.
    package init(_ double: HandwrittenDouble, asItStands kind: DoubleKind, because known: [KeptFunction] = []) {
        (self.double, self.kind, isAsItStands) = (double, kind, true)
        let reasons = Dictionary(known.map { ($0.location, $0) }, uniquingKeysWith: { first, _ in first })
        kept =
            double.functions.map { function in
                let usual = keeping(function, function.stays ?? (function.reading == nil ? .body : .plain))
                return reasons[usual.location] ?? usual
            } + double.unlike.map(keeping)
        edits = [header]
    }

    /// Converts `double`, whose members are used in `uses`, to one of `kind`.
    ///
    /// - Parameters:
    ///   - renamed: The required properties by the names of those that hold their values.
    ///   - storage: What the new double keeps for each requirement.
    ///   - leftToDefaults: The requirements that it has no member for.
    ///   - unknownReads: The files where properties of these names are read from values about which nothing is known, and
    ///     that mention the double.
    ///   - values: What tells values that may be made in each call.
    package init(
        _ double: HandwrittenDouble, to kind: DoubleKind, storage: [RequirementKey: MemberStorage],
        leftToDefaults: Set<RequirementKey>, uses: [MemberUse],
        unknownReads: [String: Set<String>], renaming renamed: [String: String] = [:], _ values: PlainValues
    ) {
        (self.double, self.kind, isAsItStands) = (double, kind, false)
        for (name, required) in renamed { rename(name, to: required, in: uses) }
        let choice = ConversionChoice(
            double, storage: storage, leftToDefaults: leftToDefaults, uses: uses, unknownReads: unknownReads, values)
        for (function, outcome) in zip(double.functions, choice.outcomes) {
            switch outcome {
            // A new function would do as little.
            case .whole where choice.storage[function.requirement].map { $0.calls == nil && $0.stub == nil } == true:
                alike.append(function.name)
                if !double.isInType(function.range) { removed.insert(function.range) }
            case .whole(let reading): write(function, reading, choice)
            case .records(let records, let reason):
                partly.append(keeping(function, reason))
                replace(records, of: function, choice)
            case .kept(let reason): kept.append(keeping(function, reason))
            }
        }
        kept += double.unlike.map(keeping)
        for roles in choice.roles.values { rewrite(roles, choice) }
        let works = kept.contains { if case .body = $0.reason { true } else { false } }
        let isBeside = works || choice.storage.values.contains(where: \.isLocked)
        let isSet = choice.roles.values.contains { !$0[0].property.isConstant }
        onlyGivesConstants = isBeside && !isSet && partly.isEmpty && !isRenaming && !converted.isEmpty
        if !isEmpty { edits += removals + [header] }
    }

    private func keeping(_ function: HandwrittenDouble.Function, _ reason: KeepingReason) -> KeptFunction {
        let location = function.declaration.source.location(at: function.declaration.piece.introducer.lowerBound)
        return KeptFunction(name: function.name, location: location, reason: reason)
    }

    private func keeping(_ member: Requirement) -> KeptFunction {
        let location = member.source.location(at: member.syntax.introducer.lowerBound)
        return KeptFunction(name: member.name, location: location, reason: .unlike)
    }

    // MARK: - Edits

    /// The edits that take away what goes, with the extensions of which nothing is left.
    private var removals: [SourceEdit] {
        let emptied = EmptiedExtensions(of: double, without: removed)
        let parts = [double.type.members] + double.extensions.filter { !emptied.contains($0) }.map(\.members)
        return parts.flatMap { MemberRemoval(of: removed, among: $0, in: double.type.source).edits } + emptied.edits
    }

    private mutating func write(
        _ function: HandwrittenDouble.Function, _ reading: FunctionReading, _ choice: ConversionChoice
    ) {
        guard let storage = choice.storage[function.requirement] else { return }
        converted.append(function.name)
        let source = function.declaration.source
        if double.isInType(function.range), source.isAlone(function.range) {
            let place = MemberPlace.line(of: function.name)
            edits.append(SourceEdit(source[function.range], with: place, .removing))
        } else {
            removed.insert(function.range)
        }
        expected.formUnion([storage.calls, storage.stub].compactMap(\.self))
        let role = reading.answer.property.flatMap { choice.roles[$0]?.first }
        let answer = FirstAnswer(of: function, reading, storage, role, choice.values)
        guard let stub = storage.stub else { return }
        if case .closure(let text) = answer { firstAnswers[stub] = text }
        if answer == .usual, !storage.isLocked, role?.property.needsValue == true { givenAnswers.insert(stub) }
    }

    /// Has `function` record by one statement in the place of `records`, and declares above it what that needs.
    private mutating func replace(
        _ records: [RecordStatement], of function: HandwrittenDouble.Function, _ choice: ConversionChoice
    ) {
        guard let storage = choice.storage[function.requirement], let recording = storage.recording,
            let statement = choice.statement(of: function), let first = records.first
        else { return }
        if let calls = storage.calls { expected.insert(calls) }
        let source = function.declaration.source
        edits.append(SourceEdit(source[first.range], with: statement))
        edits += records.dropFirst().map { SourceEdit(source[source.wholeStatement(at: $0.range)], with: "") }
        let reach = records.flatMap { double.properties[$0.property]?.reach ?? [] }
        let words = Set(reach).sorted(by: >).map { $0 + " " }.joined()
        let (start, indentation) = source.top(of: function.declaration.piece)
        let step = source.indentationOfOneLevel
        let lines = recording.declarations.map { line in
            let blanks = line.prefix { $0 == " " }.count
            let rest = String(repeating: step, count: blanks / 4) + line.dropFirst(blanks / 4 * 4)
            return rest.hasPrefix("var ") ? words + rest : rest
        }
        edits.append(
            SourceEdit(
                source[ByteRange(at: start)], with: lines.map { $0 + "\n" + indentation }.joined()))
    }

    private mutating func rename(_ name: String, to required: String, in uses: [MemberUse]) {
        guard let property = double.properties[name] else { return }
        isRenaming = true
        removed.insert(property.declaration.piece.range)
        expected.insert(required)
        for use in uses where use.isOfProperty && use.member == name {
            let source = use.code.source
            edits.append(
                SourceEdit(
                    source[ByteRange(start: use.offset, end: use.offset + name.utf8.count)], with: required))
            places += 1
            files.insert(source.path)
        }
    }

    /// Rewrites the uses of a property, of which `roles` are the roles in functions.
    private mutating func rewrite(_ roles: [PropertyRole], _ choice: ConversionChoice) {
        let (role, others) = (roles[0], roles.dropFirst())
        removed.insert(role.property.declaration.piece.range)
        for use in choice.remainingUses(of: role.property.name) {
            guard let found = choice.rewriting(use, as: role, and: others).edits else { continue }
            edits += found
            places += 1
            files.insert(use.code.source.path)
        }
    }

    private var header: SourceEdit {
        let (source, start) = (double.type.source, double.type.syntax.range.lowerBound)
        let line = source.lineRange(around: start)
        let indentation = source.text(in: ByteRange(start: line.lowerBound, end: start))
        let number = source.lines.line(at: start)
        let above =
            number > 1 ? source.text(in: source.lines.range(ofLine: number - 1)).drop { $0 == " " || $0 == "\t" } : ""
        let endsEmpty = above.dropFirst(3).allSatisfy(\.isWhitespace)
        let gap = above.hasPrefix("///") && !endsEmpty ? "///\n" + indentation : ""
        var lines = ["/// A \(kind.name) of `\(double.declaration.name)`, yours to edit."]
        // Without it, 'sync' would add members that the double did without.
        let left = double.leftToDefaults
        if !left.isEmpty { lines += ["///"] + DefaultsSentence(names: left).lines }
        let text = lines.map { $0 + "\n" + indentation }.joined()
        return SourceEdit(source[ByteRange(at: start)], with: gap + text)
    }
}

extension SourceText {
    /// Where `declaration` begins with the comments above it, and how its line is indented.
    func top(of declaration: DeclSyntax) -> (offset: Int, indentation: String) {
        let start = declaration.range.lowerBound
        var number = lines.line(at: start)
        let indentation = text(in: ByteRange(start: lines.range(ofLine: number).lowerBound, end: start))
        guard indentation.allSatisfy(\.isWhitespace) else { return (start, "") }
        while number > 1 {
            let above = text(in: lines.range(ofLine: number - 1)).drop { $0.isWhitespace }
            guard above.hasPrefix("//"), !above.hasPrefix("// MARK:") else { break }
            number -= 1
        }
        return (lines.range(ofLine: number).lowerBound + indentation.utf8.count, indentation)
    }
}
