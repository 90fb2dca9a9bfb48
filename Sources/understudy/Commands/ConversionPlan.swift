import UnderstudyConversion
import UnderstudyDoubles
import UnderstudyRefactoring
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates
import UnderstudyUsage

/// The conversions of the handwritten doubles that are asked for.
struct ConversionPlan {
    /// Those that convert something.
    private(set) var conversions: [DoubleConversion]
    /// The places of those whose members change besides, so that they are in step with their protocols.
    private(set) var following: Set<SourceLocation> = []
    /// What is said of all others, and of what stays.
    private(set) var diagnostics: [Diagnostic]
    /// The files that may be changed.
    let reach: EditReach
    /// What the sources declare.
    private let index: DeclarationIndex
    /// Whether all doubles are asked for, so that none has to be converted.
    private let isForAll: Bool

    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// The names of the protocols.
    var protocols: Set<String> { Set(conversions.map(\.double.declaration.name)) }

    /// Doubles that a generator wrote, as somebody would have written them by hand.
    struct Generated {
        /// By the paths of their files.
        let doubles: [String: FormerDouble]
        /// The files of the modules whose names are known.
        let modules: [String: [String]]
    }

    /// Reads the sources; reports what can't be used, and then returns `nil`.
    init?(_ arguments: Arguments, of generated: Generated? = nil, in session: Session) {
        let isForAll = arguments[ConvertCommand.all] && generated == nil
        self.isForAll = isForAll
        let names = generated.map { Set($0.doubles.values.map(\.name)).sorted() }
        let study = PlaceStudy(
            watching: { names ?? (isForAll ? Self.handwritten(in: $0).map(\.type.name) : arguments.operands) },
            placing: generated?.modules ?? [:], arguments, in: session)
        guard let study, let templates = TemplateChoice(study.reading.configuration, in: session),
            let doubles = generated.map({ Self.doubles(of: $0, in: study) })
                ?? Self.doubles(arguments.operands, isForAll, in: study, session)
        else { return nil }
        (reach, index) = (study.reach, study.index)
        let uses = Dictionary(
            grouping: study.uses(ofTypesAt: Set(doubles.map(\.type.nameLocation))), by: \.owner)
        var conversions: [DoubleConversion] = []
        var diagnostics: [Diagnostic] = []
        let maker = Maker(
            wanted: generated == nil ? arguments[ConvertCommand.kind] : .spy, study: study, templates: templates,
            values: PlainValues(in: study.index), generated: generated)
        for owned in doubles {
            let double: HandwrittenDouble
            switch HandwrittenDouble.read(owned, in: study.index) {
            case .failure(let refusal):
                diagnostics.append(refusal.diagnostic)
                continue
            case .success(let read): double = read
            }
            do throws(TemplateError) {
                guard let conversion = try maker.conversion(of: double, uses: uses[owned.type.nameLocation] ?? [])
                else { continue }
                diagnostics += conversion.diagnostics
                if !conversion.isEmpty { conversions.append(conversion) }
            } catch {
                templates.report(error, in: session)
                return nil
            }
        }
        if isForAll {
            diagnostics = diagnostics.map { $0.as(.note) } + UnseenDoubles(in: study.index, besides: doubles).notes
        }
        (self.conversions, self.diagnostics) = (conversions, diagnostics)
    }

    /// What converts one double after the other.
    private struct Maker {
        let wanted: ConvertCommand.Kind
        let study: PlaceStudy
        let templates: TemplateChoice
        let values: PlainValues
        let generated: Generated?

        /// The conversion of `double`, of which `uses` are the uses; `nil` where the style has no such doubles.
        func conversion(
            of double: HandwrittenDouble, uses: [MemberUse]
        ) throws(TemplateError) -> DoubleConversion? {
            if wanted == .fake { return DoubleConversion(double, asItStands: .fake) }
            guard double.isClass else { return DoubleConversion(double, asItStands: double.works ? .fake : .stub) }
            let kind = wanted == .auto ? double.kind : DoubleKind(name: wanted.rawValue)
            let rendering = DoubleRendering(
                kind, in: study.index, library: templates.library, options: templates.options)
            guard let rendering else { return nil }
            let found = try conversion(of: double, to: kind, uses: uses, by: rendering)
            if found.isEmpty, generated != nil {
                return DoubleConversion(double, asItStands: found.kindAsItStands ?? kind)
            }
            // A double that works stays as it is, and so does one of which only constants would become closures.
            guard found.isEmpty || found.onlyGivesConstants, wanted == .auto, let kind = found.kindAsItStands else {
                return found
            }
            return DoubleConversion(double, asItStands: kind, because: found.kept)
        }

        /// Converts `double`; once more with other names, where members that stay have those that new ones would have.
        private func conversion(
            of double: HandwrittenDouble, to kind: DoubleKind, uses: [MemberUse], by rendering: DoubleRendering
        ) throws(TemplateError) -> DoubleConversion {
            let unknownReads = study.unknownReads(of: double)
            func converted(_ storage: [RequirementKey: MemberStorage]) -> DoubleConversion {
                DoubleConversion(
                    double, to: kind, storage: storage, leftToDefaults: double.defaults, uses: uses,
                    unknownReads: unknownReads,
                    renaming: generated?.doubles[double.type.source.path]?.renamed ?? [:], values)
            }
            let first = converted(try double.storage(in: rendering))
            if first.expected.isDisjoint(with: first.staying) { return first }
            return converted(try double.storage(in: rendering, besides: first.staying))
        }
    }

    /// The doubles called one of `words`, or all that no header marks; reports names without one, and then returns `nil`.
    private static func doubles(
        _ words: [String], _ isForAll: Bool, in study: PlaceStudy, _ session: Session
    ) -> [OwnedDouble]? {
        if isForAll { return handwritten(in: study.index) }
        var doubles: [OwnedDouble] = []
        for word in words {
            guard let type = study.type(called: word, in: session) else { return nil }
            let found = study.index.ownedDoubles(named: [type.path]).first { $0.type.nameLocation == type.location }
            if let found {
                doubles.append(found)
            } else {
                let refusal = ConversionRefusal(.noProtocol, of: type.path, at: type.location)
                session.console.report(refusal.diagnostic)
                return nil
            }
        }
        return doubles
    }

    /// Those that stand for generated ones.
    private static func doubles(of generated: Generated, in study: PlaceStudy) -> [OwnedDouble] {
        study.index.ownedDoubles(named: Set(generated.doubles.values.map(\.name))).filter {
            generated.doubles[$0.type.source.path] != nil
        }
    }

    /// All doubles that no header marks.
    private static func handwritten(in index: DeclarationIndex) -> [OwnedDouble] {
        let generated = Set(index.files.filter(MockingFramework.hasGenerated).map(\.source.path))
        let shipped = ShippedCode(in: index)
        return index.ownedDoubles(conformers: true).filter {
            if $0.headerName != nil || generated.contains($0.type.source.path) || $0.isOfADouble
                || MockingFramework.hasMarked($0.type)
            {
                return false
            }
            return !$0.protocols.allSatisfy(\.isCalledDouble) && $0.type.details.kind != .enum
                && ($0.type.isCalledDouble && !shipped.holds($0.type) || isForTests($0, in: index))
                && index.hasWitness($0)
        }
    }

    /// Whether a word in the name of a test's type says that it is a double.
    private static func isForTests(_ double: OwnedDouble, in index: DeclarationIndex) -> Bool {
        double.type.mentionsDouble && index.file(at: double.type.source.path)?.isOfTests == true
    }

    /// The same without the doubles that would not be in step, or would get other names than their tests use, and all
    /// changes; `nil` if sources can't be read.
    func inStep(after changes: SourceChanges) -> (plan: ConversionPlan, outcome: DoublesAfterChange.Outcome)? {
        var plan = self
        let imports = SpelledImports(in: index)
        while !plan.conversions.isEmpty {
            let spelled = plan.conversions.flatMap { conversion in
                imports.edits(for: conversion.edits, of: conversion.double.type, conversion.double.declaration)
            }
            let files = SourceEdit.byFile(plan.conversions.flatMap(\.edits) + spelled.eachOnce)
            let overlapping = Set(files.filter { (try? $0.applied()) == nil }.map(\.source.path))
            if plan.refuse(by: { $0.refusal(overlappingIn: overlapping) }) { continue }
            let edited = files.compactMap(FileChange.init)
            guard var outcome = changes.synced(edited, within: reach, protocols: plan.protocols) else { return nil }
            let doubles = ConvertedDoubles(plan.conversions, in: outcome.changes, before: edited)
            if plan.refuse(by: { doubles.refusal(of: $0, left: outcome.left) }) { continue }
            // What a new double shares with others, one with its owner's answers may not speak of.
            outcome.changes = doubles.finished(outcome.changes).filter { !$0.isNew }
            // A second look sees what 'check' will see.
            guard let later = changes.synced(outcome.changes, within: reach, protocols: plan.protocols) else {
                return nil
            }
            let same = ConvertedDoubles(plan.conversions, in: later.changes, before: edited)
            if plan.refuse(by: { same.refusal(of: $0, left: later.left) }) { continue }
            let declared = Set(later.changes.flatMap(\.declaredNames))
            let importing = Set(spelled.map(\.source.path))
            outcome.changes = later.changes.map { change in
                if importing.contains(change.path) { return change }
                return change.withoutNeedlessImports { name in
                    declared.contains(name) || index.declaresType(named: name) || SwiftLibraryNames.contains(name)
                }
            }
            // What stays was never what the templates give, so that text is not kept as what the doubles began as.
            outcome.doubles = nil
            plan.following = same.following
            return (plan, outcome)
        }
        return (plan, DoublesAfterChange.Outcome(changes: []))
    }

    /// Leaves out what `refusal` refuses.
    ///
    /// - Returns: Whether that is any.
    private mutating func refuse(by refusal: (DoubleConversion) -> ConversionRefusal?) -> Bool {
        let refusals = conversions.map(refusal)
        // What is said of functions that stay is not so where all do.
        let notes = Set(zip(conversions, refusals).filter { $1 != nil }.flatMap { $0.0.diagnostics.map(\.location) })
        diagnostics.removeAll { $0.id.name.hasPrefix("kept-") && notes.contains($0.location) }
        conversions = zip(conversions, refusals).filter { $1 == nil }.map(\.0)
        diagnostics += refusals.compactMap { $0?.diagnostic.as(isForAll ? .note : .error) }
        return refusals.contains { $0 != nil }
    }
}

extension [SourceEdit] {
    /// The same, each text only once at each place.
    fileprivate var eachOnce: [SourceEdit] {
        var seen: [String: Set<TextEdit>] = [:]
        return filter { seen[$0.source.path, default: []].insert($0.edit).inserted }
    }
}

extension OwnedDouble {
    /// Whether it is an enumeration within a type, such as the keys of a double.
    fileprivate var isOfADouble: Bool { type.details.kind == .enum && type.name.contains(".") }
}

extension DoubleConversion {
    /// The reason not to convert the double, where it takes edits in one of the files `paths`.
    fileprivate func refusal(overlappingIn paths: Set<String>) -> ConversionRefusal? {
        edits.first { paths.contains($0.source.path) }.map { edit in
            ConversionRefusal(.overlap(edit.source.path), of: double.type.name, at: double.type.nameLocation)
        }
    }

    /// What is said of the functions that stay; an error where all do.
    fileprivate var diagnostics: [Diagnostic] {
        if isAsItStands { return [] }
        let notes = kept.map { function in
            Diagnostic(
                DiagnosticID("kept-function"), .note, "'\(function.name)' stays as it is: \(function.reason.words)",
                at: function.location)
        }
        let partlyNotes = partly.map { function in
            Diagnostic(
                DiagnosticID("kept-code"), .note,
                "'\(function.name)' records its calls as a spy does; its other statements stay: \(function.reason.words)",
                at: function.location)
        }
        if !isEmpty { return notes + partlyNotes }
        return [
            ConversionRefusal(.nothing, of: double.type.name, at: double.type.nameLocation, notes: notes).diagnostic
        ]
    }
}

extension PlaceStudy {
    /// The files that mention `double` and read properties of its names from values about which nothing is known.
    fileprivate func unknownReads(of double: HandwrittenDouble) -> [String: Set<String>] {
        let reads = filesWithUnknownReads(of: double.propertyNames).mapValues { paths in
            paths.filter { path in
                index.file(at: path).map { $0.source.text(in: $0.source.range).contains(double.type.simpleName) }
                    ?? false
            }
        }.filter { !$0.value.isEmpty }
        let suspected = filesWithSuspectedReads(of: double.propertyNames, ofTypeAt: double.type.nameLocation)
        return reads.merging(suspected) { $0.union($1) }
    }
}
