import UnderstudySemantics
import UnderstudySyntax

/// Writes the members of a double as a protocol would demand them.
enum OwnSignatures {
    /// The demand that `entry` would fulfil, in one line; `nil` for what fulfils none.
    static func requirement(_ entry: Int, of body: DoubleBody, double: String, settable: Bool?) -> String? {
        let source = body.source(entry)
        let syntax = body.entries[entry].syntax
        guard !isHidden(syntax, in: source) else { return nil }
        let head = head(of: syntax, in: source)
        let text: String
        switch syntax.kind {
        case .function(let function):
            text = signature(syntax, function.parameters, end: function.body?.lowerBound, in: source)
        case .initializer(let initializer):
            text = signature(syntax, initializer.parameters, end: initializer.body?.lowerBound, in: source)
        case .subscript(let declared):
            text =
                signature(syntax, declared.parameters, end: declared.accessors?.range.lowerBound, in: source)
                + accessors(declared.accessors, settable, in: source)
        case .variable(let variable):
            guard variable.bindings.count == 1, let type = variable.bindings[0].type, !variable.isLet else {
                return nil
            }
            let binding = variable.bindings[0]
            text =
                "var " + source.text(in: binding.name) + ": " + source.compactText(in: type.range)
                + accessors(binding.accessors, settable, in: source)
        default: return nil
        }
        return head + selfNamed(text, double)
    }

    /// Whether nothing outside of the type can see the declaration, or another way of setting it.
    private static func isHidden(_ syntax: DeclSyntax, in source: SourceText) -> Bool {
        syntax.modifiers.contains { modifier in
            source.matches(modifier.name, "private") || source.matches(modifier.name, "fileprivate")
        }
    }

    private static func head(of syntax: DeclSyntax, in source: SourceText) -> String {
        let attributes = syntax.attributes.map { source.compactText(in: $0.range) }
        let dropped: Set<String> = [
            "public", "package", "internal", "open", "final", "override", "lazy", "weak", "unowned", "required",
            "convenience", "dynamic",
        ]
        let modifiers = syntax.modifiers.compactMap { modifier -> String? in
            let name = source.text(in: modifier.name)
            if name == "class" { return "static" }
            return dropped.contains(name) ? nil : source.compactText(in: modifier.range)
        }
        return (attributes + modifiers).map { $0 + " " }.joined()
    }

    /// The declaration from its keyword to its body, without the default values of parameters.
    private static func signature(
        _ syntax: DeclSyntax, _ parameters: [ParameterSyntax], end: Int?, in source: SourceText
    ) -> String {
        var text = ""
        var start = syntax.introducer.lowerBound
        for parameter in parameters {
            guard let value = parameter.defaultValue else { continue }
            text += source.compactText(in: ByteRange(start: start, end: parameter.type.range.upperBound))
            if parameter.isVariadic { text += "..." }
            start = value.upperBound
        }
        return text + source.compactText(in: ByteRange(start: start, end: end ?? syntax.range.upperBound))
    }

    private static func accessors(
        _ block: AccessorBlockSyntax?, _ settable: Bool?, in source: SourceText
    ) -> String {
        let getter = block?.accessors.first { source.matches($0.name, "get") }
        let words: [StaticString] = ["set", "didSet", "willSet", "_modify"]
        let sets = block?.accessors.contains { accessor in words.contains { source.matches(accessor.name, $0) } }
        let effects = (getter?.effects.async).map { _ in " async" } ?? ""
        let throwing = (getter?.effects.throws).map { word in
            " " + source.text(in: word)
                + ((getter?.effects.thrownType).map { "(" + source.compactText(in: $0.range) + ")" } ?? "")
        }
        return " { get" + effects + (throwing ?? "") + (settable ?? sets ?? false ? " set" : "") + " }"
    }

    /// The text with `Self` for the double's own name, as the protocol would say it.
    private static func selfNamed(_ text: String, _ double: String) -> String {
        guard text.contains(double) else { return text }
        let source = SourceText(path: "", text: text)
        var result = ""
        var end = 0
        for range in source.tokenRanges(in: source.range) {
            result += source.text(in: ByteRange(start: end, end: range.lowerBound))
            let token = source.text(in: range)
            result += token == double ? "Self" : token
            end = range.upperBound
        }
        return result
    }
}
