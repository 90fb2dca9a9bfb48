import UnderstudySyntax

extension TextMerge {
    /// A range of one text.
    struct Part {
        let source: SourceText
        let range: ByteRange

        init(_ source: SourceText, _ range: ByteRange) {
            self.source = source
            self.range = range
        }

        /// The lines, those after the first without the indentation of the first.
        var lines: [String] {
            let indent = FileLayout(source).indentation(at: range.lowerBound).count
            let lines = source.text(in: range).split(separator: "\n", omittingEmptySubsequences: false)
            return lines.enumerated().map { index, line in
                let blanks = index == 0 ? 0 : min(indent, line.prefix { $0 == " " }.count)
                return String(line.dropFirst(blanks))
            }
        }

        /// Whether the same tokens and comments stand in both.
        func isSame(as other: Part) -> Bool {
            source.hasSameTokens(in: range, as: other.source, other.range)
        }

        /// Whether this is all of `fresh`, with comments of its owner's at most.
        func holds(_ fresh: Part) -> Bool {
            !fresh.source.hasComment(in: fresh.range)
                && source.tokenTexts(in: range) == fresh.source.tokenTexts(in: fresh.range)
        }

        /// The same with the statements that only moved where `other` has them: the order of a list is that of the
        /// protocol, and says nothing.
        func ordered(like other: Part) -> Part {
            let (own, others) = (Statements(self), Statements(other))
            guard let order = own.order(like: others.keys) else { return self }
            return of(order.map(line(own.ranges)))
        }

        /// The same with what both others did alike to the statements: that is no difference, though this one lacks it.
        ///
        /// What both have stands where `ours` has it, in the place of what was said of the same before; what neither
        /// speaks of any more is gone.
        /// - Parameter names: What a statement can speak of: the storage of members.
        func including(whatIsIn ours: Part, and fresh: Part, about names: Set<String>) -> Part {
            let (own, theirs, today) = (Statements(self), Statements(ours), Statements(fresh))
            // What stands on one line has no statements of its own.
            guard own.isAll, own.keys.count > 2 else { return self }
            func subject(_ key: [String]) -> Set<String> { names.intersection(key) }
            let kept = Set(theirs.keys + today.keys)
            let spoken = (theirs.keys + today.keys).reduce(into: Set<String>()) { $0.formUnion(subject($1)) }
            let shared = Dictionary(zip(today.keys, today.ranges.indices)) { first, _ in first }
                .filter { !own.keys.contains($0.key) }
            var keys: [[String]] = []
            var lines: [String] = []
            for (key, range) in zip(own.keys, own.ranges.indices.map(line(own.ranges))) {
                if !kept.contains(key), !subject(key).isEmpty, subject(key).isDisjoint(with: spoken) { continue }
                keys.append(key)
                lines.append(range)
            }
            for (index, key) in theirs.keys.enumerated() {
                guard let number = shared[key], !keys.contains(key) else { continue }
                // As it is written today: a comment in it is its owner's.
                let line = fresh.line(today.ranges)(number)
                let former = keys.firstIndex { !kept.contains($0) && !subject($0).isDisjoint(with: subject(key)) }
                if let former {
                    (keys[former], lines[former]) = (key, line)
                    continue
                }
                let before = theirs.keys[..<index].reversed().lazy.compactMap { keys.firstIndex(of: $0) }.first
                let place = before.map { $0 + 1 } ?? min(1, keys.count)
                keys.insert(key, at: place)
                lines.insert(line, at: place)
            }
            return keys == own.keys ? self : of(lines)
        }

        /// The same with the statements that name one of `names` as `ours` has them.
        func keeping(_ names: Set<String>, as ours: Part) -> Part {
            let (own, theirs) = (Statements(self), Statements(ours))
            guard own.isAll, own.keys.count > 2, theirs.keys.count > 2, !names.isEmpty else { return self }
            let layout = FileLayout(source)
            let lines = own.keys.indices.map { index in
                let name = own.keys[index].first(where: names.contains)
                let kept = name.flatMap { name in theirs.keys.firstIndex { $0.contains(name) } }
                guard let kept else { return line(own.ranges)(index) }
                return layout.indentation(at: own.ranges[index].lowerBound) + ours.source.text(in: theirs.ranges[kept])
            }
            return of(lines)
        }

        /// What stands at a position of `ranges`, with the white space in front of it.
        private func line(_ ranges: [ByteRange]) -> (_ index: Int) -> String {
            let layout = FileLayout(source)
            return { layout.indentation(at: ranges[$0].lowerBound) + source.text(in: ranges[$0]) }
        }

        /// A part that consists of `lines`.
        private func of(_ lines: [String]) -> Part {
            let indentation = FileLayout(source).indentation(at: range.lowerBound)
            let result = SourceText(path: "", text: lines.joined(separator: "\n"))
            return Part(result, ByteRange(start: indentation.utf8.count, end: result.count))
        }
    }
}
