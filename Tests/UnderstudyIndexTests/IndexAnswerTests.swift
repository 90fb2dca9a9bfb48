import Testing
import UnderstudyIndex
import UnderstudyUsage

@Suite("What one run of the program tells another of an index")
struct IndexAnswerTests {
    private static let noted: IndexedFile = {
        var file = IndexedFile()
        file.symbols = [
            IndexedSymbol(key: SymbolKey(hash: 7), name: "save(_:)", isForeign: false),
            IndexedSymbol(key: SymbolKey(hash: .max), name: "größe", isForeign: true),
        ]
        let place = IndexedPlace(line: 3, column: 5)
        file.definitions = [
            IndexedDefinition(symbol: 0, place: place, isImplicit: true, parent: 1, overridden: [0, 1]),
            IndexedDefinition(symbol: 1, place: place),
        ]
        file.references = [
            IndexedReference(symbol: 1, place: place, kind: .write, isImplicit: true),
            IndexedReference(symbol: 0, place: IndexedPlace(line: 9, column: 1), kind: .call),
            IndexedReference(symbol: 0, place: IndexedPlace(line: 9, column: 8), kind: .read),
        ]
        file.witnesses = [IndexedWitness(symbol: 1, requirement: 0)]
        file.lines = [3, 9]
        return file
    }()

    @Test("What was noted of a file is the same afterwards")
    func file() throws {
        let (old, new) = (Self.noted, try IndexedFile(ofPart: Self.noted.bytesOfPart[...]))
        #expect(new.symbols == old.symbols && new.lines == old.lines)
        #expect(new.witnesses == old.witnesses)
        #expect(new.definitions.map(\.overridden) == [[0, 1], []])
        #expect(new.definitions.map(\.parent) == [1, nil])
        #expect(new.definitions.map(\.isImplicit) == [true, false])
        #expect(new.references.map(\.kind) == [.write, .call, .read])
        #expect(new.references.map(\.isImplicit) == [true, false, false])
        #expect(new.references.map(\.place) == old.references.map(\.place))
    }

    @Test("A request is the same afterwards")
    func request() throws {
        let request = IndexRequest(
            library: "/lib.so", stores: [.init(path: "/store", formats: ["v5", "v6"])], modules: ["A", "B"],
            files: [
                .init(names: ["/a.swift", "/b.swift"], time: IndexTime(seconds: 1, nanoseconds: 2)),
                .init(names: [], time: nil),
            ])
        let new = try IndexRequest(request.bytes)
        #expect(new.library == "/lib.so" && new.modules == ["A", "B"])
        #expect(new.stores.map(\.formats) == [["v5", "v6"]])
        #expect(new.files.map(\.names) == [["/a.swift", "/b.swift"], []])
        #expect(new.files.map(\.time) == [IndexTime(seconds: 1, nanoseconds: 2), nil])
    }

    @Test("Bytes that were cut off anywhere are refused, and none are read that are not there")
    func cut() {
        let bytes = Self.noted.bytesOfPart
        for end in bytes.indices {
            #expect(throws: WireError.self) { try IndexedFile(ofPart: bytes[..<end]) }
        }
    }

    @Test("Any other bytes are refused or harmless")
    func changed() {
        let bytes = Self.noted.bytesOfPart
        for index in bytes.indices {
            for value: UInt8 in [0, 1, 0x7F, 0xFF] {
                var copy = bytes
                copy[index] = value
                guard let file = try? IndexedFile(ofPart: copy[...]) else { continue }
                #expect(file.references.allSatisfy { file.symbols.indices.contains(Int($0.symbol)) })
            }
        }
    }
}
