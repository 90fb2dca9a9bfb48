import UnderstudySyntax
import Testing

/// White space and comments.
@Suite struct CommentTests {
    @Test func blockCommentsNest() {
        expectReading("/* a /* protocol P {} */ b */ protocol Q {}", "protocol Q")
        expectReading("protocol /* { */ P /* /* } */ */ {}", "protocol P")
    }

    @Test func lineCommentsEndWithTheirLine() {
        expectReading("// protocol P {}\nprotocol Q {} // }", "protocol Q")
        expectReading("// a\rprotocol Q {}\r// }", "protocol Q")
    }

    @Test func commentsInsideBodiesHideBraces() {
        expectReading("func f() { /* } /* } */ */ // }\n }\nprotocol P {}", "func f() {}\nprotocol P")
    }

    @Test func openCommentIsTold() {
        expectReading("protocol P {}\n①/* a /* b */", "protocol P", Expected("unterminated-comment"))
    }

    @Test func lineEndsOfAllKindsEndLines() {
        let file = expectReading(
            "let a = 1\r\nlet b = 2\rlet c = 3\nlet d = 4", "let a = 1\nlet b = 2\nlet c = 3\nlet d = 4")
        #expect(file.source.lines.count == 4)
    }

    @Test func byteOrderMarkAndShebangBelongToNoToken() {
        expectReading("\u{FEFF}protocol P {}", "protocol P")
        expectReading("#!/usr/bin/env swift {\nprotocol P {}", "protocol P")
        expectReading("\u{FEFF}#!/usr/bin/swift\nprotocol P {}", "protocol P")
    }

    @Test func zeroBytesAndNonBreakingSpacesAreWhiteSpace() {
        expectReading("protocol\0P\u{A0}{}", "protocol P")
    }

    @Test func invalidUTF8IsTold() {
        let bytes = Array("protocol P { var a: Int { get } ".utf8) + [0xFF, 0xC0] + Array(" }".utf8)
        #expect(ReadingChecks.violations(of: bytes).isEmpty)
        #expect(ReadingChecks.firstViolationWhenDamaged(bytes) == nil)
    }
}
