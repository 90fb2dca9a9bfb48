/// How the names of some modules appear in the compiler's names of declarations (USRs).
package struct ModuleMarks: Sendable {
    private let marks: [[UInt8]]

    /// The marks of the modules called `names`.
    package init(_ names: Set<String>) {
        marks = names.sorted().map { Array((String($0.utf8.count) + $0).utf8) }
    }

    /// Whether one of the modules may declare the symbol with the name `usr`.
    ///
    /// A USR contains its module's name after the length of that name, except that words may be abbreviated as `0A`.
    func mayDeclare(_ usr: UnsafeRawBufferPointer) -> Bool {
        guard usr.count > 2, usr[0] == UInt8(ascii: "s") else { return false }
        for index in usr.indices {
            if usr[index] == UInt8(ascii: "0"), index + 1 < usr.count, Self.isLetter(usr[index + 1]) { return true }
            for mark in marks where usr[index] == mark[0] && index + mark.count <= usr.count {
                if usr[index..<index + mark.count].elementsEqual(mark) { return true }
            }
        }
        return false
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }
}
