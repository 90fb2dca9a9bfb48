import UnderstudySemantics
import UnderstudySyntax

/// The ways in which tests can make values of a type.
struct Makers {
    /// The ways, in the order of the source.
    private(set) var all: [Maker] = []
    /// Why there is none, as the end of a sentence that says what to do.
    private(set) var refusal = "no initialiser of it can be called from tests; make one internal"

    private let index: DeclarationIndex

    init(of type: TypeDeclaration, in index: DeclarationIndex) {
        self.index = index
        let bound = min(type.access, type.scope.boundAccess)
        if bound <= .fileprivate {
            refusal = "it is private to its file; make it internal"
        } else if type.isWithdrawn {
            refusal = "it is unavailable; remove the attribute, or leave it out"
        } else if type.details.kind == .enum {
            addCases(of: type)
        } else {
            addInitializers(of: type, depth: 0)
        }
        all = all.filter { min($0.access, bound) > .fileprivate }
        let useful = all.filter { !$0.decodes }
        if useful.isEmpty, !all.isEmpty { refusal = "only decoding makes a value of it; write another initialiser" }
        all = useful
    }

    private mutating func addCases(of type: TypeDeclaration) {
        for member in type.valueMembers {
            guard case .enumCase(let elements) = member.kind, !type.source[member].isWithdrawn else { continue }
            all += elements.map { Maker($0, of: type) }
        }
        refusal = "it has no cases that are always there; add one outside of '#if'"
    }

    private mutating func addInitializers(of type: TypeDeclaration, depth: Int) {
        var own: [Maker] = []
        for member in type.valueMembers { add(member, of: type.source, access: type.scope.defaultAccess, to: &own) }
        let declared = own.count
        for entry in index.extensions(of: type) where !entry.details.isConditional {
            for member in entry.members {
                add(member, of: entry.source, access: entry.access ?? .internal, to: &own)
            }
        }
        all += own
        if declared == 0 || type.isClass && !own.contains(where: { !$0.isConvenience }) {
            addImplicit(of: type, depth: depth)
        }
    }

    /// Adds `member` if it is an initialiser that nothing keeps tests from calling.
    private func add(_ member: DeclSyntax, of source: SourceText, access: AccessLevel, to makers: inout [Maker]) {
        let written = source[member]
        let level = AccessLevel(source[member.modifiers]) ?? min(access, .internal)
        guard let maker = Maker(written, access: written.isWithdrawn ? .private : level), !maker.changesArguments else {
            return
        }
        makers.append(maker)
    }

    /// Adds what the compiler writes, or what a class inherits.
    private mutating func addImplicit(of type: TypeDeclaration, depth: Int) {
        let superclass = type.isClass ? superclass(of: type) : .none
        guard let stored = StoredProperties(of: type) else {
            refusal =
                "its properties stand in '#if' or have attributes, so that nothing tells the initialiser that the compiler writes; write one"
            return
        }
        if type.details.kind == .struct {
            guard let properties = stored.memberwise else {
                refusal = "a private property makes its initialiser private; write an internal one"
                return
            }
            all.append(Maker(memberwise: properties, of: type))
        } else if let property = stored.needed.first {
            refusal = "nothing sets its property '\(property.name)'; write an initialiser"
        } else {
            switch superclass {
            case .none: all.append(Maker(access: .internal, path: type.source.path))
            case .read(let parent): if depth < 16 { addInitializers(of: parent, depth: depth + 1) }
            case .unknown(let name):
                refusal =
                    "its initialisers are those of '\(name)', whose sources were not read; write one, or add the sources with --context"
            }
        }
    }

    /// What a class inherits from.
    private enum Superclass {
        case none
        case read(TypeDeclaration)
        case unknown(String)
    }

    private func superclass(of type: TypeDeclaration) -> Superclass {
        guard let name = type.inheritedTypes.first?.path else { return .none }
        if name == "NSObject" { return .none }
        if let found = index.typeDeclaration(name, from: type) { return .read(found) }
        let isProtocol =
            index.protocolNamed(name, from: type.module) != nil || StandardProtocols.declaration(named: name) != nil
            || ["Sendable", "AnyObject", "Copyable"].contains(name) || index.aliasedType(name, from: type) != nil
        return isProtocol ? .none : .unknown(name)
    }
}

extension Maker {
    fileprivate var isConvenience: Bool { signature?.hasModifier("convenience") ?? false }

    /// Whether it changes what it is given, which no value that a test leaves out can bear.
    fileprivate var changesArguments: Bool {
        parameters.contains { if case .attributed(let words, _) = $0.type { words.contains(.inout) } else { false } }
    }
}

extension TypeDeclaration {
    /// Whether the compiler rejects or warns about uses of it.
    var isWithdrawn: Bool { source[syntax].isWithdrawn }
}

extension InSource<DeclSyntax> {
    /// Whether tests can't use it without a warning or an attribute of their own.
    fileprivate var isWithdrawn: Bool {
        piece.attributes.contains { syntax in
            let attribute = Attribute(self[syntax])
            return ["_spi", "_disfavoredOverload"].contains(attribute.name)
                || !(attribute.availability?.restrictions.isEmpty ?? true)
        }
    }
}
