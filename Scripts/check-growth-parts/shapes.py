"""Packages in which one thing is large: each shape gives the files of a package for a size.
Every shape declares a protocol `Subject`. Where it has a type `User`, `narrow` is asked about it; where it has a type
`Model`, `extract` is; and `PARTS` names the requirements of the part that `split` is told to make.
"""


def lines(n, line): return "".join(line(i) + "\n" for i in range(n))


def user(n, use, of="Subject"):
    """A type that has a subject, with a method of n statements."""
    return f"struct User {{\n    let subject: any {of}\n    func run() {{\n" + lines(n, lambda i: f"        {use(i)}") + "    }\n}\n"


def requirements(n):
    """One protocol of n requirements, and one type that uses some of them."""
    yield "Fat.swift", "protocol Subject {\n" + lines(
        n, lambda i: f"    func method{i}(_ value: Int, other: String) async throws -> [Int]" if i % 2 else
        f"    var property{i}: Int {{ get set }}") + "}\n"
    yield "User.swift", user(n // 10, lambda i: f"_ = subject.property{10 * i}")


def overloads(n):
    """One protocol of n methods with the same name and labels, each called once."""
    yield "Types.swift", lines(n, lambda i: f"struct T{i} {{}}")
    yield "Overloads.swift", "protocol Subject {\n    func other()\n" + lines(n, lambda i: f"    func save(_ value: T{i})") + "}\n"
    yield "User.swift", user(n, lambda i: f"subject.save(T{i}())")


def functions(n):
    """n functions outside types with the same name and labels, each called once."""
    yield "Functions.swift", "protocol Subject { func f()\n func g() }\n" + lines(n, lambda i: f"struct T{i} {{}}\nfunc save(_ value: T{i}) {{}}")
    yield "User.swift", user(n, lambda i: f"save(T{i}())")


def initializers(n):
    """One type of n initialisers, each called once."""
    yield "Initializers.swift", "protocol Subject { func f()\n func g() }\nstruct Model {\n" + lines(
        n, lambda i: f"    init(_ value: T{i}) {{}}") + "}\n" + lines(n, lambda i: f"struct T{i} {{}}")
    yield "User.swift", user(n, lambda i: f"_ = Model(T{i}())")


def labels(n):
    """One protocol of n methods with the same base name, each called once."""
    yield "Labels.swift", "protocol Subject {\n    func other()\n" + lines(n, lambda i: f"    func save(label{i} value: Int)") + "}\n"
    yield "User.swift", user(n, lambda i: f"subject.save(label{i}: 1)")


def returns(n):
    """One protocol of n methods that differ in what they return."""
    yield "Returns.swift", "protocol Subject {\n    func other()\n" + lines(n, lambda i: f"    func load() -> T{i}") + "}\n" + \
        lines(n, lambda i: f"struct T{i} {{}}")
    yield "User.swift", user(n, lambda i: f"let t{i}: T{i} = subject.load()")


def properties(n):
    """One protocol of n properties of one entity's types, which many methods take."""
    yield "Properties.swift", "protocol Subject {\n" + lines(n, lambda i: f"    var item{i}: Item? {{ get }}\n    func save{i}(_ item: Item) async throws") + \
        "}\nstruct Item { var id: Int; var title: String }\n"


def parameters(n):
    """One requirement of n parameters, and one call of it."""
    yield "Parameters.swift", "protocol Subject {\n    func f(" + ", ".join(f"p{i}: Int" for i in range(n)) + ")\n    func g()\n}\n"
    yield "User.swift", user(1, lambda _: "subject.f(" + ", ".join(f"p{i}: {i}" for i in range(n)) + ")")


def optional_parameters(n):
    """One requirement of n parameters, and n calls of an extension's method that leaves out nearly all."""
    yield "Parameters.swift", "protocol Subject {\n    func f()\n    func g()\n}\nextension Subject {\n    func h(" + ", ".join(
        f"p{i}: Int = 0" for i in range(n)) + ") { f() }\n}\n"
    yield "User.swift", user(20, lambda i: f"subject.h(p{i * n // 20}: 1)")


def generics(n):
    """One requirement of n generic parameters, each constrained in the where clause."""
    yield "Generics.swift", "protocol Subject {\n    func f<" + ", ".join(f"T{i}" for i in range(n)) + ">(" + ", ".join(
        f"p{i}: T{i}" for i in range(n)) + ")\n        where " + ", ".join(f"T{i}: Equatable" for i in range(n)) + "\n    func g()\n}\n"


def constraints(n):
    """n constraints in the where clause of one extension, and n in that of one type."""
    where = ", ".join(f"T{i}: Equatable" for i in range(n))
    yield "Constraints.swift", "protocol Subject { func f()\n func g() }\nstruct Model<" + ", ".join(f"T{i}" for i in range(n)) + \
        f"> where {where} {{\n" + lines(n, lambda i: f"    var p{i}: T{i}") + "}\n" \
        f"extension Model where {where} {{\n" + lines(n, lambda i: f"    func f{i}(_ value: T{i}) {{}}") + "}\n"


def associated(n):
    """One protocol of n associated types, each mentioned once."""
    yield "Associated.swift", "protocol Subject {\n" + lines(n, lambda i: f"    associatedtype A{i}") + lines(
        n, lambda i: f"    func f{i}(_ value: A{i}) -> A{(i + 1) % n}") + "}\n"
    yield "User.swift", "struct User<S: Subject> {\n    let subject: S\n    func run(" + "a: S.A0) {\n        _ = subject.f0(a)\n    }\n}\n"


def equalities(n):
    """One protocol of n associated types, each of which is the one before."""
    yield "Equalities.swift", "protocol Subject {\n    associatedtype A0\n" + lines(
        n - 1, lambda i: f"    associatedtype A{i + 1} where A{i + 1} == A{i}") + "    func f(_ value: A0)\n    func g()\n}\n"


def conditions(n):
    """One protocol of n requirements, each under a condition of its own."""
    yield "Conditions.swift", "protocol Subject {\n" + lines(n, lambda i: f"#if FLAG{i}\n    func method{i}()\n#endif") + "}\n"


def branches(n):
    """One protocol of n requirements, each in a branch of one condition."""
    yield "Branches.swift", "protocol Subject {\n#if FLAG\n    func method()\n" + lines(
        n, lambda i: f"#elseif FLAG{i}\n    func method{i}()") + "#endif\n    func other()\n}\n"


def defaults(n):
    """One protocol of n requirements, each with a default."""
    yield "Defaults.swift", "protocol Subject {\n" + lines(n, lambda i: f"    func method{i}()") + "}\nextension Subject {\n" + \
        lines(n, lambda i: f"    func method{i}() {{}}") + "}\n"


def types(n):
    """One protocol of n requirements with types of their own, each with an initialiser."""
    yield "Types.swift", "protocol Subject {\n" + lines(n, lambda i: f"    func method{i}(_ value: T{i}) -> T{(i + 1) % n}") + "}\n" + \
        lines(n, lambda i: f"struct T{i} {{ var next: [T{i}]; var count: Int }}")


def subscripts(n):
    """One protocol of n subscripts and operators."""
    yield "Subscripts.swift", "protocol Subject {\n    func f()\n" + lines(
        n, lambda i: f"    subscript(key: T{i}) -> Int {{ get set }}\n    static func + (left: Self, right: T{i}) -> Self") + "}\n" + \
        lines(n, lambda i: f"struct T{i} {{}}")
    yield "User.swift", user(n, lambda i: f"_ = subject[T{i}()]")


def chain(n):
    """n protocols, each of which inherits the one before."""
    yield "Chain.swift", "protocol P0 { func f0() }\n" + lines(n - 1, lambda i: f"protocol P{i + 1}: P{i} {{ func f{i + 1}() }}") + \
        f"protocol Subject: P{n - 1} {{}}\n"


def diamonds(n):
    """n protocols, each of which inherits the two before."""
    yield "Diamonds.swift", "protocol P0 {}\nprotocol P1: P0 {}\n" + lines(
        n - 2, lambda i: f"protocol P{i + 2}: P{i + 1}, P{i} {{ func f{i + 2}() }}") + f"protocol Subject: P{n - 1} {{}}\n"


def families(n):
    """n protocols in chains of eight."""
    yield "Families.swift", "protocol Subject { func f()\n func g() }\n" + lines(
        n, lambda i: f"protocol P{i}{f': P{i - 1}' if i % 8 else ''} {{ func f{i}() }}")


def inherited_defaults(n):
    """n protocols in a chain, each with an extension that implements what the next one requires."""
    yield "Chain.swift", "protocol P0 { func f0() }\n" + lines(
        n - 1, lambda i: f"protocol P{i + 1}: P{i} {{ func f{i + 1}() }}\nextension P{i} {{ func f{i + 1}() {{}} }}") + \
        f"protocol Subject: P{n - 1} {{}}\n"


def parents(n):
    """One protocol that inherits n others."""
    yield "Parents.swift", lines(n, lambda i: f"protocol P{i} {{ func f{i}() }}") + "protocol Subject: " + ", ".join(f"P{i}" for i in range(n)) + " {}\n"
    yield "User.swift", user(n, lambda i: f"subject.f{i}()")


def heirs(n):
    """n protocols that inherit one."""
    yield "Heirs.swift", "protocol Subject { func f()\n func g() }\n" + lines(n, lambda i: f"protocol P{i}: Subject {{ func f{i}() }}")


def composition(n):
    """A composition of n protocols, as an alias that a protocol inherits and a value has."""
    yield "Composition.swift", lines(n, lambda i: f"protocol P{i} {{ func f{i}() }}") + "typealias All = " + " & ".join(f"P{i}" for i in range(n)) + \
        "\nprotocol Subject: All {}\n"
    yield "User.swift", user(n, lambda i: f"subject.f{i}()", of="All")


def conformances(n):
    """One type that conforms to n protocols."""
    yield "Conformances.swift", "protocol Subject { func f()\n func g() }\n" + lines(n, lambda i: f"protocol P{i} {{ func f{i}() }}") + \
        "final class Model: Subject, " + ", ".join(f"P{i}" for i in range(n)) + " {\n    func f() {}\n    func g() {}\n" + \
        lines(n, lambda i: f"    func f{i}() {{}}") + "}\n"
    yield "User.swift", "struct User {\n    let subject: any Subject\n    let model: Model\n    func run() {\n        subject.f()\n" + \
        lines(n, lambda i: f"        model.f{i}()") + "    }\n}\n"


def conformers(n):
    """One protocol with n types that conform to it."""
    yield "Conformers.swift", "protocol Subject { func f()\n func g() }\n" + lines(
        n, lambda i: f"struct C{i}: Subject {{ func f() {{}}\n func g() {{}} }}")


def extensions(n):
    """One protocol with n extensions."""
    yield "Extensions.swift", "protocol Subject { func f()\n func g() }\n" + lines(n, lambda i: f"extension Subject {{ func g{i}() {{ f() }} }}")
    yield "User.swift", user(n, lambda i: f"subject.g{i}()")


def type_extensions(n):
    """One type with n extensions, each of which conforms to a protocol."""
    yield "Extensions.swift", "protocol Subject { func f()\n func g() }\nstruct Model {}\n" + lines(
        n, lambda i: f"protocol P{i} {{ func g{i}() }}\nextension Model: P{i} {{ func g{i}() {{}} }}")


def classes(n):
    """n classes, each of which inherits the one before, and a call of a member of the first."""
    yield "Classes.swift", "protocol Subject { func f()\n func g() }\nclass C0: Subject { func f() {}\n func g() {} }\n" + \
        lines(n - 1, lambda i: f"class C{i + 1}: C{i} {{ func f{i + 1}() {{ f() }} }}")


def class_chain(n, body, first="", generics=""):
    """n classes, each of which inherits the one before, with what `body` gives for each."""
    return "protocol Subject { func f()\n func g() }\n" + f"class C0{generics}: Subject {{ init() {{}}\n func f() {{}}\n func g() {{}}\n{first} }}\n" + \
        lines(n - 1, lambda i: f"class C{i + 1}{generics}: C{i}{generics} {{ {body(i + 1)} }}")


def former(n):
    """n classes, each of which inherits the one before and calls a member of it; the last ones stand first."""
    classes = class_chain(n, lambda i: f"func f{i}() {{ f{i - 1}() }}", first="func f0() {}").splitlines(keepends=True)
    yield "Classes.swift", "".join(reversed(classes[6:])) + "".join(classes[:6])


def overridden(n):
    """n classes, each of which inherits the one before and overrides a member and an initialiser of it."""
    yield "Classes.swift", class_chain(n, lambda i: "override init() { super.init() }\n override func f() { super.f(); g() }")


def generic_classes(n):
    """n generic classes, each of which inherits the one before, and uses of a member of the first."""
    yield "Classes.swift", class_chain(n, lambda i: f"func f{i}() {{ f(); _ = value }}", first="var value: T? = nil", generics="<T>")


def last_class(n):
    """n classes in a chain, the last of which calls a member of each."""
    yield "Classes.swift", class_chain(n, lambda i: f"func f{i}() {{}}") + f"class Last: C{n - 1} {{ func run() {{\n" + lines(
        n - 1, lambda i: f"f{i + 1}()") + "} }\n"


def inner_types(n):
    """n classes in a chain, each with a type inside, of which the next ones name some."""
    yield "Classes.swift", class_chain(n, lambda i: f"struct In{i} {{}}\n func f{i}(_ a: In0, _ b: In{i - 1}) {{}}", first="struct In0 {}")


def aliases(n):
    """n type aliases, each of the one before."""
    yield "Aliases.swift", "typealias A0 = Int\n" + lines(n - 1, lambda i: f"typealias A{i + 1} = A{i}") + \
        f"protocol Subject {{\n    func f(_ value: A{n - 1}) -> A{n - 1}\n    func g()\n}}\n"


def nested(n):
    """n types inside one type, and as many inside each other as are read."""
    deep = min(n, 50)
    yield "Nested.swift", "protocol Subject { func f(_ value: Model.T0)\n func g() }\nstruct Model {\n" + lines(
        n, lambda i: f"    struct T{i} {{ var next: T{(i + 1) % n}? {{ nil }} }}") + "}\n" + \
        "".join(f"enum N{i} {{ " for i in range(deep)) + "}" * deep + "\n"


def same_names(n):
    """n types that each have a nested type of the same name."""
    yield "Names.swift", "protocol Subject { func f(_ value: T0.Element)\n func g() }\n" + lines(
        n, lambda i: f"enum T{i} {{ struct Element {{ var e: Element? {{ nil }} }}\n static func make() -> Element {{ Element() }} }}")


def imports(n):
    """n imports in one file."""
    yield "Imports.swift", lines(n, lambda i: f"import Module{i}") + "protocol Subject { func f(_ value: Unknown)\n func g() }\n"


def users(n):
    """One protocol with n users, each in a file of its own."""
    yield "Subject.swift", "protocol Subject { func read()\n func write()\n func erase()\n func count() -> Int }\n"
    for i in range(n):
        name = ["read", "write", "erase", "count"][i % 4]
        yield f"User{i or ''}.swift", f"final class User{i or ''} {{\n    let subject: any Subject\n    init(subject: any Subject) {{ self.subject = subject }}\n" \
            f"    func run() {{ _ = subject.{name}() }}\n}}\n"


def protocols(n):
    """n protocols, each with a user, and one more that all the users have."""
    yield "Subject.swift", "protocol Subject { func read()\n func write() }\n"
    for i in range(n):
        yield f"P{i}.swift", f"protocol P{i} {{\n    func load{i}() -> Int\n    var title{i}: String {{ get }}\n}}\n" \
            f"final class User{i} {{\n    let p: any P{i}\n    let s: any Subject\n    init(p: any P{i}, s: any Subject) {{ self.p = p; self.s = s }}\n" \
            f"    func run() {{ _ = p.load{i}(); s.read() }}\n}}\n"


def handed(n):
    """A value of a protocol that n functions hand on, each to the next."""
    yield "Handed.swift", "protocol Subject { func read()\n func write() }\n" + lines(
        n, lambda i: f"func step{i}(_ subject: any Subject) {{ step{i + 1}(subject) }}") + \
        f"func step{n}(_ subject: any Subject) {{ subject.read() }}\n"
    yield "User.swift", user(1, lambda i: "step0(subject)")


def round_trips(n):
    """A value of a protocol that n functions each use and hand on, in a ring."""
    yield "Handed.swift", "protocol Subject { func read()\n func write() }\n" + lines(
        n, lambda i: f"func step{i}<S: Subject>(_ subject: S) {{ subject.read(); step{(i + 1) % n}(subject) }}")


def inferred(n):
    """n properties without written types, each with the value of the one before."""
    yield "Inferred.swift", "protocol Subject { func f()\n func g() }\nfinal class Model {\n    var p0 = 0\n" + lines(
        n - 1, lambda i: f"    lazy var p{i + 1} = p{i}") + "}\n"


def members(n):
    """One chain of n members."""
    yield "Members.swift", "protocol Subject {\n    var next: any Subject { get }\n    func read()\n}\n"
    yield "User.swift", user(1, lambda _: "subject" + ".next" * n + ".read()")


def calls(n):
    """One chain of n calls."""
    yield "Calls.swift", "protocol Subject {\n    func next(_ value: Int) -> any Subject\n    func read()\n}\n"
    yield "User.swift", user(1, lambda _: "subject" + "\n            .next(1)" * n + ".read()")


def optional_chain(n):
    """One chain of n optional members."""
    yield "Members.swift", "protocol Subject {\n    var next: (any Subject)? { get }\n    func read()\n}\n"
    yield "User.swift", user(1, lambda _: "subject.next" + "?.next" * n + "?.read()")


def arguments(n):
    """Calls inside calls, as deep as is read, n times."""
    yield "Arguments.swift", "protocol Subject {\n    func wrap(_ value: Int) -> Int\n    func read()\n}\n"
    yield "User.swift", user(n // 50, lambda _: "_ = " + "subject.wrap(" * 50 + "1" + ")" * 50)


def overloaded_arguments(n):
    """Calls of overloads inside each other, as deep as is read, n times."""
    yield "Arguments.swift", "protocol Subject {\n    func wrap(_ value: Int) -> Int\n    func wrap(_ value: String) -> String\n    func read()\n}\n"
    yield "User.swift", user(n // 50, lambda _: "_ = " + "subject.wrap(" * 50 + "1" + ")" * 50)


def closures(n):
    """Closures inside closures, as deep as is read, n times."""
    yield "Closures.swift", "protocol Subject {\n    func run(_ body: (any Subject) -> Void)\n    func read()\n}\n"
    yield "User.swift", user(n // 20, lambda _: "".join(f"subject.run {{ s{i} in " for i in range(20)) + "subject.read()" + " }" * 20)


def array(n):
    """One array literal of n elements, and one dictionary literal."""
    yield "Array.swift", "protocol Subject {\n    var count: Int { get }\n    func read()\n}\n"
    yield "User.swift", user(2, lambda i: "_ = [" + ", ".join(f"{'subject.count' if not i else str(k)}{': 1' if i else ''}" for k in range(n)) + "]") + \
        "let table = [\n" + lines(n, lambda i: f"    \"key{i}\": [{i}, {i}],") + "]\n"


def operators(n):
    """One expression of n operators."""
    yield "Operators.swift", "protocol Subject {\n    var count: Int { get }\n    func read()\n}\n"
    yield "User.swift", user(1, lambda _: "_ = " + " + ".join("subject.count" for _ in range(n)))


def mentions(n):
    """One value that n operators without a known declaration take."""
    yield "Operators.swift", "protocol Subject {\n    var count: Int { get }\n    func read()\n}\n"
    yield "User.swift", user(1, lambda _: "_ = " + " <> ".join("subject" for _ in range(n)))


def interpolation(n):
    """One string of n interpolations."""
    yield "Strings.swift", "protocol Subject {\n    var count: Int { get }\n    func read()\n}\n"
    yield "User.swift", user(1, lambda _: '_ = "' + "".join("a \\(subject.count) " for _ in range(n)) + '"')


def statements(n):
    """One function of n statements, with local names and control flow."""
    yield "Statements.swift", "protocol Subject {\n    var count: Int { get }\n    func read()\n}\n"
    yield "User.swift", user(n, lambda i: f"let v{i} = subject.count; if v{i} > 0, let w = Optional(v{i}) {{ subject.read(); print(w) }}")


def branching(n):
    """One chain of n else-if, and one switch of n cases."""
    yield "Branching.swift", "protocol Subject {\n    var count: Int { get }\n    func read()\n}\n"
    yield "User.swift", user(1, lambda _: " else ".join(f"if subject.count == {i} {{ subject.read() }}" for i in range(n)) + "\n        switch subject.count {\n" + lines(
        n, lambda i: f"        case {i}: subject.read()") + "        default: break\n        }")


def model(n):
    """One type of n members, each used once."""
    yield "Model.swift", "protocol Subject { func f()\n func g() }\npublic final class Model {\n    public init() {}\n" + lines(
        n, lambda i: f"    public var value{i} = {i}\n    public func run{i}(_ value: Int) -> Int {{ value{i} + value }}") + "}\n"
    yield "User.swift", "struct User {\n    let model: Model\n    func run() {\n" + lines(n, lambda i: f"        _ = model.run{i}(model.value{i})") + "    }\n}\n"


def files(n):
    """n files in one folder, of which one has the protocol."""
    yield "Subject.swift", "protocol Subject { func f()\n func g() }\n"
    for i in range(n):
        yield f"File{i}.swift", f"struct T{i} {{ var value = {i} }}\n"


def folders(n):
    """n folders with a file each."""
    yield "Subject.swift", "protocol Subject { func f()\n func g() }\n"
    for i in range(n):
        yield f"Folder{i}/File.swift", f"struct T{i} {{ var value = {i} }}\n"


def opted_in(n):
    """n protocols that are opted in, and so n doubles in one file."""
    yield "OptedIn.swift", "protocol Subject { func f()\n func g() }\n" + lines(n, lambda i: f"// understudy: spy\nprotocol P{i} {{ func f{i}(_ value: Int) -> Int }}")


def missing(n):
    """A spy that lacks half of n members."""
    yield "Missing.swift", "protocol Subject {\n" + lines(n, lambda i: f"    func method{i}()") + "}\n" + \
        "/// A spy of `Subject`, yours to edit.\nfinal class SubjectSpy: Subject {\n" + lines(
            n // 2, lambda i: f"    // MARK: method{2 * i}()\n    var method{2 * i}CallCount = 0\n"
            f"    func method{2 * i}() {{ method{2 * i}CallCount += 1 }}\n") + "}\n"


def comments(n):
    """One file of n comments and blank lines, around one protocol."""
    yield "Comments.swift", lines(n, lambda i: f"// A comment {i}, /* not nested */\n") + "protocol Subject {\n" + lines(
        n, lambda i: f"    /// A word about it {i}.") + "    func f()\n" + lines(n, lambda i: "    // understudy: what is this?") + "    func g()\n}\n"


def errors(n):
    """One file of n errors."""
    yield "Errors.swift", "protocol Subject { func f()\n func g() }\n" + lines(n, lambda i: f"protocol P{i} {{ func }}")


SHAPES = {
    "requirements": (requirements, 2_000), "overloads": (overloads, 1_100), "functions": (functions, 1_000),
    "initializers": (initializers, 1_000), "labels": (labels, 1_200), "returns": (returns, 1_100), "properties": (properties, 600),
    "parameters": (parameters, 1_000), "optional-parameters": (optional_parameters, 1_000), "generics": (generics, 300),
    "constraints": (constraints, 500), "associated": (associated, 400), "equalities": (equalities, 300), "conditions": (conditions, 1_100),
    "branches": (branches, 1_100), "defaults": (defaults, 1_100), "types": (types, 1_100), "subscripts": (subscripts, 600),
    "chain": (chain, 250), "diamonds": (diamonds, 250), "inherited-defaults": (inherited_defaults, 250), "families": (families, 2_000), "parents": (parents, 500), "heirs": (heirs, 2_000),
    "composition": (composition, 500), "conformances": (conformances, 800), "conformers": (conformers, 3_000),
    "extensions": (extensions, 1_100), "type-extensions": (type_extensions, 1_000), "classes": (classes, 600), "former": (former, 600),
    "overridden": (overridden, 600), "generic-classes": (generic_classes, 600), "last-class": (last_class, 600), "inner-types": (inner_types, 600), "aliases": (aliases, 4_000),
    "nested": (nested, 3_000), "same-names": (same_names, 2_000), "imports": (imports, 1_500), "users": (users, 600),
    "protocols": (protocols, 400), "handed": (handed, 2_000), "round-trips": (round_trips, 1_000),
    "inferred": (inferred, 1_000), "members": (members, 1_000),
    "calls": (calls, 1_000), "optional-chain": (optional_chain, 1_000), "arguments": (arguments, 3_000),
    "overloaded-arguments": (overloaded_arguments, 3_000), "closures": (closures, 2_000), "array": (array, 10_000),
    "operators": (operators, 10_000), "mentions": (mentions, 10_000),
    "interpolation": (interpolation, 5_000), "statements": (statements, 4_000),
    "branching": (branching, 2_000), "model": (model, 1_100), "files": (files, 1_500), "folders": (folders, 800),
    "opted-in": (opted_in, 300), "missing": (missing, 300), "comments": (comments, 10_000), "errors": (errors, 2_000),
}

# The requirements of the part that `split` is told to make, where `f` is not one.
PARTS = {
    "requirements": "property0+property10", "overloads": "other", "labels": "other", "returns": "other", "properties": "item0+save0",
    "associated": "f0", "conditions": "method0", "branches": "other", "defaults": "method0", "types": "method0",
    "users": "read", "protocols": "read", "handed": "read", "round-trips": "read", "members": "read", "calls": "read", "optional-chain": "read", "arguments": "read",
    "overloaded-arguments": "read", "closures": "read", "array": "read", "operators": "read", "mentions": "read", "interpolation": "read",
    "statements": "read", "branching": "read", "chain": None, "diamonds": None, "inherited-defaults": None, "parents": None, "composition": None,
}
