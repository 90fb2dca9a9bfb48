import Testing

@testable import UnderstudyDoubles

/// Where the storage of members is kept, by what the protocol says of threads.
@Suite("Storage")
struct StoragePlaceTests {
    private static let instance = StoragePlace.behind(Lock(name: "storage"))
    private static let ofType = StoragePlace.behind(Lock(name: "staticStorage"))

    static let places: [(String, StoragePlace)] = [
        ("protocol P { func f() }", .beside(isStatic: false)),
        ("protocol P { var a: Int { get set } }", .beside(isStatic: false)),
        ("protocol P { static func f() }", ofType),
        ("protocol P: Sendable { func f() }", instance),
        ("protocol P: Sendable { static func f() }", ofType),
        ("protocol P: Actor { func f() }", .beside(isStatic: false)),
        ("protocol P: Actor { nonisolated func f() }", instance),
        ("protocol P: Actor { static func f() }", ofType),
        ("@MainActor protocol P { func f() }", .beside(isStatic: false)),
        ("@MainActor protocol P { nonisolated func f() }", instance),
        ("@MainActor protocol P { static func f() }", .beside(isStatic: true)),
        ("@MainActor protocol P { nonisolated static func f() }", ofType),
        ("@MainActor protocol P<A> { associatedtype A; static func f(_ a: A) }", ofType),
    ]

    @Test("is beside members that one thread reaches, and behind a lock for others", arguments: places)
    func kept(_ text: String, _ place: StoragePlace) throws {
        let builder = try DoubleBuilder(SpyKind(), of: text)
        let requirement = try #require(builder.included.last?.requirement)
        let found = StoragePlace(of: requirement, in: builder.context)
        #expect(found == place)
        #expect(found.isLocked == (found.lock != nil))
        #expect(found.isStatic == (place == .beside(isStatic: true)))
        let member = MemberBuilder(requirement, of: builder.resolved.declaration, stem: "f", in: builder.context)
            .build()
        #expect(member.storage == place)
    }

    @Test("of the type is behind the lock of the type, whatever the requirement is")
    func ofTypeBeside() throws {
        for (text, isStatic) in [("protocol P { func f() }", false), ("protocol P { static func f() }", true)] {
            let builder = try DoubleBuilder(SpyKind(), of: text)
            let requirement = try #require(builder.included.last?.requirement)
            #expect(requirement.isStatic == isStatic)
            #expect(StoragePlace(ofTypeBeside: requirement, in: builder.context) == Self.ofType)
        }
    }

    @Test("is reached through its lock")
    func paths() {
        #expect(Lock?.some(Lock(name: "storage")).path(to: "notes") == "storage.notes")
        #expect(Lock?.none.path(to: "notes") == "notes")
        #expect("\(Lock(name: "spyStorage"))" == "spyStorage")
    }

    static let names: [(String, [String])] = [
        ("protocol P { func save() }", ["storage", "staticStorage", "Storage", "StaticStorage"]),
        (
            "protocol P { func save(storage: Int) }",
            ["spyStorage", "staticSpyStorage", "SpyStorage", "StaticSpyStorage"]
        ),
        ("protocol P { func f(_ a: Storage) }", ["spyStorage", "staticSpyStorage", "SpyStorage", "StaticSpyStorage"]),
        ("protocol P { func f(store: Store) }", ["storage", "staticStorage", "Storage", "StaticStorage"]),
    ]

    @Test("has names that no requirement mentions", arguments: names)
    func unmentioned(_ text: String, _ names: [String]) throws {
        let found = try DoubleBuilder(SpyKind(), of: text).context.names.storage
        #expect([found.instance.name, found.static.name, found.type, found.staticType] == names)
    }
}

extension DoubleBuilder {
    /// The builder for the protocol `P` of `text`.
    convenience init(
        _ kind: any KindRules, of text: String, options: DoubleOptions = DoubleOptions(),
        keeping kept: KeptNames = KeptNames()
    ) throws {
        let emission = try Emission(text)
        self.init(
            DoubleRequest(
                resolved: emission.index.resolve(try emission.declaration("P")), kind: kind, face: .understudy,
                index: emission.index, sourceNames: SourceNames(in: emission.index), options: options, kept: kept))
    }
}
