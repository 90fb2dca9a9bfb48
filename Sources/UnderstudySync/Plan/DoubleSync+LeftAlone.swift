import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// Doubles that can't be synced.
extension DoubleSync {
    func lost(_ double: OwnedDouble) -> SyncFinding {
        let name = double.headerName ?? ""
        let message = "the protocol '\(name)' of '\(double.type.simpleName)' was not found"
        if let problem = broken.first {
            let what = "\(message); \(Self.cure(problem)): it may stand there"
            return finding(.unreadable, "lost-protocol", what, at: double, note: problem)
        }
        let likely = nearest.nearest(to: double).map {
            "is it '\($0.name)' now? 'understudy sync \(double.type.simpleName) --protocol \($0.name)' follows it"
        }
        let advice = likely ?? unread(double) ?? "add its sources with --context, or remove the double"
        return finding(.person, "lost-protocol", "\(message); \(advice)", at: double)
    }

    /// What to say of a double that can be used, and whose protocol nobody can use any more; `nil` for any other.
    ///
    /// Nothing that it does is required by what is left of the protocol.
    func withdrawn(_ double: OwnedDouble) -> SyncFinding? {
        guard double.headerName != nil, let declaration = double.protocols.first,
            let attribute = Self.withdrawal(declaration.source, declaration.syntax),
            Self.withdrawal(double.type.source, double.type.syntax) == nil
        else { return nil }
        let name = double.type.simpleName
        let target =
            attribute.newName.flatMap { index.protocolNamed($0, from: declaration.module) }
            ?? nearest.nearest(to: double)
        let advice = target.map {
            "is it '\($0.name)' now? 'understudy sync \(name) --protocol \($0.name)' follows it"
        }
        let message = "the protocol '\(declaration.name)' of '\(name)' is unavailable"
        return finding(.person, "lost-protocol", "\(message); \(advice ?? "remove the double")", at: double)
    }

    private static func withdrawal(_ source: SourceText, _ declaration: DeclSyntax) -> Availability? {
        declaration.attributes.lazy.compactMap { Attribute(source[$0]).availability }.first(where: \.isWithdrawn)
    }

    /// What to do where nothing was read of the modules that the file of `double` imports, as its protocol may well be there.
    ///
    /// `nil` where some of that was read.
    private func unread(_ double: OwnedDouble) -> String? {
        let imports = (index.file(at: double.type.source.path)?.imports ?? []).filter {
            !Self.libraries.contains($0.module)
        }
        guard let first = imports.first(where: \.isTestable) ?? imports.first,
            imports.allSatisfy({ !index.hasModule($0.module) })
        else { return nil }
        return
            "nothing of '\(first.module)', which its file imports, was read: name the package that declares it with --package-path, or its sources with --context, as in 'understudy check \(double.type.simpleName) --context PATH'"
    }

    /// What files of doubles import that declares none of their protocols.
    private static let libraries: Set<String> = ["Foundation", "Swift", "Synchronization", "Testing", "XCTest"]

    /// What to do about a file that can't be read.
    private static func cure(_ problem: Diagnostic) -> String {
        guard let location = problem.location, let position = location.position else { return "fix the file first" }
        return "fix \(location.path):\(position.line) first"
    }

    func refused(_ refusal: Diagnostic, _ double: OwnedDouble) -> SyncFinding {
        finding(
            .person, refusal.id.name, "'\(double.type.simpleName)' was left alone: \(refusal.message)", at: double)
    }

    /// Why nothing can be said: a file of the double or of its protocols can't be read as Swift.
    func unreadable(_ double: OwnedDouble, _ resolved: ResolvedProtocol) -> SyncFinding? {
        let own = [double.type.source.path] + double.extensions.map(\.source.path)
        if broken.first == nil { return nil }
        if let problem = broken.problem(in: own) {
            return finding(
                .unreadable, "broken-double",
                "'\(double.type.simpleName)' was left alone: its file can't be read as Swift; \(Self.cure(problem))",
                at: double, note: problem)
        }
        let protocols = [resolved.declaration] + resolved.ancestors.filter { !$0.isStandard }.map(\.declaration)
        let names = Set(protocols.map(\.name))
        guard let problem = broken.problem(in: protocols.map(\.source.path)) ?? broken.problem(extending: names) else {
            return nil
        }
        return finding(
            .unreadable, "broken-protocol",
            "'\(double.type.simpleName)' was left alone: the file of its protocol can't be read as Swift; \(Self.cure(problem))",
            at: double, note: problem)
    }

    /// What to do where nothing says which module the protocol is in, though `double` imports that: its imports and its
    /// isolation would be taken for wrong.
    func unplaced(_ double: OwnedDouble, _ resolved: ResolvedProtocol) -> SyncFinding? {
        guard resolved.declaration.module == nil,
            let imported = index.file(at: double.type.source.path)?.imports.first(where: \.isTestable)
        else { return nil }
        let name = resolved.declaration.simpleName
        return finding(
            .unreadable, "unknown-module",
            "'\(double.type.simpleName)' was left alone: it imports '\(imported.module)', but no package or Xcode project that can be read says which module '\(name)' is in; restore 'Package.swift', 'project.pbxproj', 'project.yml' or 'Project.swift', or give its folder in 'modules' of '.understudy.json'",
            at: double)
    }

    private func finding(
        _ remedy: SyncFinding.Remedy, _ id: String, _ message: String, at double: OwnedDouble, note: Diagnostic? = nil
    ) -> SyncFinding {
        let location = double.nameLocation
        let notes = note.map { [Diagnostic($0.id, .note, $0.message, at: $0.location)] } ?? []
        return SyncFinding(
            remedy: remedy, diagnostic: Diagnostic(DiagnosticID(id), .warning, message, at: location, notes: notes))
    }
}
