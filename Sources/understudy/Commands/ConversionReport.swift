import UnderstudyConversion
import UnderstudySyntax

/// What became of handwritten doubles, once for people and once for programs.
struct ConversionReport {
    private let conversions: [DoubleConversion]
    /// The places of those that stay as they stand but for what their protocols ask for.
    private let following: Set<SourceLocation>
    /// What is said of doubles that are left as they are.
    private let refused: [Diagnostic]
    private let linesBefore: Int
    private let linesAfter: Int

    /// Reports on the doubles of `plan`, which make `changes`.
    ///
    /// - Parameter generated: The paths of files that held generated doubles, which go.
    init(_ plan: ConversionPlan, _ changes: [FileChange], from generated: Set<String> = []) {
        conversions = plan.conversions
        following = plan.following
        refused = plan.diagnostics.filter { $0.id.name == "not-converted" }
        let paths = Set(plan.conversions.map(\.double.type.source.path))
        let doubles = changes.filter { paths.contains($0.path) }
        func count(_ bytes: [UInt8]) -> Int { bytes.count { $0 == UInt8(ascii: "\n") } }
        let gone = changes.filter { generated.contains($0.path) }.map { count($0.old) - count($0.new) }
        linesBefore = (doubles.map { count($0.old) } + gone).reduce(0, +)
        linesAfter = doubles.map { count($0.new) }.reduce(0, +)
    }

    /// What is said of each double, and then of all.
    var lines: [String] {
        let each = conversions.map { $0.summary(follows: following.contains($0.double.type.nameLocation)) }
        if conversions.count + refused.count < 2 { return each }
        let functions = conversions.map(\.doneCount).reduce(0, +)
        let all = conversions.map(\.double.functionCount).reduce(0, +)
        let places = conversions.map(\.places).reduce(0, +)
        let files = Set(conversions.flatMap(\.files)).count
        let left = refused.isEmpty ? "" : ", \(refused.count) left as they are"
        return each + [
            "\(Self.count(conversions.count, "double")) of yours now\(left): "
                + "\(functions) of \(all) functions converted, \(Self.count(places, "place")) in "
                + "\(Self.count(files, "file")) rewritten, \(linesBefore) lines with the doubles before and "
                + "\(linesAfter) after"
        ]
    }

    fileprivate static func count(_ number: Int, _ word: String) -> String {
        "\(number) \(word)\(number == 1 ? "" : "s")"
    }
}

extension ConversionReport {
    /// Writes the doubles with their functions, those that are left, and the sums, as members of an object.
    func write(to json: inout JSONWriter) {
        json.array("converted") { json in
            for conversion in conversions { json.object { Self.write(conversion, to: &$0) } }
        }
        json.array("left") { json in
            for diagnostic in refused {
                json.object { json in
                    json.member("message", diagnostic.message)
                    Self.write(diagnostic.location, to: &json)
                }
            }
        }
        json.member("places", conversions.map(\.places).reduce(0, +))
        json.member("files", Set(conversions.flatMap(\.files)).sorted())
        json.member("linesBefore", linesBefore)
        json.member("linesAfter", linesAfter)
    }

    private static func write(_ conversion: DoubleConversion, to json: inout JSONWriter) {
        let type = conversion.double.type
        json.member("name", type.name)
        json.member("protocol", conversion.double.declaration.name)
        json.member("kind", conversion.kind.name)
        write(type.nameLocation, to: &json)
        json.member("functions", conversion.converted + conversion.alike)
        for (key, functions) in [("withCodeOfYours", conversion.partly), ("asTheyWere", conversion.kept)] {
            json.array(key) { json in
                for function in functions {
                    json.object { json in
                        json.member("name", function.name)
                        json.member("line", function.location.position?.line ?? 1)
                        json.member("reason", function.reason.code)
                        json.member("message", function.reason.words)
                    }
                }
            }
        }
        json.member("places", conversion.places)
    }

    private static func write(_ place: SourceLocation?, to json: inout JSONWriter) {
        json.member("file", place?.path)
        json.member("line", place?.position?.line ?? 1)
    }
}

extension DoubleConversion {
    /// Why functions stay of a double that gets a header, where that is not for what they do.
    private var why: String {
        let others = kept.filter { function in
            switch function.reason {
            case .body, .plain: false
            default: true
            }
        }
        guard let first = others.first else { return "" }
        let rest = others.count > 1 ? ", and \(others.count - 1) more for reasons of their own" : ""
        return "; '\(first.name)' stays: \(first.reason.words)\(rest)"
    }

    /// How many functions are the new double's, wholly or in part.
    fileprivate var doneCount: Int { converted.count + alike.count + partly.count }

    /// What became of the double, in one sentence.
    ///
    /// - Parameter follows: Whether members of it change though it stays as it stands.
    fileprivate func summary(follows: Bool) -> String {
        if isAsItStands {
            let rest = follows ? ", and what it needs to be in step" : ", and no other change"
            return
                "'\(double.type.name)' gets the header of a \(kind.name) of '\(double.declaration.name)'\(rest)\(why)"
        }
        let name = "'\(double.type.name)' is a \(kind.name) of '\(double.declaration.name)' now"
        let done = doneCount
        let code = partly.isEmpty ? "" : " (\(partly.count) with code of yours)"
        let rest =
            switch double.functionCount - done {
            case 0: ""
            case 1: "; 1 stays as it was"
            case let count: "; \(count) stay as they were"
            }
        return "\(name): \(done) of \(double.functionCount) functions converted\(code), "
            + "\(ConversionReport.count(places, "place")) in \(ConversionReport.count(files.count, "file")) "
            + "rewritten\(rest)"
    }
}
