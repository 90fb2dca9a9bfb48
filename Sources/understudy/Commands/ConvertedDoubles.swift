import UnderstudyConversion
import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// Handwritten doubles as they are once they are edited and synced.
struct ConvertedDoubles {
    /// One of them.
    private struct Converted {
        let conversion: DoubleConversion
        let type: TypeDeclaration
        let properties: [String: BindingSyntax]
        /// The names of those that are weak.
        let weak: Set<String>
        /// Its declaration, and its extensions in that file.
        let ranges: [ByteRange]
        /// The lines that these take.
        var lines: [ClosedRange<Int>] { ranges.map(type.source.lines(of:)) }
        /// Whether all that its owner wrote in functions is there.
        let keepsBodies: Bool

        /// `note`, which is about a line of the double afterwards, at the member of that name as it is now, or else at the
        /// name of the double.
        func before(_ note: Diagnostic) -> Diagnostic {
            let former = conversion.double.type
            let name = Requirement.gather(type.source[type.members]).first { member in
                note.location?.position.map { type.source.lines(of: member.syntax.range).contains($0.line) } ?? false
            }?.name
            let member = Requirement.gather(former.source[former.members]).first { $0.name == name }
            let place = member.map { former.source.location(at: $0.syntax.introducer.lowerBound) }
            return Diagnostic(note.id, note.severity, note.message, at: place ?? former.nameLocation)
        }
    }

    /// By the places of their names before.
    private var doubles: [SourceLocation: Converted] = [:]

    /// Finds the doubles of `conversions` in the files of `changes`, each of which is read once.
    ///
    /// - Parameter edited: The files before they were synced, with what owners keep.
    init(_ conversions: [DoubleConversion], in changes: [FileChange], before edited: [FileChange]) {
        let former = Dictionary(
            edited.map { change in
                let source = SourceText(path: change.path, bytes: change.new)
                return (change.path, Self.types(of: FileDeclarations(parsing: source)))
            }, uniquingKeysWith: { first, _ in first })
        let byPath = Dictionary(grouping: conversions, by: \.double.type.source.path)
        for change in changes {
            guard let own = byPath[change.path] else { continue }
            let source = SourceText(path: change.path, bytes: change.new)
            let declarations = FileDeclarations(parsing: source)
            let types = Self.types(of: declarations)
            for conversion in own {
                guard let type = types[conversion.double.type.name] else { continue }
                var properties: [String: BindingSyntax] = [:]
                var weak: Set<String> = []
                type.members.gather(&properties, weak: &weak, in: source)
                let ranges = [type.syntax.range] + declarations.extensions(of: type)
                doubles[conversion.double.type.nameLocation] = Converted(
                    conversion: conversion, type: type, properties: properties, weak: weak, ranges: ranges,
                    keepsBodies: former[change.path]?[type.name].map { type.has(bodiesOf: $0) } ?? false)
            }
        }
    }

    private static func types(of declarations: FileDeclarations) -> [String: TypeDeclaration] {
        Dictionary(declarations.types.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The reason not to convert a double, of which `left` is what `sync` would leave to a person; `nil` where it is right.
    func refusal(of conversion: DoubleConversion, left: [Diagnostic]) -> ConversionRefusal? {
        let before = conversion.double.type
        func refused(_ reason: ConversionRefusal.Reason, _ notes: [Diagnostic] = []) -> ConversionRefusal {
            ConversionRefusal(reason, of: before.name, at: before.nameLocation, notes: notes)
        }
        guard let double = doubles[before.nameLocation] else { return refused(.bodies) }
        let own = left.filter { diagnostic in
            guard let location = diagnostic.location, let position = location.position else { return false }
            return location.path == double.type.source.path && double.lines.contains { $0.contains(position.line) }
        }
        if own.isEmpty, let name = conversion.expected.filter({ double.properties[$0] == nil }).min() {
            return refused(.names(name))
        }
        // What only a test double holds would be gone at once.
        if let name = double.weak.subtracting(conversion.double.weakProperties).min() { return refused(.weak(name)) }
        let text = double.type.source.text(in: double.type.syntax.range)
        if !double.keepsBodies || own.isEmpty && MemberPlace.isLeft(in: text) { return refused(.bodies) }
        return own.isEmpty ? nil : refused(.unlike, own.map { double.before($0.as(.note)) })
    }

    /// The places of the doubles that stay as they stand but for members that bring them in step with their protocols.
    var following: Set<SourceLocation> {
        Set(
            doubles.filter { _, double in
                let (before, after) = (double.conversion.double.type, double.type)
                guard double.conversion.isAsItStands else { return false }
                let former = FileDeclarations(parsing: before.source)
                let (own, new) = ([before.syntax.range] + former.extensions(of: before), double.ranges)
                return own.count != new.count
                    || !zip(own, new).allSatisfy { before.source.hasSameTokens(in: $0, as: after.source, $1) }
            }.keys)
    }

    /// `changes` with the first answers of the doubles.
    func finished(_ changes: [FileChange]) -> [FileChange] {
        let edits = Dictionary(grouping: doubles.values, by: \.type.source.path).mapValues { doubles in
            doubles.flatMap { double in
                double.conversion.firstAnswers.compactMap { name, closure in
                    double.properties[name]?.initialValue.map { TextEdit($0, with: Array(closure.utf8)) }
                }
                    + double.conversion.givenAnswers.compactMap { name in
                        guard let property = double.properties[name], let type = property.type,
                            let value = property.initialValue
                        else { return nil }
                        return TextEdit(ByteRange(start: type.range.upperBound, end: value.upperBound), with: [])
                    }
            }
        }
        return changes.map { change in
            guard let own = edits[change.path] else { return change }
            let source = SourceText(path: change.path, bytes: change.new)
            let finished = FileChange(FileEdits(source: source, edits: TextEdit.sorted(own)))
            return finished.map(change.followed) ?? change
        }
    }
}

extension [DeclSyntax] {
    /// The properties among them and in types among them, by name, and the names of weak ones.
    fileprivate func gather(
        _ properties: inout [String: BindingSyntax], weak: inout Set<String>, in source: SourceText
    ) {
        for member in self {
            switch member.kind {
            case .variable(let variable):
                let isWeak = member.modifiers.contains { source.matches($0.name, "weak") }
                for binding in variable.bindings {
                    let name = source.text(in: binding.name)
                    properties[name] = binding
                    if isWeak { weak.insert(name) }
                }
            case .nominal(let nominal): nominal.members.members.gather(&properties, weak: &weak, in: source)
            case .conditional(let clauses):
                for clause in clauses { clause.members.gather(&properties, weak: &weak, in: source) }
            default: break
            }
        }
    }
}

extension FileDeclarations {
    /// Where the extensions of `type` are.
    fileprivate func extensions(of type: TypeDeclaration) -> [ByteRange] {
        extensions.filter { $0.extendedName == type.name }.map(\.syntax.range)
    }
}

extension SourceText {
    /// The lines of what is at `range`.
    fileprivate func lines(of range: ByteRange) -> ClosedRange<Int> {
        let first = lines.line(at: range.lowerBound)
        return first...lines.line(at: max(range.lowerBound, range.upperBound - 1))
    }
}

extension TypeDeclaration {
    /// Whether each member of `other` is here, and each function with the same body.
    fileprivate func has(bodiesOf other: TypeDeclaration) -> Bool {
        let own = bodies
        return other.bodies.allSatisfy { name, bodies in
            own[name].map { own in bodies.allSatisfy(own.contains) } ?? false
        }
    }

    /// Its members by their names, with what functions do.
    private var bodies: [String: Set<[String]>] {
        var bodies: [String: Set<[String]>] = [:]
        for member in Requirement.gather(source[members]) {
            var tokens: [String] = []
            if case .function(let function) = member.syntax.kind, let body = function.body {
                tokens = source.tokenTexts(in: body)
            }
            bodies[member.name, default: []].insert(tokens)
        }
        return bodies
    }
}

extension Diagnostic {
    /// The same with another severity.
    func `as`(_ severity: Severity) -> Diagnostic {
        Diagnostic(id, severity, message, at: location, notes: notes)
    }
}
