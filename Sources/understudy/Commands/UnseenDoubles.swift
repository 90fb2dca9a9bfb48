import UnderstudyConversion
import UnderstudySemantics
import UnderstudySyntax

/// Types that conform to protocols of the sources, and that `convert --all` leaves as they are: those of tests without a
/// name that says more, and those of other code.
struct UnseenDoubles {
    /// What is said of each.
    private(set) var notes: [Diagnostic] = []

    /// How many types of one protocol are told of one by one: a protocol of more may be of data, as models are.
    private static let few = 3
    /// How many types are named in one note: nobody reads more.
    private static let named = 24

    /// Finds those of `index` that are none of `doubles`.
    init(in index: DeclarationIndex, besides doubles: [OwnedDouble]) {
        let seen = Set(doubles.map(\.type.nameLocation))
        let generated = Set(index.files.filter(MockingFramework.hasGenerated).map(\.source.path))
        let others = index.ownedDoubles(conformers: true).filter { double in
            double.headerName == nil && !seen.contains(double.type.nameLocation) && double.type.details.kind != .enum
                && !generated.contains(double.type.source.path) && !MockingFramework.hasMarked(double.type)
                && index.hasWitness(double)
        }
        let unseen = others.filter { double in
            index.file(at: double.type.source.path)?.isOfTests == true
                && double.protocols.contains(where: \.hasFunctions) && !double.type.isTestCase(in: index)
                && !double.isCalledLikeItsProtocol
        }
        let counts = Dictionary(unseen.map { ($0.protocols[0].name, 1) }, uniquingKeysWith: +)
        var told: Set<String> = []
        for double in unseen {
            let name = double.protocols[0].name
            guard let count = counts[name], count <= Self.few || told.insert(name).inserted else { continue }
            notes.append(
                Self.note(
                    on: count > Self.few ? unseen.filter { $0.protocols[0].name == name }.map(\.type) : [double.type],
                    "conforms to '\(name)', but nothing in its name says that it is a double",
                    "conform to '\(name)', but nothing in their names says that they are doubles"))
        }
        let shipped = ShippedCode(in: index)
        let among = others.filter { $0.type.isCalledDouble && shipped.holds($0.type) }
        if !among.isEmpty {
            notes.append(
                Self.note(
                    on: among.map(\.type),
                    "is called a double, but stands in code that isn't for tests",
                    "are called doubles, but stand in code that isn't for tests"))
        }
        for file in index.files where file.isOfTests {
            notes += LocalTypes(of: file, in: index).conforming.map { name, location in
                ConversionRefusal(.local, of: name, at: location).diagnostic.as(.note)
            }
        }
    }

    /// What is said of `types`, which are one or several.
    private static func note(on types: [TypeDeclaration], _ one: String, _ many: String) -> Diagnostic {
        let names = types.map { "'\($0.name)'" }
        let last = names.count > named + 1 ? "\(names.count - named) others" : names[names.count - 1]
        let listed = names.prefix(min(named, names.count - 1)).joined(separator: ", ")
        let what = names.count == 1 ? "\(names[0]) \(one)" : "\(listed) and \(last) \(many)"
        let advice = "'understudy convert \(types[0].name)' converts \(names.count == 1 ? "it" : "the first")"
        return Diagnostic(DiagnosticID("maybe-double"), .note, "\(what): \(advice)", at: types[0].nameLocation)
    }
}

extension OwnedDouble {
    /// Whether its name says no more than that of its protocol does, as an 'AppDelegate' for a 'ServiceDelegate': then it
    /// is what a program has anyway.
    fileprivate var isCalledLikeItsProtocol: Bool {
        let ends: Set<String> = ["delegate", "listener", "observer"]
        let own = IdentifierWords.split(type.simpleName).last { !$0.allSatisfy(\.isNumber) }
        let asked = IdentifierWords.split(protocols[0].simpleName).last { $0 != "protocol" }
        return own == asked && own.map(ends.contains) == true
    }
}

extension TypeDeclaration {
    /// Whether it inherits from XCTest's test case, or from a class that is called so.
    fileprivate func isTestCase(in index: DeclarationIndex) -> Bool {
        var seen: Set<String> = []
        var pending = inherited
        while let name = pending.popLast() {
            if name.hasSuffix("TestCase") { return true }
            guard seen.insert(name).inserted else { continue }
            pending += index.types(named: name).flatMap(\.inherited)
        }
        return false
    }
}
