import UnderstudyUsage

/// One piece of the result of reading indexes; pieces come in the order of the stores.
package enum IndexAnswer: Sendable {
    /// The library can't be opened, or is not the expected one.
    case unusableLibrary(reason: String)
    /// The store has a format other than the one that the library reads.
    case otherFormat(store: Int, version: Int)
    /// The library can't open the store.
    case unusableStore(store: Int, reason: String)
    /// The store was opened; the following pieces belong to it.
    case store(StoreSummary)
    /// What was recorded about one of the sources, as bytes that become an `IndexedFile` when they are needed.
    case part(file: Int, isUnchanged: Bool, bytes: ArraySlice<UInt8>)
    /// A record about one of the sources that can't be read.
    case lost(file: Int)
    /// Everything was read.
    case end

    /// What a store contains.
    package struct StoreSummary: Sendable {
        /// The position of the store in the request.
        package var store: Int
        /// How many units it has.
        package var unitCount: Int
        /// One of the source files that the store knows.
        package var example: String?
        /// How many records it has about the sources.
        package var partCount: Int

        /// Describes a store.
        package init(store: Int, unitCount: Int, example: String?, partCount: Int) {
            (self.store, self.unitCount, self.example, self.partCount) = (store, unitCount, example, partCount)
        }
    }
}

extension IndexedFile {
    /// Reads the recorded data from the bytes of a part.
    package init(ofPart bytes: ArraySlice<UInt8>) throws(WireError) {
        var reader = WireReader(bytes)
        try self.init(from: &reader)
    }

    /// The recorded data as the bytes of a part.
    package var bytesOfPart: [UInt8] {
        var writer = WireWriter()
        write(to: &writer)
        return writer.bytes
    }
}

extension IndexAnswer {
    /// The answer as bytes.
    package var bytes: [UInt8] {
        var writer = WireWriter()
        switch self {
        case .unusableLibrary(let reason):
            writer.write(0 as UInt8)
            writer.write(reason)
        case .otherFormat(let store, let version):
            writer.write(1 as UInt8)
            writer.write([Int32(store), Int32(version)])
        case .unusableStore(let store, let reason):
            writer.write(2 as UInt8)
            writer.write([Int32(store)])
            writer.write(reason)
        case .store(let summary):
            writer.write(3 as UInt8)
            writer.write([Int32(summary.store), Int32(summary.unitCount), Int32(summary.partCount)])
            writer.write(summary.example.map { [$0] } ?? []) { $0.write($1) }
        case .part(let file, let isUnchanged, let bytes):
            writer.write(4 as UInt8)
            writer.write([Int32(file), isUnchanged ? 1 : 0])
            writer.write(bytes)
        case .lost(let file):
            writer.write(5 as UInt8)
            writer.write([Int32(file)])
        case .end: writer.write(6 as UInt8)
        }
        return writer.bytes
    }

    /// Reads the next piece from `reader`.
    package init(from reader: inout WireReader) throws(WireError) {
        switch try reader.number(UInt8.self) {
        case 0: self = .unusableLibrary(reason: try reader.text())
        case 1:
            let numbers = try reader.numbers(2)
            self = .otherFormat(store: numbers[0], version: numbers[1])
        case 2: self = .unusableStore(store: try reader.numbers(1)[0], reason: try reader.text())
        case 3:
            let numbers = try reader.numbers(3)
            let examples = try reader.elements { reader throws(WireError) in try reader.text() }
            self = .store(
                StoreSummary(
                    store: numbers[0], unitCount: numbers[1], example: examples.first, partCount: numbers[2]))
        case 4:
            let numbers = try reader.numbers(2)
            self = .part(file: numbers[0], isUnchanged: numbers[1] == 1, bytes: try reader.piece())
        case 5: self = .lost(file: try reader.numbers(1)[0])
        case 6: self = .end
        default: throw WireError()
        }
    }
}

extension WireReader {
    /// The next numbers; there must be `count` of them.
    fileprivate mutating func numbers(_ count: Int) throws(WireError) -> [Int] {
        let numbers = try numbers()
        guard numbers.count == count else { throw WireError() }
        return numbers.map { Int($0) }
    }
}
