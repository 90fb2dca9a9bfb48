extension SmallProgram {
    /// Shapes in which the protocol bounds a generic parameter.
    static let genericShapes: [SmallProgram] = [
        SmallProgram(
            "as a bound in angle brackets",
            writer: generic("func use<S: {P}>(_ store: S) -> Int { store.save{F}(1) + store.remove{F}(2) }")),
        SmallProgram(
            "as a bound of a value that is opened",
            writer: generic(
                "func use<S: {P}>(_ store: S) -> Int { store.save{F}(1) + store.remove{F}(2) }", type: "any {P}")),
        SmallProgram(
            "as one of several bounds",
            writer: generic(
                "func use<S: {P} & Other{P}>(_ store: S) -> Int { store.save{F}(1) + store.remove{F}(2) }"),
            extra: "protocol Other{P} {}\nextension Live{P}: Other{P} {}"),
        SmallProgram(
            "as a bound, and as one that a clause says",
            writer: generic(
                "func use<S>(_ store: S) -> Int where S: AnyObject, S: {P} { store.save{F}(1) + store.remove{F}(2) }")),
        SmallProgram(
            "as a bound of several parameters",
            writer: generic(
                "func use<S: {P}>(_ store: S, _ others: [S] = []) -> Int { others.count + store.save{F}(1) + store.remove{F}(2) }"
            )),
        SmallProgram(
            "as a bound that hands it on to a bound",
            writer: generic("func use<S: {P}>(_ store: S) -> Int { write{P}(store) }"),
            extra: "func write{P}<Given: {P}>(_ given: Given) -> Int { given.save{F}(1) + given.remove{F}(2) }"),
        SmallProgram(
            "as a bound that hands it on to a value",
            writer: generic("func use<S: {P}>(_ store: S) -> Int { write{P}(store) }"),
            extra: "func write{P}(_ given: any {P}) -> Int { given.save{F}(1) + given.remove{F}(2) }"),
        SmallProgram(
            "as a bound that hands it on to one that needs more", certain: "P R",
            writer: generic("func use<S: {P}>(_ store: S) -> Int { store.save{F}(1) + removed{P}(store) }"),
            extra:
                "func removed{P}<Given: {P}>(_ given: Given) -> Int { given.open{A}() - 3 + given.remove{F}(2) }"
        ),
        SmallProgram(
            "as the bound of an initialiser",
            writer: """
                struct Writer{P} {
                    let sum: Int
                    init<S: {P}>(store: S) { sum = store.save{F}(1) + store.remove{F}(2) }
                    func run() -> Int { sum }
                }
                """),
        SmallProgram(
            "as the bound of a subscript",
            writer: """
                struct Writer{P} {
                    let store: Live{P}
                    subscript<S: {P}>(_ store: S) -> Int { store.save{F}(1) + store.remove{F}(2) }
                    func run() -> Int { self[store] }
                }
                """),
        SmallProgram(
            "as the bound of what a function returns", certain: "P R",
            writer: generic(
                "func use<S: {P}>(_ store: S) -> Int { let it = same(store); return it.save{F}(1) + it.remove{F}(2) }\n"
                    + "    private func same<S: {P}>(_ store: S) -> S { store }")),
        SmallProgram(
            "as the bound of a type that a function makes", certain: "P R",
            writer: generic(
                "func use<S: {P}>(_ store: S) -> Int { Box{P}<S>(store: store).store.save{F}(1) + store.remove{F}(2) }"),
            extra: "struct Box{P}<T: {P}> {\n    let store: T\n}"),
        SmallProgram(
            "as the bound of a type that is asked itself", certain: "P R",
            writer: generic(
                "func use<S: {P}>(_ store: S) -> Int { one{P}(S.self) + store.remove{F}(2) }"),
            extra: "func one{P}<T: {P}>(_ type: T.Type) -> Int { 1 }"),
        SmallProgram(
            "as the bound of a method that a protocol demands",
            writer: """
                struct Writer{P}: Using{P} {
                    let store: Live{P}
                    func use<Given: {P}>(_ given: Given) -> Int { given.save{F}(1) + given.remove{F}(2) }
                    func run() -> Int { use(store) }
                }
                """,
            extra: "protocol Using{P} {\n    func use<S: {P}>(_ store: S) -> Int\n}"),
        SmallProgram(
            "as the bound of a method that is overridden",
            writer: """
                class Base{P} {
                    func use<S: {P}>(_ store: S) -> Int { 0 }
                }
                final class Writer{P}: Base{P} {
                    let store: Live{P}
                    init(store: Live{P}) { self.store = store }
                    override func use<S: {P}>(_ store: S) -> Int { store.save{F}(1) + store.remove{F}(2) }
                    func run() -> Int { use(store) }
                }
                """),
        SmallProgram(
            "as the bound of a local function", certain: "P R",
            writer: """
                struct Writer{P} {
                    let store: Live{P}
                    func run() -> Int {
                        func use<S: {P}>(_ store: S) -> Int { store.save{F}(1) + store.remove{F}(2) }
                        return use(store)
                    }
                }
                """),
        SmallProgram(
            "as the bound of an extension of arrays", certain: "P R",
            writer: generic("func use<S: {P}>(_ store: S) -> Int { store.save{F}(1) + [store].removed{P}() }"),
            extra: """
                extension Array where Element: {P} {
                    func removed{P}() -> Int { reduce(0) { $0 + $1.remove{F}(2) } }
                }
                """),
        SmallProgram(
            "as the bound of a closure's parameter", certain: "R",
            writer: generic(
                "func use<S: {P}>(_ store: S) -> Int { apply(store) { $0.save{F}(1) + $0.remove{F}(2) } }\n"
                    + "    private func apply<S: {P}>(_ store: S, _ body: (S) -> Int) -> Int { body(store) }")),
    ]

    /// A structure that hands what it keeps to a generic function.
    private static func generic(_ function: String, type: String = "Live{P}") -> String {
        """
        struct Writer{P} {
            let store: \(type)
            \(function)
            func run() -> Int { use(store) }
        }
        """
    }
}
