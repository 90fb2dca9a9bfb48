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

    @Test func openBranchIsTold() {
        expectReading("①#if A\nprotocol P {}", "conditional\n  #if A\n  protocol P", Expected("unclosed-conditional"))
    }

    @Test func strayDirectivesAreTold() {
        expectReading("protocol P {}\n①#endif\nprotocol Q {}", "protocol P\nprotocol Q", Expected("stray-directive"))
    }
}
