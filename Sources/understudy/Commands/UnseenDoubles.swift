import UnderstudyConversion
import UnderstudySemantics
import UnderstudySyntax

/// Types of tests that conform to protocols of the sources, and that `convert --all` leaves as they are.
struct UnseenDoubles {
    /// What is said of each.
    private(set) var notes: [Diagnostic] = []

    /// Finds those of `index` that are none of `doubles`.
    init(in index: DeclarationIndex, besides doubles: [OwnedDouble]) {
        let seen = Set(doubles.map(\.type.nameLocation))
        for double in index.ownedDoubles(conformers: true) where double.headerName == nil {
            let type = double.type
            guard let file = index.file(at: type.source.path), file.isOfTests, !seen.contains(type.nameLocation),
                type.details.kind != .enum, double.protocols.contains(where: Self.hasFunctions),
                !type.inherited.contains(where: { $0.hasSuffix("TestCase") })
            else { continue }
            notes.append(
                Diagnostic(
                    DiagnosticID("maybe-double"), .note,
                    "'\(type.name)' conforms to '\(double.protocols[0].name)', but nothing in its name says that it is a "
                        + "double: 'understudy convert \(type.name)' converts it", at: type.nameLocation))
        }
        for file in index.files where file.isOfTests {
            notes += LocalTypes(of: file, in: index).conforming.map { name, location in
                ConversionRefusal(.local, of: name, at: location).diagnostic.as(.note)
            }
        }
    }

    /// Whether a type may stand for `declaration` to be called: one with properties alone is data.
    private static func hasFunctions(_ declaration: ProtocolDeclaration) -> Bool {
        declaration.requirements.contains { $0.kind == .func }
    }
}
