package import UnderstudySemantics
import UnderstudySyntax

/// Writes fixtures and harnesses.
package struct SubjectGenerator: Sendable {
    private let index: DeclarationIndex
    private let options: DoubleOptions
    private let names: SourceNames

    package init(index: DeclarationIndex, options: DoubleOptions) {
        self.index = index
        self.options = options
        names = SourceNames(in: index)
    }

    /// What is written for one type.
    package struct Made: Sendable {
        package let subject: TestSubject
        package let imports: ImportSet
        /// The protocols that a double is lacking of, and the types of which no value can be made.
        package let missing: (protocols: [ProtocolDeclaration], types: [TypeDeclaration])
        /// Whether it can be called without arguments, and gives a value at once.
        let isPlain: Bool
        let usedFixtures: Set<String>
        fileprivate let usual: @Sendable (SwiftType, String) -> String?

        /// The value that `parameter` would have if nobody had given it one.
        package func usualValue(_ parameter: TestSubject.Parameter) -> String? {
            (parameter.type ?? parameter.toldType).flatMap { SwiftType(parsing: $0) }.flatMap {
                usual($0, parameter.name)
            }
        }
    }

    /// Fixtures of those of `types` that others can use.
    package func usableFixtures(
        of types: [TypeDeclaration], beside others: Fixtures, in module: String?
    ) -> [DoubleGenerator.Output] {
        let wanted = types.filter { type in
            guard !others.contains(type.name), case .success(let made) = make(.fixture, of: type, others, in: module)
            else { return false }
            return made.isPlain
        }
        return fixtures(of: wanted, beside: others, in: module).compactMap { try? $0.get() }
    }

    /// Fixtures of `types`, in the module `module`; each may use those of the others.
    package func fixtures(
        of types: [TypeDeclaration], beside others: Fixtures, in module: String?
    ) -> [Result<DoubleGenerator.Output, GenerationError>] {
        var plain = Set(types.map(\.name))
        while true {
            var fixtures = others
            fixtures.declare(types.map(\.name))
            for name in plain { fixtures.add(name, using: []) }
            let made = types.map { type in
                let result = make(.fixture, of: type, fixtures, in: module)
                if case .success(let made) = result, made.isPlain { fixtures.add(type.name, using: made.usedFixtures) }
                return result
            }
            // Fewer each time, so that it comes to an end.
            let held = plain.intersection(
                zip(types, made).compactMap { type, result in (try? result.get())?.isPlain == true ? type.name : nil })
            if held == plain { return zip(types, made).map { type, result in result.map { output($0, of: type) } } }
            plain = held
        }
    }

    /// Makes what `form` is for `type`, by the first of the simplest ways.
    package func make(
        _ form: TestSubject.Form, of type: TypeDeclaration, _ fixtures: Fixtures, in module: String?
    ) -> Result<Made, GenerationError> {
        if form == .fixture, let parent = fixtures.overridden(by: type, in: index) {
            return .failure(
                refusal(
                    "its superclass '\(parent)' has a fixture, which no extension can override; write a function by hand",
                    form, type))
        }
        if form == .harness,
            !type.parameters.isEmpty || type.scope.levels.contains(where: { !$0.genericParameters.isEmpty })
        {
            return .failure(refusal("it is generic; write one by hand for the types that you test", form, type))
        }
        let makers = Makers(of: type, in: index)
        let examples = ExampleValues(fixtures: fixtures, subject: type.name, module: module)
        let ways = makers.all.compactMap { maker -> (maker: Maker, builder: SubjectBuilder)? in
            SubjectBuilder(form, of: type, by: maker, examples, names, options, in: index).map { (maker, $0) }
        }
        let best = ways.min { left, right in
            let (left, right) = (Self.rank(left), Self.rank(right))
            return left.lexicographicallyPrecedes(right)
        }
        guard let best else { return .failure(refusal(makers.refusal, form, type)) }
        var imports = best.builder.imports
        if let module { imports.remove(module) }
        return .success(
            Made(
                subject: best.builder.subject, imports: imports, missing: best.builder.missing,
                isPlain: best.maker.isPlain && best.builder.openCount == 0,
                usedFixtures: best.builder.usedFixtures, usual: { best.builder.usual($0, called: $1)?.text }))
    }

    private func refusal(_ reason: String, _ form: TestSubject.Form, _ type: TypeDeclaration) -> GenerationError {
        GenerationError(
            DoubleRefusal(id: DiagnosticID("no-initializer"), reason: reason, location: DoubleOrigin(type).location),
            DoubleKind(name: form.rawValue), of: type.name)
    }

    /// Lower for what a test would rather call: what surely gives a value, needs nothing said, and says most.
    private static func rank(_ way: (maker: Maker, builder: SubjectBuilder)) -> [Int] {
        let isCase = way.maker.caseName != nil
        return [
            way.maker.isPlain ? 0 : 1, way.builder.openCount, way.maker.signature?.generics.isEmpty ?? true ? 0 : 1,
            isCase ? 0 : -way.maker.parameters.count,
        ]
    }

    /// The text of a file.
    package func output(_ made: Made, of type: TypeDeclaration) -> DoubleGenerator.Output {
        let access = min(options.access, min(type.access, type.scope.boundAccess))
        let qualification = names.own(isTestable: made.imports.plain.isEmpty).qualification(keeping: [])
        let writer = LineWriter(access: access > .internal ? access : nil, qualification: qualification)
        let own = options.condition.map { [Scope.Branch(earlier: [], clause: "#if " + $0)] } ?? []
        return DoubleGenerator.Output(
            name: made.subject.form == .fixture ? type.name + "+Fixture" : made.subject.harnessName,
            kind: DoubleKind(name: made.subject.form.rawValue), origin: DoubleOrigin(type), defaults: [],
            hasOwnCondition: !own.isEmpty, imports: made.imports,
            lines: Scope.wrapped(made.subject.lines(writer), in: own + type.scope.branches),
            mentions: .none)
    }
}
