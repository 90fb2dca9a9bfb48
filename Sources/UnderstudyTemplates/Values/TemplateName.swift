/// A name that a template spells out, with what tells it from most other names without comparing them.
///
/// Templates ask for members all the time: the key is worked out once, when the template is read.
public struct TemplateName: Sendable {
    /// The name.
    public let text: String
    /// What the length and two letters give, below `keyCount`.
    let key: Int

    static let keyCount = 256

    init(_ text: String) {
        self.text = text
        let bytes = Array(text.utf8)
        key = bytes.isEmpty ? 0 : (bytes.count &* 37 &+ Int(bytes[0]) &* 5 &+ Int(bytes[bytes.count - 1]) &* 11) & 255
    }
}
