import Testing

/// `#if` wherever it may stand.
@Suite struct ConditionTests {
    @Test func membersInBranchesAreKept() {
        expectReading(
            "protocol P {\n#if os(Linux) && !A\nfunc f()\n#elseif B\nvar a: Int { get }\n#else\n#endif\n}",
            """
            protocol P
              conditional
                #if os(Linux) && !A
                func f()
                #elseif B
                var a: Int { get }
                #else
            """)
    }

    @Test func protocolsInBranchesAreKept() {
        expectReading(
            "#if A\nprotocol P {}\n#else\nprotocol P { func f() }\n#endif",
            "conditional\n  #if A\n  protocol P\n  #else\n  protocol P\n    func f()")
    }

    @Test func branchesNest() {
        expectReading(
            "#if A\n#if B\nprotocol P {}\n#endif\n#endif\nprotocol Q {}",
            "conditional\n  #if A\n  conditional\n    #if B\n    protocol P\nprotocol Q")
    }

    @Test func postfixBranchesBelongToExpressions() {
        expectReading(
            "struct A {\nvar body: B { C()\n#if D\n.e()\n#endif\n}\nfunc f()\n}",
            "struct A\n  var body: B {}\n  func f()")
    }

    @Test func conditionsMayGoOverLines() {
        expectReading(
            "#if A ||\n B\nprotocol P {}\n#endif", "conditional\n  #if A || B\n  protocol P")
    }

    @Test func attributesMayStandInNestedConditions() {
        expectReading(
            "protocol P {\n#if A\n#if B\n@a\n#endif\n#endif\nfunc a()\nfunc b()\n"
                + "#if C\n@a\n#if D\n@b\n#else\n@c\n#endif\n#else\n@d\n#endif\nfunc c()\n"
                + "#if E\n#if F\n@e\n#endif\nfunc d()\n#endif\nfunc e()\n}",
            """
            protocol P
              #if A #if B @a #endif #endif func a()
              func b()
              #if C @a #if D @b #else @c #endif #else @d #endif func c()
              conditional
                #if E
                #if F @e #endif func d()
              func e()
            """)
    }

    @Test func postfixBranchesBelongToInitialValues() {
        expectReading(
            "struct A {\nvar body = C()\n#if D\n.e()\n#if F\n.g()\n#endif\n#else\n.h()\n#endif\n.i()\n"
                + "var w = X()\n#if A\n#if B\n.foo()\n#endif\n#endif\n{ didSet {} }\n"
                + "let z = 3\n#if D\nvar y: Int\n#endif\n}",
            """
            struct A
              var body = C() #if D .e() #if F .g() #endif #else .h() #endif .i()
              var w = X() #if A #if B .foo() #endif #endif { didSet {} }
              let z = 3
              conditional
                #if D
                var y: Int
            """)
    }

    @Test func openPostfixBranchIsTold() {
        expectReading(
            "let x = C()\n①#if D\n.e()\n", "let x = C() #if D .e()", Expected("unclosed-conditional"))
    }

    @Test func branchesOfOtherCompilersMayBeInAnotherSwift() {
        for condition in [
            "swift(<5)", "compiler(<6.0) && os(Linux)", "!compiler(>=5)", "compiler(>=9)", "false && swift(>=4.2)",
            "(swift(>=99))",
        ] {
            expectReading(
                "#if \(condition)\nprotocol P {\nfunc f(_ a: X -> ())\n}\n#else\nprotocol Q {}\n#endif\nprotocol R {}")
            expectReading("#if \(condition)\nfunc f() {\n#endif\nprotocol R {}")
        }
        expectReading("#if swift(>=4)\nprotocol P {}\n#else\nfunc f(_ a: X -> ())\n#endif")
        expectReading("#if os(Linux)\nprotocol P {}\n#elseif compiler(>=5)\n#else\nfunc f(_ a: X -> ())\n#endif")
    }

    @Test func branchesOfThisCompilerAreRead() {
        for condition in [
            "os(Linux)", "compiler(>=5)", "swift(>=6)", "swift(<6)", "os(Linux) || compiler(>=99)", "canImport(A)",
            "hasFeature(B)", "false",
        ] {
            expectReading("#if \(condition)\nprotocol P {\n①1 }\n#endif", nil, Expected("expected-declaration"))
        }
        expectReading(
            "#if os(Linux) || compiler(>=9)\n#else\nprotocol P {\n①1 }\n#endif", nil, Expected("expected-declaration"))
    }

    @Test func openBranchIsTold() {
        expectReading("①#if A\nprotocol P {}", "conditional\n  #if A\n  protocol P", Expected("unclosed-conditional"))
    }

    @Test func strayDirectivesAreTold() {
        expectReading("protocol P {}\n①#endif\nprotocol Q {}", "protocol P\nprotocol Q", Expected("stray-directive"))
    }
}
