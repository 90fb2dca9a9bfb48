import UnderstudyDoubles
import UnderstudyTemplates

extension TemplateLibrary {
    /// The kinds of a style, including those that it takes from others, in alphabetical order.
    func kinds(inStyle style: String) -> [String] {
        Set(DoubleStyle(name: style).folders.flatMap { kinds(of: $0) }).sorted()
    }

    /// The kinds that have a template for their type, in alphabetical order.
    func kinds(of style: String) -> [String] {
        names.compactMap { name in
            // Most templates are of nothing that begins and ends so.
            guard name.hasSuffix("/type"), name.hasPrefix(style) else { return nil }
            let parts = name.split(separator: "/")
            return parts.count == 3 && parts[0] == style && parts[2] == "type" && parts[1] != "shared"
                ? String(parts[1]) : nil
        }
    }
}
