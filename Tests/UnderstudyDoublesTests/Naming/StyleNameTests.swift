import Testing
import UnderstudyDoubles

/// The names that Mockolo and Sourcery give to members, as their own tests expect them.
@Suite("Names of other tools")
struct StyleNameTests {
    /// The names of the properties in `style` that end with `suffix`, in their order.
    private func stems(_ style: DoubleStyle, _ suffix: String, _ requirements: String) throws -> [String] {
        var options = DoubleOptions()
        options.style = style.name
        let emission = try Emission("public protocol P {\n\(requirements)\n}", options: options)
        return try emission.lines(.mock, with: "var ").compactMap { line in
            let name = line.split(separator: " ").drop { $0 != "var" }.dropFirst().first ?? ""
            let bare = name.hasSuffix(":") ? name.dropLast() : name
            return bare.hasSuffix(suffix) ? String(bare.dropLast(suffix.count)) : nil
        }
    }

    @Test(arguments: [
        ("func a()\nfunc b(x: Int)", ["a", "b"]),
        ("func show()\nfunc show(x: Int)\nfunc show(y: Int)", ["show", "showX", "showY"]),
        ("func go(_ a: Int)\nfunc go(_ a: String)\nfunc go(_ a: Float)", ["go", "goA", "goAFloat"]),
        ("func go()\nfunc go() -> Int\nfunc go() -> [Int]?", ["go", "goInt", "goOptionalArrayInt"]),
        ("func openPage(page: Int)\nfunc openPage()", ["openPage", "openPage1"]),
        (
            "func a(in x: Int, b: Int)\nfunc a(in x: Int, c: Int)\nfunc a(in x: Int, c: [Int: Bool])",
            ["a", "aIn", "aInC"]
        ),
        ("func f(_ x: Int)\nfunc f<T: Sequence>(_ x: T)\nfunc f<U>(_ x: U)", ["f", "fX", "fXU"]),
    ])
    func mockoloNamesOverloadsByWhatTellsThemApart(_ requirements: String, _ names: [String]) throws {
        #expect(try stems(.mockolo, "CallCount", requirements) == names)
    }

    @Test(arguments: [
        ("func a()", ["a"]), ("func save(_ note: Int, to folder: Int)", ["saveTo"]),
        ("func URLFor(name: String) -> Int", ["urlForName"]), ("func `default`()", ["default"]),
        ("func find(id: Int) -> Int\nfunc find(id: String) -> Int", ["findId", "findIdStringInt"]),
    ])
    func sourceryNamesByLabels(_ requirements: String, _ names: [String]) throws {
        #expect(try stems(.sourcery, "CallsCount", requirements) == names)
    }

    @Test(arguments: [
        ("func a()", ["aVoid"]), ("func a() -> String?", ["aString"]), ("func hi(name: String)", ["hiNameStringVoid"]),
        ("func f(_ x: (any Error)?, y: any Error)", ["fXAnyErrorYAnyErrorVoid"]),
        ("func n(x: @escaping ((Int)?) -> Void)", ["nXEscapingIntVoidVoid"]),
        ("func w() -> [String]", ["wString"]), ("func u() -> (Int, String)", ["u_IntString"]),
        ("func f(_ a: Int)\nfunc f(_ a: String)", ["fAIntVoid", "fAStringVoid"]),
        ("func r() -> (any Error)?", ["rAnyError"]), ("func t() -> () -> (any Error)?", ["t____AnyError"]),
    ])
    func sourceryNamesByTypes(_ requirements: String, _ names: [String]) throws {
        #expect(try stems(.sourceryTyped, "CallsCount", requirements) == names)
    }

    @Test func mockoloKeepsFunctionsOutOfTheHistory() throws {
        var options = DoubleOptions()
        options.style = DoubleStyle.mockolo.name
        let emission = try Emission(
            "public protocol P { func a(x: Int, done: @escaping () -> Void); func b(done: @escaping () -> Void) }",
            options: options)
        #expect(try emission.lines(.mock, with: "ArgValues:") == ["var aArgValues: [Int] = []"])
    }

    @Test func sourceryNamesOneArgumentAndSeveral() throws {
        var options = DoubleOptions()
        options.style = DoubleStyle.sourcery.name
        let emission = try Emission(
            "public protocol P { func one(x: Int?); func two(x: Int, y: String); func c() }", options: options)
        let received = try emission.lines(.mock, with: "var ").filter { $0.contains("Received") }
        #expect(
            received == [
                "var oneXReceivedX: Int?", "var oneXReceivedInvocations: [Int?] = []",
                "var twoXYReceivedArguments: (x: Int, y: String)?",
                "var twoXYReceivedInvocations: [(x: Int, y: String)] = []",
            ])
    }

    @Test func membersWithDefaultsAreDoubledToo() throws {
        let source = "public protocol P { func a() }\nextension P { public func a() { run() } }"
        for style in [DoubleStyle.mockolo, .sourcery] {
            var options = DoubleOptions()
            options.style = style.name
            #expect(try Emission(source, options: options).text(.mock).contains("func a() {"))
        }
        #expect(try !Emission(source).text(.mock).contains("func a() {"))
    }
}
