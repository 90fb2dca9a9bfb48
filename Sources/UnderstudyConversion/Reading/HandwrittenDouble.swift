import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates
import UnderstudyUsage

/// A double that somebody wrote by hand, and what its functions do.
package struct HandwrittenDouble {
    /// A function that stands for a requirement.
    struct Function {
        let requirement: RequirementKey
        /// The name with labels.
        let name: String
        let declaration: InSource<DeclSyntax>
        let parameters: [String]
        /// The type of what it returns; `nil` where it returns nothing.
        let result: SwiftType?
        /// What it does; `nil` where that is more than to record and to answer.
        let reading: FunctionReading?

        var range: ByteRange { declaration.piece.range }
    }

    /// A place in the double's own code that names a property.
    struct Mention {
        let location: InSource<ByteRange>
        /// The function around it, by its position; `nil` outside of all that stand for requirements.
        let function: Int?
    }

    /// The type.
    package let type: TypeDeclaration
    /// The protocol that it stands for.
    package let declaration: ProtocolDeclaration
    let resolved: ResolvedProtocol
    let functions: [Function]
    let properties: [String: KeptProperty]
    /// Where its own code, extensions included, names properties, by these; but where they are declared.
    let mentions: [String: [Mention]]
    /// The names of all that it declares.
    let memberNames: Set<String>

    /// The double of kind `.spy` where it records calls, of kind `.stub` otherwise.
    package var kind: DoubleKind {
        functions.contains { $0.reading?.records.isEmpty == false } ? DoubleKind(name: "spy") : DoubleKind(name: "stub")
    }

    /// Reads the double `owned`, which no header marks; refuses one in a form that spies and stubs don't have.
    package static func read(
        _ owned: OwnedDouble, in index: DeclarationIndex
    ) -> Result<HandwrittenDouble, ConversionRefusal> {
        let (type, location) = (owned.type, owned.type.nameLocation)
        func refused(_ reason: ConversionRefusal.Reason) -> Result<HandwrittenDouble, ConversionRefusal> {
            .failure(ConversionRefusal(reason, of: type.name, at: location))
        }
        guard owned.headerName == nil else { return refused(.owned) }
        guard let declaration = owned.protocols.first else { return refused(.noProtocol) }
        guard !GeneratedCode.isGenerated(type.source) else { return refused(.generated) }
        guard type.details.kind == .class else { return refused(.form(type.details.kind)) }
        guard type.details.genericParameters.isEmpty else { return refused(.generic) }
        guard type.scope.branches.isEmpty else { return refused(.condition) }
        let others = owned.protocols.dropFirst().map(index.resolve)
        return .success(
            HandwrittenDouble(owned, declaration, others.reduce(index.resolve(declaration)) { $0.adding($1) }))
    }

    private init(_ owned: OwnedDouble, _ declaration: ProtocolDeclaration, _ resolved: ResolvedProtocol) {
        type = owned.type
        self.declaration = declaration
        self.resolved = resolved
        let source = type.source
        let members = type.members.map { source[$0] }
        let own = Requirement.gather(source[type.members])
        let required = Set(resolved.requirements.map(\.requirement.name))
        let stored = members.compactMap(KeptProperty.init).filter { !required.contains($0.name) }
        let properties = Dictionary(stored.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var names = Set(own.map { $0.name.prefix { $0 != "(" } }.map(String.init))
        for member in type.members {
            if case .nominal(let nested) = member.kind { names.insert(source.text(in: nested.name)) }
        }
        memberNames = names
        self.properties = properties
        functions = own.compactMap { member in
            Self.function(member, of: resolved, properties: Set(properties.keys), members: names)
        }
        var mentions: [String: [Mention]] = [:]
        for place in [source[type.syntax.range]] + owned.extensions.map({ $0.source[$0.syntax.range] }) {
            var next = functions.startIndex
            for (name, range) in Self.mentions(of: properties, in: place) {
                if place.source.path == source.path {
                    if properties[name]?.declaration.piece.range.contains(range) == true { continue }
                    // Both are in the order of the source.
                    while next < functions.endIndex, functions[next].range.upperBound <= range.lowerBound { next += 1 }
                }
                let isInside =
                    place.source.path == source.path && next < functions.endIndex
                    && functions[next].range.contains(range)
                mentions[name, default: []].append(
                    Mention(location: place.source[range], function: isInside ? next : nil))
            }
        }
        self.mentions = mentions
    }

    /// The function that `member` is, which stands for one requirement and no other.
    private static func function(
        _ member: Requirement, of resolved: ResolvedProtocol, properties: Set<String>, members: Set<String>
    ) -> Function? {
        guard member.kind == .func, !member.isStatic, member.conditions.isEmpty,
            case .function(let syntax) = member.syntax.kind
        else { return nil }
        let required = resolved.requirements.filter { entry in
            entry.requirement.kind == .func && entry.requirement.name == member.name && !entry.requirement.isStatic
                && member.signature.fits(entry.requirement.signature)
        }
        guard required.count == 1 else { return nil }
        let source = member.source
        var reader = FunctionReader(source[syntax], properties: properties, members: members)
        let isPlain = syntax.genericParameters.isEmpty && required[0].requirement.conditions.isEmpty
        let body = isPlain ? syntax.body.map { Parser.parseBody(in: $0, of: source) } : nil
        return Function(
            requirement: RequirementKey(required[0]), name: member.name, declaration: source[member.syntax],
            parameters: reader.parameters, result: reader.returns ? syntax.result.map { SwiftType(source[$0]) } : nil,
            reading: body.flatMap { reader.read($0) })
    }

    /// Where code in `place` says the name of one of `properties`, also in a literal with interpolations, in order.
    private static func mentions(
        of properties: [String: KeptProperty], in place: InSource<ByteRange>
    ) -> [(property: String, range: ByteRange)] {
        let source = place.source
        return source.tokenRanges(in: place.piece).flatMap { range -> [(String, ByteRange)] in
            let text = source.text(in: range)
            if properties[text] != nil { return [(text, range)] }
            guard text.contains("\\(") else { return [] }
            return properties.keys.filter(text.contains).map { ($0, range) }
        }
    }
}

extension HandwrittenDouble {
    /// The names of its stored properties.
    package var propertyNames: Set<String> { Set(properties.keys) }

    /// The names of its weak properties.
    package var weakProperties: Set<String> {
        var names: Set<String> = []
        for member in type.members where member.modifiers.contains(where: { type.source.matches($0.name, "weak") }) {
            guard case .variable(let variable) = member.kind else { continue }
            names.formUnion(variable.bindings.map { type.source.text(in: $0.name) })
        }
        return names
    }

    /// What a new double keeps for each requirement, with names that nothing of this one's has that stays.
    ///
    /// - Throws: What is wrong with a template.
    package func storage(
        in rendering: DoubleRendering, besides taken: Set<String> = []
    ) throws(TemplateError) -> [RequirementKey: MemberStorage] {
        var kept = KeptNames()
        kept.double = type.simpleName
        kept.taken = taken
        return try rendering.render(resolved, keeping: kept).storage
    }
}

/// Why a type is not converted.
package struct ConversionRefusal: Error {
    package enum Reason {
        case owned
        case noProtocol
        case generated
        case form(NominalSyntax.Kind)
        case generic
        case condition
        case nothing
        case names
        case unlike
        case weak(String)
    }

    /// What to tell the user.
    package let diagnostic: Diagnostic

    package init(
        _ reason: Reason, of name: String, at location: SourceLocation, notes: [Diagnostic] = []
    ) {
        let why =
            switch reason {
            case .owned: "is a double of yours already: 'understudy sync \(name)' keeps it in step"
            case .noProtocol: "conforms to no protocol of the sources; 'understudy extract' makes one from a class"
            case .generated: "is in a file that another tool generates"
            case .form(let kind):
                "is \(Self.words(kind)), and spies and stubs are classes; make it a class first, if its tests allow that"
            case .generic: "is generic; convert it by hand"
            case .condition: "is inside of '#if'; convert it by hand"
            case .names: "would get other names than its tests use, since it has members of those names"
            case .weak(let name): "would hold '\(name)' weakly, as new doubles do, and now holds it strongly"
            case .unlike: "has members that 'sync' would ask about"
            case .nothing: "has no function that only records and answers; it was left as it is"
            }
        diagnostic = Diagnostic(
            DiagnosticID("not-converted"), .error, "'\(name)' was not converted: it \(why)", at: location, notes: notes)
    }

    private static func words(_ kind: NominalSyntax.Kind) -> String {
        switch kind {
        case .actor: "an actor"
        case .class: "a class"
        case .enum: "an enumeration"
        case .struct: "a structure"
        }
    }
}

extension TypeDeclaration {
    /// Where its name is.
    package var nameLocation: SourceLocation { source.location(at: details.name.lowerBound) }
}
