import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// Brings fixtures and harnesses up to date with the initialisers that they call.
///
/// The text of one follows from its parameters. So the base of the merge is what would have been written for those that
/// it has, with the values that its owner gave them; the values are carried over to today's.
struct SubjectSync {
    private let form: TestSubject.Form
    private let double: OwnedDouble
    private let index: DeclarationIndex
    private let options: DoubleOptions
    private var source: SourceText { double.type.source }

    /// `nil` for doubles of protocols.
    init?(_ double: OwnedDouble, in index: DeclarationIndex, _ options: DoubleOptions) {
        guard let form = TestSubject.Form(rawValue: double.kind) else { return nil }
        (self.form, self.double, self.index, self.options) = (form, double, index, options)
    }

    /// Plans the edits.
    func plan(_ plan: inout SyncPlan) throws(TemplateError) {
        let name = double.headerName ?? ""
        guard let type = subjectType else {
            return plan.findings = [
                finding(
                    .person, "lost-type",
                    "the type '\(name)' of this \(form.rawValue) was not found; add its sources with --context, or remove the \(form.rawValue)"
                )
            ]
        }
        guard let own = OwnSubject(form, source[double.type.members], in: index) else { return }
        let fixtures = Fixtures(in: index, for: double.type.module)
        let generator = SubjectGenerator(index: index, options: options)
        let made: SubjectGenerator.Made
        switch generator.make(form, of: type, fixtures, in: double.type.module) {
        case .success(let found): made = found
        case .failure(let error):
            return plan.findings = [
                finding(
                    .person, error.diagnostic.id.name,
                    "this \(form.rawValue) was left alone: \(error.diagnostic.message)")
            ]
        }
        let (base, fresh, doubtful) = versions(made, own)
        let manner = SourceIndentation(of: DoubleBody(double), 0)
        let range = double.type.syntax.range
        func text(_ subject: TestSubject) -> SourceText {
            // The comment above is none of the declaration.
            let lines = Array(subject.lines.dropFirst())
            return SourceText(path: source.path, text: manner.text(lines, base: "") + manner.newline)
        }
        let ours = SourceText(path: source.path, text: source.text(in: range) + manner.newline)
        do throws(MergeConflict) {
            let merged = SourceText(
                path: source.path, bytes: try FileMerge.merge(base: text(base), ours: ours, theirs: text(fresh)))
            if merged.bytes != ours.bytes {
                var edits = EditList()
                var new = merged.text(in: merged.range)
                while new.last?.isNewline ?? false { new.removeLast() }
                edits.replace(source[range], with: new)
                var imports = ImportEdits(of: double, in: index)
                try? imports.plan(made.imports, isUntouched: false, into: &edits)
                plan.files = edits.finished()
                plan.findings = [
                    finding(.sync, "changed-initializer", "\(difference(base, fresh)); 'understudy sync' updates it")
                ]
            }
        } catch {
            plan.findings = [
                finding(
                    .person, "edited-call",
                    "\(difference(base, fresh)), and you edited that part of this \(form.rawValue): change it by hand")
            ]
        }
        plan.findings += doubtful.map { name in
            finding(
                .person, "doubtful-value",
                "the type of '\(name)' has changed, and its value is yours: see whether it still fits")
        }
    }

    /// The type that the header names, of several that which the file sees.
    private var subjectType: TypeDeclaration? {
        let found = index.types(named: double.headerName ?? "")
        let imported = index.file(at: source.path)?.imports.map(\.module) ?? []
        return found.first { $0.module == double.type.module || imported.contains($0.module ?? "") } ?? found.first
    }

    /// What would have been written for what its owner has, what has to be there now, and the parameters whose values may
    /// no longer fit.
    private func versions(
        _ made: SubjectGenerator.Made, _ own: OwnSubject
    ) -> (base: TestSubject, fresh: TestSubject, doubtful: [String]) {
        var (base, fresh) = (made.subject, made.subject)
        var doubtful: [String] = []
        let known = Dictionary(own.parameters.map { ($0.name, $0) }) { first, _ in first }
        for index in fresh.parameters.indices {
            guard let held = known[fresh.parameters[index].name] else { continue }
            if Self.isSame(held, fresh.parameters[index]) {
                (fresh.parameters[index].type, fresh.parameters[index].value) = (held.type, held.value)
            } else if let value = held.value, value != made.usualValue(held) {
                if value != fresh.parameters[index].value { doubtful.append(fresh.parameters[index].name) }
                fresh.parameters[index].value = value
            }
        }
        // Another function is the owner's choice; another case may be what was the first.
        let call = own.call.flatMap { call in
            call.callee == fresh.callee || call.callee.hasPrefix(".") && fresh.callee.hasPrefix(".") ? call : nil
        }
        let arguments = call.map { call in
            Dictionary(call.arguments.map { ($0.name, $0.label) }) { first, _ in first }
        }
        let labels = Dictionary(fresh.parameters.map { ($0.name, $0.label) }) { first, _ in first }
        base.parameters = own.parameters.compactMap { parameter in
            guard let label = (arguments ?? labels)[parameter.name] else { return nil }
            var copy = parameter
            copy.label = label
            return copy
        }
        base.callee = call?.callee ?? fresh.callee
        base.effects = own.signature.effects
        base.result = own.signature.result?.description ?? fresh.result
        return (base, fresh, doubtful)
    }

    private static func isSame(_ held: TestSubject.Parameter, _ fresh: TestSubject.Parameter) -> Bool {
        guard let left = held.type ?? held.toldType, let right = fresh.type ?? fresh.toldType else { return true }
        return left == right || SwiftType(parsing: left)?.canonical == SwiftType(parsing: right)?.canonical
    }

    /// What tells two versions apart.
    private func difference(_ base: TestSubject, _ fresh: TestSubject) -> String {
        let (then, now) = (Set(base.parameters.map(\.name)), Set(fresh.parameters.map(\.name)))
        let words = [("takes", now.subtracting(then)), ("no longer takes", then.subtracting(now))].filter {
            !$1.isEmpty
        }
        .map { verb, names in "\(verb) " + names.sorted().map { "'\($0)'" }.joined(separator: ", ") }
        return "the initialiser of '\(fresh.path)' "
            + (words.isEmpty ? "has changed" : words.joined(separator: " and "))
    }

    private func finding(_ remedy: SyncFinding.Remedy, _ id: String, _ message: String) -> SyncFinding {
        SyncFinding(
            remedy: remedy, diagnostic: Diagnostic(DiagnosticID(id), .warning, message, at: double.nameLocation))
    }
}
