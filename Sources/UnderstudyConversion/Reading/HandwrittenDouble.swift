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
        /// Whether it neither returns nor throws anything.
        let isSilent: Bool
        /// The braces around what it does, with the first token inside.
        let body: ByteRange?
        /// What it does; `nil` where that is more than to record and to answer.
        let reading: FunctionReading?
        /// The statements that record its calls, whatever else it does.
        let records: [RecordStatement]
        /// Why it stays, whatever it does.
        let stays: KeepingReason?
        /// Whether callers need not wait, try or be on an actor as the requirement has them do.
        let asksLess: Bool

        var range: ByteRange { declaration.piece.range }

        /// Whether other modules may call it.
        var isSeenOutside: Bool {
            AccessLevel(declaration.source[declaration.piece.modifiers]).map { $0 > .internal } ?? false
        }

        /// Whether it may throw.
        var throwsErrors: Bool {
            if case .function(let function) = declaration.piece.kind { function.effects.throws != nil } else { false }
        }

        /// Whether a call ends the test where nothing was set.
        var failsUnset: Bool {
            switch reading?.answer {
            case .value(_, .unset?)?, .result(_, .unset?)?, .result(_, nil)?: true
            default: false
            }
        }

        /// Whether all that it does with a call is to tell a closure of it, for which a spy has none.
        fileprivate var tellsOfItself: Bool {
            if isSilent, case .closure? = reading?.answer { true } else { false }
        }
    }

    /// The type.
    package let type: TypeDeclaration
    /// Its extensions whose members can stand in the type as well.
    let extensions: [ExtensionDeclaration]
    /// The protocol that it stands for.
    package let declaration: ProtocolDeclaration
    let resolved: ResolvedProtocol
    let functions: [Function]
    let properties: [String: KeptProperty]
    /// Where its own code, extensions included, names properties, by these; but where they are declared.
    let mentions: [String: [InSource<ByteRange>]]
    /// The members that stand for requirements.
    let witnesses: [ByteRange]
    /// The names of all that it declares.
    let memberNames: Set<String>
    /// The names of the members that it and its extensions declare, with labels.
    private let declared: Set<String>
    /// How many functions are called like requirements, whatever their types.
    package let functionCount: Int
    /// Those of them of which nothing tells that they stand for one requirement.
    let unlike: [Requirement]
    /// Whether a function of it stands for a requirement in other words than that has, or for several.
    private var hasOtherFunctions: Bool { functions.count < functionCount }
    /// Whether its owner answers for its use by several threads.
    let isUnchecked: Bool
    /// Whether its members do nothing with what they keep but to keep it for tests, as those of a spy do.
    package let onlyRecords: Bool

    /// A spy where it records calls, or has a closure that a call tells of itself; a stub otherwise.
    package var kind: DoubleKind {
        functions.contains { !$0.records.isEmpty || $0.tellsOfItself } ? .spy : .stub
    }

    /// Whether some function does more than to answer, as one that keeps a dictionary does.
    package var works: Bool {
        hasOtherFunctions || functions.contains { $0.reading == nil || !$0.records.isEmpty || $0.tellsOfItself }
    }

    /// Whether its functions can be replaced: spies and stubs are classes.
    package var isClass: Bool { type.details.kind == .class }

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
        guard type.details.kind != .enum else { return refused(.form) }
        guard type.details.genericParameters.isEmpty else { return refused(.generic) }
        if !type.scope.branches.isEmpty, index.declaresAgain(type) { return refused(.condition) }
        let others = owned.protocols.dropFirst().map(index.resolve)
        let resolved = others.reduce(index.resolve(declaration)) { $0.adding($1) }.onActor(of: owned, in: index)
        let double = HandwrittenDouble(owned, declaration, resolved, in: index)
        // What a target of tests says is public, no other module need see.
        let isSeen = index.file(at: type.source.path)?.isOfTests != true || index.isImported(type.module)
        if isSeen, type.access > .internal, declaration.effectiveAccess < .package,
            double.functions.contains(where: \.isSeenOutside)
        {
            return refused(.access(declaration.name))
        }
        return double.isCodedByCompiler(besides: owned.extensions, in: index) ? refused(.coding) : .success(double)
    }

    private init(
        _ owned: OwnedDouble, _ declaration: ProtocolDeclaration, _ resolved: ResolvedProtocol,
        in index: DeclarationIndex
    ) {
        type = owned.type
        isUnchecked = owned.isUnchecked
        self.declaration = declaration
        self.resolved = resolved
        let source = type.source
        extensions = owned.extensions.filter { $0.isPlain && $0.source.path == source.path }
        let members = type.members.map { source[$0] }
        let own = ([type.members] + extensions.map(\.members)).flatMap { Requirement.gather(source[$0]) }
            .sorted { $0.syntax.range.lowerBound < $1.syntax.range.lowerBound }
        let required = Set(resolved.requirements.map(\.requirement.name))
        let stored = members.compactMap(KeptProperty.init).filter { !required.contains($0.name) }
        let properties = Dictionary(stored.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var names = Set(own.map { $0.name.prefix { $0 != "(" } }.map(String.init))
        for member in type.members {
            if case .nominal(let nested) = member.kind { names.insert(source.text(in: nested.name)) }
        }
        memberNames = names
        let added = owned.extensions.flatMap { Requirement.gather($0.source[$0.members]) }
        declared = Set((own + added).map(\.name))
        self.properties = properties
        functions = own.compactMap { member in
            Self.function(
                member, of: resolved, properties: properties.filter { $0.value.derived == nil }, members: names,
                in: index)
        }
        witnesses = own.filter { required.contains($0.name) }.map(\.syntax.range)
        let places = Set(functions.map(\.range))
        unlike = own.filter { member in
            member.kind == .func && required.contains(member.name) && !places.contains(member.syntax.range)
        }
        functionCount = own.count { $0.kind == .func && required.contains($0.name) }
        onlyRecords = RecordingBodies(of: own, for: resolved, storing: Set(properties.keys)).onlyRecord
        var mentions: [String: [InSource<ByteRange>]] = [:]
        let blocks = owned.extensions.map { ($0.source[$0.syntax.range], $0.members) }
        for (place, members) in [(source[type.syntax.range], type.members)] + blocks {
            let parameters = members.compactMap { ParameterScope(place.source[$0]) }
            for (name, range) in Self.mentions(of: properties, in: place) {
                if parameters.contains(where: { $0.explains(name, at: range) }) { continue }
                let isDeclaration =
                    place.source.path == source.path
                    && properties[name]?.declaration.piece.range.contains(range) == true
                if !isDeclaration { mentions[name, default: []].append(place.source[range]) }
            }
        }
        self.mentions = mentions
    }

    /// Whether it is a class without the members by which it would be coded.
    private func isCodedByCompiler(besides extensions: [ExtensionDeclaration], in index: DeclarationIndex) -> Bool {
        let asked = SynthesisedConformance.all.filter { !$0.isForValues && resolved.refines($0.name) }
        guard isClass, !asked.isEmpty, !type.inheritsClass(in: index) else { return false }
        let blocks = [type.source[type.members]] + extensions.map { $0.source[$0.members] }
        let own = Set(blocks.flatMap { Requirement.gather($0) }.map(\.name))
        return asked.contains { !own.contains($0.member) }
    }

    /// The function that `member` is, which stands for one requirement and no other.
    private static func function(
        _ member: Requirement, of resolved: ResolvedProtocol, properties: [String: KeptProperty], members: Set<String>,
        in index: DeclarationIndex
    ) -> Function? {
        guard member.kind == .func, !member.isStatic, member.conditions.isEmpty,
            case .function(let syntax) = member.syntax.kind
        else { return nil }
        func plain(_ requirement: Requirement) -> Signature {
            requirement.signature.mappingTypes { index.unqualified($0, inFileAt: requirement.source.path) }
        }
        func loose(_ requirement: Requirement) -> Signature {
            requirement.signature.mappingTypes { index.withoutModules($0, inFileAt: requirement.source.path) }
        }
        let named = resolved.requirements.filter { entry in
            entry.requirement.kind == .func && entry.requirement.name == member.name && !entry.requirement.isStatic
        }
        let alike = named.filter { plain(member).fits(plain($0.requirement)) }
        // What several modules declare may be said with a module in one place only.
        let required =
            alike.isEmpty
            ? named.filter { loose(member).fits(loose($0.requirement)) } : alike
        guard required.count == 1 else { return nil }
        let asked = required[0].requirement.signature
        let actors = asked.attributes.map(\.description).filter { index.globalActor($0) != nil }
        let source = member.source
        var reader = FunctionReader(source[syntax], properties: Set(properties.keys), members: members)
        let isPlain = syntax.genericParameters.isEmpty && required[0].requirement.conditions.isEmpty
        let body = isPlain ? syntax.body.map { Parser.parseBody(in: $0, of: source) } : nil
        var reading = body.flatMap { reader.read($0) }
        // What is called is a value of some other type.
        if case .closure(let name, _)? = reading?.answer, properties[name]?.mayBeClosure == false { reading = nil }
        // What the sources declare is no 'Result'.
        if case .result(let name, _)? = reading?.answer, let path = properties[name]?.wrapped?.path,
            !index.types(named: path).isEmpty
        {
            reading = nil
        }
        let isExplained =
            source.top(of: member.syntax).offset < member.syntax.range.lowerBound
            || source.isExplained(behind: member.syntax.range)
            || (syntax.body.map { range in
                source.hasComment(in: range) && !(body?.isEmpty == true && source.isEmptyOnPurpose(range))
            } ?? false)
        let isLimited = member.signature.attributes.contains { $0.name == "available" }
        let stays: KeepingReason? =
            isLimited
            ? .availability
            : isExplained && reading != nil
                ? .comment : member.signature.parameters.contains(where: \.hasDefault) ? .defaults : nil
        // A record keeps arguments as the requirement takes them, whose closures may have to be '@Sendable'.
        let isSpelledAlike = member.signature.hasSpecifiers(of: required[0].requirement.signature)
        return Function(
            requirement: RequirementKey(required[0]), name: member.name, declaration: source[member.syntax],
            parameters: reader.parameters, result: reader.returns ? syntax.result.map { SwiftType(source[$0]) } : nil,
            isSilent: !reader.returns && syntax.effects.throws == nil, body: syntax.body,
            reading: stays == nil ? reading : nil,
            records: isSpelledAlike && !isLimited ? body.map { reader.records(in: $0) } ?? [] : [], stays: stays,
            asksLess: asked.effects.isAsync && !member.signature.effects.isAsync
                || asked.effects.isThrowing && !member.signature.effects.isThrowing
                || !actors.isEmpty && !member.signature.attributes.map(\.description).contains(actors[0]))
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
    /// Whether `range` of its file is in the type itself, where new storage can stand.
    func isInType(_ range: ByteRange) -> Bool { type.syntax.range.contains(range) }

    /// Whether `range` of its file is in the type, or in one of its extensions.
    func contains(_ range: ByteRange) -> Bool {
        isInType(range) || extensions.contains { $0.syntax.range.contains(range) }
    }

    /// The names of its stored properties.
    package var propertyNames: Set<String> { Set(properties.keys) }

    /// The names of its weak properties, and of those of types in it.
    package var weakProperties: Set<String> {
        var names: Set<String> = []
        var rest = type.members
        while let member = rest.popLast() {
            switch member.kind {
            case .variable(let variable) where member.modifiers.contains { type.source.matches($0.name, "weak") }:
                names.formUnion(variable.bindings.map { type.source.text(in: $0.name) })
            case .nominal(let nested): rest += nested.members.members
            default: break
            }
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
        kept.included = Set(functions.map(\.requirement)).intersection(defaults)
        return try rendering.render(resolved, keeping: kept).storage
    }

    /// The names of the requirements with default implementations for which it has no member, each once.
    package var leftToDefaults: [String] {
        var known = declared
        return resolved.requirements.filter { $0.hasDefault && !$0.isStandard }.map(\.requirement).compactMap {
            known.insert($0.name).inserted ? SwiftNames.bare($0.name) : nil
        }
    }

    /// The requirements with default implementations, for which `sync` adds no member.
    package var defaults: Set<RequirementKey> {
        Set(resolved.requirements.filter(\.hasDefault).map { RequirementKey($0) })
    }
}

/// Why a type is not converted.
package struct ConversionRefusal: Error {
    package enum Reason {
        case owned
        case noProtocol
        case generated
        case form
        case generic
        case condition
        case access(String)
        case coding
        case local
        case nothing
        case names(String)
        case unlike
        case bodies
        case weak(String)
        case overlap(String)
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
            case .form: "is an enumeration, which no double of ours is"
            case .generic: "is generic; convert it by hand"
            case .access(let name):
                "has functions that other modules call, and new ones are no more public than '\(name)'"
            case .coding: "is a class that the compiler encodes or decodes by its properties; convert it by hand"
            case .condition: "is declared again in another branch of '#if'; convert it by hand"
            case .local: "is declared in a function; move it out of it first"
            case .names(let name): "would have no '\(name)' for its tests, since something else of it has that name"
            case .weak(let name): "would hold '\(name)' weakly, as new doubles do, and now holds it strongly"
            case .overlap(let path): "is used in '\(path)' where another use is rewritten, too; convert it by hand"
            case .bodies: "has functions of yours that 'sync' would write anew"
            case .unlike: "has members that 'sync' would ask about"
            case .nothing: "has no function that only records and answers; it was left as it is"
            }
        diagnostic = Diagnostic(
            DiagnosticID("not-converted"), .error, "'\(name)' was not converted: it \(why)", at: location, notes: notes)
    }
}

extension TypeDeclaration {
    /// Where its name is.
    package var nameLocation: SourceLocation { source.location(at: details.name.lowerBound) }
}

extension DeclarationIndex {
    /// Whether a file of the sources imports `module`.
    fileprivate func isImported(_ module: String?) -> Bool {
        files.contains { file in file.module != module && file.imports.contains { $0.module == module } }
    }

    /// Whether the file of `type` has another type of its name, as branches of one `#if` can.
    fileprivate func declaresAgain(_ type: TypeDeclaration) -> Bool {
        types(named: type.name).contains {
            $0.source.path == type.source.path && $0.syntax.range != type.syntax.range
        }
    }
}
