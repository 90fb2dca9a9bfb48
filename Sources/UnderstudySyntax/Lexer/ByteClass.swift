/// What a byte can start or continue; one table look-up per byte.
enum ByteClass {
    static let identifierHead: UInt8 = 1
    static let identifierBody: UInt8 = 2
    static let operatorCharacter: UInt8 = 4
    static let space: UInt8 = 8
    static let newline: UInt8 = 16
    static let digit: UInt8 = 32
    /// What continues an identifier, as far as that is ASCII.
    static let plainIdentifierBody: UInt8 = 64

    /// The classes of all 256 bytes; allocated once and kept for the life of the program.
    nonisolated(unsafe) static let table: UnsafePointer<UInt8> = {
        let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
        table.initialize(repeating: 0, count: 256)
        for byte in UInt8(ascii: "a")...UInt8(ascii: "z") { table[Int(byte)] = identifierHead | identifierBody }
        for byte in UInt8(ascii: "A")...UInt8(ascii: "Z") { table[Int(byte)] = identifierHead | identifierBody }
        table[Int(UInt8(ascii: "_"))] = identifierHead | identifierBody
        for byte in UInt8(ascii: "0")...UInt8(ascii: "9") { table[Int(byte)] = identifierBody | digit }
        table[Int(UInt8(ascii: "$"))] = identifierBody
        for byte in 0..<0x80 where table[byte] & identifierBody != 0 { table[byte] |= plainIdentifierBody }
        for byte in 0x80...0xFF { table[byte] = identifierHead | identifierBody }
        for byte in "/=-+*%<>!&|^~?".utf8 { table[Int(byte)] |= operatorCharacter }
        for byte in " \t\u{0B}\u{0C}\0".utf8 { table[Int(byte)] = space }
        for byte in "\n\r".utf8 { table[Int(byte)] = newline }
        return UnsafePointer(table)
    }()

    /// Whether `scalar` may start an operator, beyond ASCII (the grammar's `operator-head`).
    static func isOperatorHead(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
            0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF,
            0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
            true
        default:
            false
        }
    }

    /// Whether `scalar` may continue an operator, beyond ASCII (the grammar's `operator-character`).
    static func isOperatorBody(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF:
            true
        default:
            isOperatorHead(scalar)
        }
    }
}
