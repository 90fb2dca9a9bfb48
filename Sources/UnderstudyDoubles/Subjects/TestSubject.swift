import UnderstudySemantics
import UnderstudySyntax

/// A call that makes a value of a type for tests, with something for each of its parameters.
package struct TestSubject: Sendable {
    /// What is given for one parameter.
    package struct Parameter: Sendable {
        /// The label of the argument; `nil` where it has none.
        package var label: String?
        package let name: String
        /// The type as it is written; `nil` where the value tells it.
        package var type: String?
        /// The value that it begins with; `nil` where the test has to say it.
        package var value: String?
        /// The type where the value tells it; `nil` where it is written, and of doubles.
        package var toldType: String?

        package init(label: String?, name: String, type: String?, value: String?, toldType: String? = nil) {
            (self.label, self.name, self.type, self.value, self.toldType) = (label, name, type, value, toldType)
        }

        fileprivate var argument: String { (label.map { SwiftNames.argumentLabel($0) + ": " } ?? "") + escaped }
        fileprivate var escaped: String { SwiftNames.escaped(SwiftNames.bare(name)) }
        fileprivate var initial: String { value.map { " = " + $0 } ?? "" }
    }

    /// In what form the call is written.
    package enum Form: String, Sendable, CaseIterable {
        /// `Note.fixture(title: "milk")`.
        case fixture
        /// A structure with a property for each parameter, and `make()`.
        case harness

        /// What is written above it.
        func header(of name: String) -> String { "/// A \(rawValue) of `\(name)`, yours to edit." }
    }

    package let form: Form
    /// The path of the type as its module calls it.
    package let path: String
    /// The type as it is written in the file.
    let name: String
    package var parameters: [Parameter]
    /// What is called: the type, or a case.
    package var callee: String
    package var effects: Effects
    /// What the call gives.
    package var result: String
    /// The attributes in front of the function.
    package var attributes: [String] = []
    var generics: [GenericParameter] = []
    var constraints: [GenericConstraint] = []
    /// The attributes in front of the extension or the structure.
    var typeAttributes: [String] = []

    /// What is called, with the arguments.
    private var call: String {
        let arguments = parameters.map(\.argument).joined(separator: ", ")
        return effects.callPrefix + callee + (parameters.isEmpty && callee.hasPrefix(".") ? "" : "(\(arguments))")
    }

    /// The name of the structure.
    package var harnessName: String { path.filter { $0 != "." } + "Harness" }

    /// The whole declaration, as `writer` lays it out.
    func lines(_ writer: LineWriter) -> [String] {
        let body: [String]
        let head: String
        switch form {
        case .fixture:
            head = "extension \(name) {"
            body = function("static func fixture", parameters.map { "\($0.escaped): \($0.type ?? "")\($0.initial)" })
        case .harness:
            head = "struct \(harnessName) {"
            let properties = parameters.map { parameter in
                "var \(parameter.escaped)" + (parameter.type.map { ": " + $0 } ?? "") + parameter.initial
            }
            body = properties + (properties.isEmpty ? [] : [""]) + function("func make", [])
        }
        return [form.header(of: path)] + typeAttributes + writer.head(head)
            + writer.written(body, indentation: 4, keepsBody: false).map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
    }

    private func function(_ head: String, _ parameters: [String]) -> [String] {
        let clause = generics.isEmpty ? "" : "<" + generics.map(\.description).joined(separator: ", ") + ">"
        let condition =
            constraints.isEmpty ? "" : " where " + constraints.map(\.description).joined(separator: ", ")
        let words = (attributes + [head]).joined(separator: " ")
        return [
            "\(words)\(clause)(\(parameters.joined(separator: ", ")))\(effects) -> \(result)\(condition) {",
            "    " + call, "}",
        ]
    }

    /// The declaration as it is written when nobody asked for anything else.
    package var lines: [String] { lines(LineWriter(access: nil, qualification: Qualification(names: []))) }
}
