import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

extension DoubleRenderer {
    /// What a kind has besides its members, before them.
    func kindSections(of double: Double) throws(TemplateError) -> [EmittedDeclaration] {
        let throwsUnset = double.items.anyMember { $0.stub?.throwsUnset ?? false && !$0.isUncallable }
        let error = "struct \(Member.Stub.unsetError): \(double.errorType) { let name: String }"
        return (throwsUnset ? [.shared([error])] : []) + (try featureSections(of: double))
            + (try double.shape.sections(after: usualSections(of: double), DoubleTemplates(self, double)))
    }

    /// What the double has because it was asked for.
    private func featureSections(of double: Double) throws(TemplateError) -> [EmittedDeclaration] {
        var sections: [EmittedDeclaration] = []
        if let order = double.order, order.lock == nil {
            sections.append(.shared([order.declaration], mentioning: [.callOrder]))
        }
        if let head = double.forwardingHead, has("forwarded", double) {
            sections.append(
                .function(
                    head, saying: "Forwards to `live` what has no stub of its own, and records it.",
                    try collected("forwarded", double.items, in: double)))
        }
        if double.features.contains(.reset), has("resetCalls", double),
            !double.items.anyMember({ $0.name == "resetCalls()" })
        {
            sections.append(
                .function(
                    "func resetCalls()", saying: "Forgets all recorded calls.",
                    try collected("resetCalls", double.items, in: double)))
        }
        return sections
    }

    /// What doubles of all kinds have in a style that asks for it.
    private func usualSections(of double: Double) throws(TemplateError) -> [EmittedDeclaration] {
        var sections: [EmittedDeclaration] = []
        if !double.initializerParameters.isEmpty, has("assignment", double) {
            let parameters = double.initializerParameters.joined(separator: ", ")
            let named = double.items.filter {
                if case .member(let built) = $0 { built.member.parameter != nil } else { false }
            }
            sections.append(.function("init(" + parameters + ")", try collected("assignment", named, in: double)))
        }
        if double.face.hasClosureForEach { sections += try resetSections(of: double, locked: []) }
        return sections
    }

    /// The function that resets static storage; none where there is none, or where the protocol has a `reset()`.
    ///
    /// - Parameter locked: The statement for what is behind the lock.
    func resetSections(of double: Double, locked: [String]) throws(TemplateError) -> [EmittedDeclaration] {
        guard has("reset", double) else { return [] }
        let lines = locked + (try collected("reset", double.items, in: double))
        let isTaken = { (member: Member) in member.isStatic && ["reset()", "reset"].contains(member.name) }
        guard !lines.isEmpty, !double.items.anyMember(isTaken) else { return [] }
        // Those tools leave return values as they are.
        let sentence =
            double.face.hasClosureForEach
            ? "Forgets the calls of static members and their closures; return values stay."
            : "Resets the storage of static members."
        return [.function("static func reset()", saying: sentence, lines)]
    }

    /// The statements by which the initialiser `member` sets properties of the names and types of its parameters.
    func assignments(for member: Member, in double: Double) throws(TemplateError) -> [String] {
        guard has("assignment", double) else { return [] }
        let named = double.items.filter { item in
            guard case .member(let property) = item, property.member.parameter != nil else { return false }
            return member.signature.parameters.contains { parameter in
                parameter.name == property.member.property
                    && parameter.type.removing { $0 == .escaping } == property.member.signature.result
            }
        }
        return try collected("assignment", named, in: double)
    }

    /// Whether the kind of `double` has the template `name`, which kinds need not have.
    func has(_ name: String, _ double: Double) -> Bool {
        library.contains("\(folder)/\(double.kind.name)/\(name)")
    }

    /// The lines that the template `name` gives for each member, with the `#if` around members.
    func collected(_ name: String, _ items: [Double.Item], in double: Double) throws(TemplateError) -> [String] {
        var lines: [String] = []
        for item in items {
            switch item {
            case .text: break
            case .member(let built) where built.member.isUncallable: break
            case .member(let built):
                for holder in name == "reset" ? built.holders.filter(\.member.isStatic) : [built] {
                    let context = MemberTemplateContext(
                        member: holder.member, doubleName: double.name, isAfterStatement: false,
                        isNonisolated: double.isIsolated, recordsSets: double.kind.records)
                    let text = try library.render("\(folder)/\(double.kind.name)/\(name)", context.object)
                    lines += Self.lines(text).filter { !$0.isEmpty }
                }
            case .conditional(let clauses):
                var branches: [(clause: String, lines: [String])] = []
                for clause in clauses {
                    branches.append((clause.text, try collected(name, clause.items, in: double)))
                }
                if branches.contains(where: { !$0.lines.isEmpty }) { lines += Directive.lines(branches) }
            }
        }
        return lines
    }
}

/// The templates of one double's kind.
final class DoubleTemplates: KindTemplates {
    private let renderer: DoubleRenderer
    private let double: Double

    init(_ renderer: DoubleRenderer, _ double: Double) {
        self.renderer = renderer
        self.double = double
    }

    func has(_ name: String) -> Bool { renderer.has(name, double) }

    func collected(_ name: String) throws(TemplateError) -> [String] {
        try renderer.collected(name, double.items, in: double)
    }

    func lines(_ name: String, _ values: TemplateMap) throws(TemplateError) -> [String] {
        let path = "\(renderer.folder)/\(double.kind.name)/\(name)"
        return DoubleRenderer.lines(try renderer.library.render(path, values))
    }
}
