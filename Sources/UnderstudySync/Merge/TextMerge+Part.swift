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

        /// The same with the statements that both others have, each where `ours` has it: they are no difference, though
        /// this one lacks them.
        func including(whatIsIn ours: Part, and fresh: Part) -> Part {
            let (own, theirs, today) = (Statements(self), Statements(ours), Statements(fresh))
            let shared = Dictionary(zip(today.keys, today.ranges.indices)) { first, _ in first }
                .filter { !own.keys.contains($0.key) }
            guard own.isAll, theirs.keys.contains(where: { shared[$0] != nil }) else { return self }
            var keys = own.keys
            var lines = own.ranges.indices.map(line(own.ranges))
            for (index, key) in theirs.keys.enumerated() {
                guard let number = shared[key], !keys.contains(key) else { continue }
                // As it is written today: a comment in it is its owner's.
                let before = theirs.keys[..<index].reversed().lazy.compactMap { keys.firstIndex(of: $0) }.first
                let place = before.map { $0 + 1 } ?? min(1, keys.count)
                keys.insert(key, at: place)
                lines.insert(fresh.line(today.ranges)(number), at: place)
            }
            return of(lines)
        }

        /// The same with the statements that name one of `names` as `ours` has them.
        func keeping(_ names: Set<String>, as ours: Part) -> Part {
            let (own, theirs) = (Statements(self), Statements(ours))
            guard own.isAll, own.keys.count > 2, theirs.keys.count > 2, !names.isEmpty else { return self }
            let lines = own.keys.indices.map { index in
                let name = own.keys[index].first(where: names.contains)
                let kept = name.flatMap { name in theirs.keys.firstIndex { $0.contains(name) } }
                return kept.map(ours.line(theirs.ranges)) ?? line(own.ranges)(index)
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
