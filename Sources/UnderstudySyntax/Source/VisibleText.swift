/// Writes text so that a terminal or a log only shows it.
///
/// Names and sources of others may contain controls that move the cursor, line ends that look like the
/// start of another message, and bidirectional controls that show text in another order than a compiler reads it
/// (CVE-2021-42574). They are written as they would be in a string literal: `\u{1B}`.
public enum VisibleText {
    /// `text` on one line.
    public static func line(_ text: String) -> String {
        escaped(text) { $0 == 0x09 }
    }

    /// `text` with its line ends.
    public static func lines(_ text: String) -> String {
        escaped(text) { $0 == 0x09 || $0 == 0x0A }
    }

    private static func escaped(_ text: String, keeping isKept: (UInt32) -> Bool) -> String {
        // Most text has none of these first bytes.
        let isSuspect = text.utf8.contains {
            $0 < 0x20 && !isKept(UInt32($0)) || $0 == 0x7F || $0 == 0xC2 || $0 == 0xD8 || $0 == 0xE2 || $0 == 0xEF
        }
        guard isSuspect else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if !isKept(scalar.value), isControl(scalar.value) {
                result += scalar.value == 0x0A ? "\\n" : "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Whether the scalar is a control, ends a line, or changes the direction of text.
    static func isControl(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x00...0x1F, 0x7F...0x9F: true
        case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}

extension Diagnostic {
    /// The same with nothing in it that a terminal would act on.
    public var visible: Diagnostic {
        let location = location.map { SourceLocation(path: VisibleText.line($0.path), position: $0.position) }
        return Diagnostic(
            id, severity, VisibleText.line(message), at: location, notes: notes.map(\.visible), fix: fix)
    }
}
