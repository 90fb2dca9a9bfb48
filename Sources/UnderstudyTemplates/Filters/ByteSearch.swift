extension [UInt8] {
    /// The offsets at which `pattern` occurs, without overlaps.
    ///
    /// Takes time proportional to both lengths together (Knuth, Morris and Pratt, 1977).
    func matches(of pattern: [UInt8]) -> [Int] {
        guard !pattern.isEmpty, pattern.count <= count else { return [] }
        let borders = pattern.borders()
        var starts: [Int] = []
        var matched = 0
        for (offset, byte) in self.enumerated() {
            while matched > 0, pattern[matched] != byte { matched = borders[matched - 1] }
            if pattern[matched] == byte { matched += 1 }
            if matched == pattern.count {
                starts.append(offset + 1 - matched)
                matched = 0
            }
        }
        return starts
    }

    /// For each prefix, the length of its longest proper prefix that is its suffix too.
    private func borders() -> [Int] {
        var borders = [Int](repeating: 0, count: count)
        var length = 0
        for offset in indices.dropFirst() {
            while length > 0, self[length] != self[offset] { length = borders[length - 1] }
            if self[length] == self[offset] { length += 1 }
            borders[offset] = length
        }
        return borders
    }
}
