import UnderstudyUsage

extension IndexedFile {
    /// Adds the recorded data to `writer`.
    func write(to writer: inout WireWriter) {
        writer.write(symbols) { writer, symbol in
            writer.write(symbol.key.hash)
            writer.write(symbol.name)
            writer.write(symbol.isForeign ? 1 : 0 as UInt8)
        }
        writer.write(definitions) { writer, definition in
            writer.write([
                definition.symbol, definition.place.line, definition.place.column, definition.isImplicit ? 1 : 0,
                definition.parent ?? -1,
            ])
            writer.write(definition.overridden)
        }
        writer.write(witnesses.flatMap { [$0.symbol, $0.requirement] })
        writer.write(numbersOfReferences)
        writer.write(Array(lines))
    }

    /// Reads the recorded data from `reader`.
    init(from reader: inout WireReader) throws(WireError) {
        self.init()
        symbols = try reader.elements { reader throws(WireError) in
            IndexedSymbol(
                key: SymbolKey(hash: try reader.number()), name: try reader.text(),
                isForeign: try reader.number(UInt8.self) != 0)
        }
        definitions = try reader.elements { reader throws(WireError) in
            let numbers = try reader.numbers()
            guard numbers.count == 5 else { throw WireError() }
            return IndexedDefinition(
                symbol: numbers[0], place: IndexedPlace(line: numbers[1], column: numbers[2]),
                isImplicit: numbers[3] != 0, parent: numbers[4] < 0 ? nil : numbers[4],
                overridden: try reader.numbers())
        }
        let pairs = try reader.numbers()
        guard pairs.count.isMultiple(of: 2) else { throw WireError() }
        witnesses = stride(from: 0, to: pairs.count, by: 2).map {
            IndexedWitness(symbol: pairs[$0], requirement: pairs[$0 + 1])
        }
        let numbers = try reader.numbers()
        let size = IndexedReference.numberCount
        guard numbers.count.isMultiple(of: size) else { throw WireError() }
        references = stride(from: 0, to: numbers.count, by: size).map { IndexedReference(numbers[$0..<$0 + size]) }
        lines = Set(try reader.numbers())
        guard isConsistent else { throw WireError() }
    }

    private var numbersOfReferences: [Int32] {
        var numbers: [Int32] = []
        numbers.reserveCapacity(references.count * IndexedReference.numberCount)
        for reference in references { reference.append(to: &numbers) }
        return numbers
    }

    /// Whether all mentioned symbols exist.
    private var isConsistent: Bool {
        let known = symbols.indices
        return references.allSatisfy { known.contains(Int($0.symbol)) }
            && witnesses.allSatisfy { known.contains(Int($0.symbol)) && known.contains(Int($0.requirement)) }
            && definitions.allSatisfy { definition in
                known.contains(Int(definition.symbol)) && definition.overridden.allSatisfy { known.contains(Int($0)) }
                    && definition.parent.map { known.contains(Int($0)) } ?? true
            }
    }
}

extension IndexedReference {
    fileprivate static let numberCount = 4

    fileprivate func append(to numbers: inout [Int32]) {
        let kind: Int32 =
            switch kind {
            case .call: 0
            case .read: 1
            case .write: 2
            }
        numbers.append(symbol)
        numbers.append(place.line)
        numbers.append(place.column)
        numbers.append(kind << 1 | (isImplicit ? 1 : 0))
    }

    fileprivate init(_ numbers: ArraySlice<Int32>) {
        let (start, last) = (numbers.startIndex, numbers[numbers.endIndex - 1])
        self.init(
            symbol: numbers[start], place: IndexedPlace(line: numbers[start + 1], column: numbers[start + 2]),
            kind: last >> 1 == 0 ? .call : last >> 1 == 1 ? .read : .write, isImplicit: last & 1 == 1)
    }
}
