import Testing

@testable import UnderstudySemantics

@Suite("Numbers by names")
struct NameTableTests {
    @Test func holdsNothingAtFirst() {
        let table = NameTable()
        #expect(table[0] == nil)
        #expect(table[.max] == nil)
        #expect(table.names.isEmpty)
    }

    @Test func keepsTheNumberThatANameHas() {
        var table = NameTable()
        #expect(table.add(7, 1) == 1)
        #expect(table.add(7, 2) == 1)
        #expect(table[7] == 1)
        table.replace(7, by: 3)
        #expect(table[7] == 3)
        #expect(table.names == [7])
    }

    /// Names whose hashes share their lower bits, or are none at all, are kept apart.
    @Test(arguments: [0, 4, 16, 48])
    func answersAsADictionaryDoes(_ shift: Int) {
        var table = NameTable()
        var expected: [UInt64: Int] = [:]
        var state: UInt64 = 11
        for number in 0..<5_000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let name = (state >> 52) << UInt64(shift)
            let known = expected[name]
            #expect(table.add(name, number) == known ?? number)
            if known == nil { expected[name] = number }
        }
        #expect(Set(table.names) == Set(expected.keys))
        #expect(table.names.count == expected.count)
        for name in 0..<UInt64(4_096) { #expect(table[name << UInt64(shift)] == expected[name << UInt64(shift)]) }
    }
}
