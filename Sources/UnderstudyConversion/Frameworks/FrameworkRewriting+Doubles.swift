import UnderstudySyntax

extension FrameworkRewriting {
    /// What is known of the doubles.
    package struct Doubles {
        /// By their names.
        let byName: [String: FrameworkDouble]
        /// The names of those whose values begin at the offsets in the file.
        let mentioned: [Int: String]
        /// The offsets in order.
        let places: [Int]
        /// The names of those of the framework's that stay.
        let staying: Set<String>
        /// The names of what it generates beside doubles, and that stay as well.
        let stubs: Set<String>

        package init(
            byName: [String: FrameworkDouble], mentioned: [Int: String], staying: Set<String>, stubs: Set<String> = []
        ) {
            (self.byName, self.mentioned, self.staying, self.stubs) = (byName, mentioned, staying, stubs)
            places = mentioned.keys.sorted()
        }

        /// Whether a double is mentioned in `range`.
        func areMentioned(in range: ByteRange) -> Bool {
            var (low, high) = (0, places.count)
            while low < high {
                let middle = (low + high) / 2
                if places[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
            }
            return low < places.count && places[low] < range.upperBound
        }

        /// The name of the double that `statement` is about.
        func name(in statement: DoubleStatement) -> String? {
            mentioned[statement.place ?? statement.subject.range.lowerBound]
        }
    }
}

extension [DeclSyntax] {
    /// Those that `condition` holds for, and the others.
    func split(_ condition: (DeclSyntax) -> Bool) -> (first: [DeclSyntax], others: [DeclSyntax]) {
        (filter(condition), filter { !condition($0) })
    }
}
