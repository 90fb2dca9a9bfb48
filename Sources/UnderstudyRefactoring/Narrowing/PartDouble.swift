/// A double of a part, which can replace a double of the whole protocol.
package struct PartDouble: Sendable {
    /// The file of such a double, and its text if it is new.
    package struct Written: Sendable {
        /// The type's name.
        package var name: String
        /// The part's name.
        package var part: String
        /// The path of its file.
        package var path: String
        /// The text of its file; `nil` if the file already exists.
        package var bytes: [UInt8]?

        /// Describes the file of a double.
        package init(name: String, part: String, path: String, bytes: [UInt8]?) {
            (self.name, self.part, self.path, self.bytes) = (name, part, path, bytes)
        }
    }

    /// The name of the double of the whole protocol.
    package var whole: String
    /// The double of the part.
    package var written: Written
    /// The members that tests may use: those that are word for word the same in the double of the whole.
    package var members: Set<String>

    /// Describes a double of a part.
    package init(insteadOf whole: String, written: Written, members: Set<String>) {
        (self.whole, self.written, self.members) = (whole, written, members)
    }
}
