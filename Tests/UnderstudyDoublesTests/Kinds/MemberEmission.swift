import UnderstudyDoubles

/// What a double has for one requirement.
enum MemberEmission {
    /// The lines between the braces of the double, without those that hold any storage behind a lock; of a client, only
    /// the member.
    static func text(
        _ kind: DoubleKind, of requirement: String, isSendable: Bool = false, style: String = DoubleOptions().style
    ) throws -> String {
        let conformance = isSendable ? ": Sendable" : ""
        var options = DoubleOptions()
        options.style = style
        let emission = try Emission(declarations + "protocol P\(conformance) { \(requirement) }", options: options)
        let lines = try emission.text(kind).split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(where: { $0.first != "/" && $0.contains(": P") }) else { return "" }
        let body = lines[(start + 1)...].prefix { $0 != "}" }.map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }
        var text = body.joined(separator: "\n")
        for shared in [storage, staticStorage, storageOfStaticValues] { text = text.replacing(shared, with: "") }
        if kind == .client, let member = text.firstRange(of: "// MARK") { text = String(text[member.lowerBound...]) }
        while text.first == "\n" { text.removeFirst() }
        while text.last == "\n" { text.removeLast() }
        return text
    }

    private static let declarations = """
        struct Failure: Error {}
        struct Note: Sendable, Identifiable { let id: Int; var title: String }

        """

    private static let storage = """

        private let storage = Locked(Storage())

        subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
            get { storage[dynamicMember: member] }
            set { storage[dynamicMember: member] = newValue }
        }

        """

    private static let staticStorage = """

        private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

        static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
            get { staticStorage[dynamicMember: member] }
            set { staticStorage[dynamicMember: member] = newValue }
        }

        /// Resets the storage of static members.
        static func reset() {
            var former = StaticStorage()
            staticStorage.withLock { swap(&$0, &former) }
        }

        """

    private static let storageOfStaticValues = """

        private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

        /// Resets the storage of static members.
        static func reset() {
            var former = StaticStorage()
            staticStorage.withLock { swap(&$0, &former) }
        }

        """
}
