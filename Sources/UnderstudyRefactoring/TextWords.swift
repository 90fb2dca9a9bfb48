/// The words of code.
package enum TextWords {
    /// The identifiers and keywords in `text`, each once.
    package static func words(of text: String) -> Set<String> {
        Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    }
}
