import UnderstudyDoubles
import UnderstudyRefactoring
import UnderstudySemantics
import UnderstudySyntax

/// Doubles of the parts of protocols, as they are after a change of the sources.
struct PartDoubles {
    private let owned: OwnedDoubles
    private let generator: DoubleGenerator

    /// Reads the sources as they are after `edits`; `nil` if that can't be done, which is reported.
    init?(_ edits: [SourceEdit], _ arguments: Arguments, in session: Session) {
        let changes = SourceEdit.byFile(edits).compactMap(FileChange.init)
        let after = session.seeing(changes)
        guard let owned = OwnedDoubles.read([], arguments, usesHistory: false, mayBeNone: true, in: after) else {
            return nil
        }
        self.owned = owned
        var options = owned.templates.options
        options.isInPackage = true
        generator = DoubleGenerator(index: owned.index, library: owned.templates.library, options: options)
    }

    /// For each double of `declaration`, a double of each of `parts`.
    func doubles(of declaration: ProtocolDeclaration, parts: [String]) -> [PartDouble] {
        let wholes = owned.plans.map(\.double).filter { double in
            double.headerName == declaration.name || double.protocols.contains { $0.name == declaration.name }
        }
        return wholes.flatMap { whole in parts.compactMap { double(of: $0, insteadOf: whole, declaration) } }
    }

    private func double(
        of part: String, insteadOf whole: OwnedDouble, _ declaration: ProtocolDeclaration
    ) -> PartDouble? {
        let path = declaration.name.split(separator: ".").dropLast().map { $0 + "." }.joined() + part
        guard
            let protocolPart = owned.index.allProtocols.first(where: {
                $0.name == path && $0.module == declaration.module
            })
        else { return nil }
        let existing = owned.plans.map(\.double).first {
            $0.kind == whole.kind && $0.protocols.first?.location == protocolPart.location
        }
        if let existing {
            return double(
                existing.type, insteadOf: whole, part, path: existing.type.source.path, bytes: nil)
        }
        guard case .success(let output) = generator.generate(DoubleKind(name: whole.kind), of: protocolPart),
            let bytes = try? generator.file([output], support: false)
        else { return nil }
        let file = Path.join(Path.folder(of: whole.type.source.path), output.name + ".swift")
        let source = SourceText(path: file, bytes: bytes)
        guard let type = FileDeclarations(parsing: source).types.first(where: { $0.simpleName == output.name }) else {
            return nil
        }
        return double(type, insteadOf: whole, part, path: file, bytes: bytes)
    }

    private func double(
        _ type: TypeDeclaration, insteadOf whole: OwnedDouble, _ part: String, path: String, bytes: [UInt8]?
    ) -> PartDouble? {
        let own = MemberTexts(type.source[type.members])
        let others = MemberTexts(whole.type.source[whole.type.members])
        // Members that the owner has changed in the double of the whole are not in that of the part.
        guard own.texts.isSubset(of: others.texts), !others.hasInitializer else { return nil }
        return PartDouble(
            insteadOf: whole.type.name,
            written: PartDouble.Written(name: type.name, part: part, path: path, bytes: bytes), members: own.names)
    }
}

/// What a type declares, word for word.
private struct MemberTexts {
    private(set) var texts: Set<String> = []
    private(set) var names: Set<String> = []
    private(set) var hasInitializer = false

    init(_ members: InSource<[DeclSyntax]>) {
        let source = members.source
        for member in members.piece {
            switch member.kind {
            case .nominal(let inner):
                // The storage of a double is a structure with something for each member.
                let own = MemberTexts(source[inner.members.members])
                texts.formUnion(own.texts)
                names.insert(source.text(in: inner.name))
            case .initializer: hasInitializer = true
            case .function(let function):
                names.insert(source.text(in: function.name))
                texts.insert(source.compactText(in: member.range))
            case .variable(let variable):
                names.formUnion(variable.bindings.map { source.text(in: $0.name) })
                texts.insert(source.compactText(in: member.range))
            default: texts.insert(source.compactText(in: member.range))
            }
        }
    }
}
