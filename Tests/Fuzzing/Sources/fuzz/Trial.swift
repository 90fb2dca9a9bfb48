import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// Reads one text with everything that reads declarations.
enum Trial {
    /// What is wrong with the result; a trap ends the program.
    static func violations(of bytes: [UInt8]) -> [String] {
        let source = SourceText(path: "input.swift", bytes: bytes)
        var violations = TokenChecks.violations(TokenChecks.tokens(of: source), in: source)
        let file = Parser.parse(source)
        violations += TreeChecks.violations(in: file)
        resolve(FileDeclarations(parsing: source))
        return violations
    }

    /// Asks for all that the list shows, and for who uses what.
    private static func resolve(_ file: FileDeclarations) {
        let index = DeclarationIndex([file])
        for declaration in index.allProtocols {
            _ = (declaration.name, declaration.line, declaration.effectiveAccess, declaration.attributes)
            _ = (declaration.inherited, declaration.whereClause, declaration.primaryAssociatedTypes)
            for requirement in declaration.requirements {
                _ = (requirement.text, requirement.line, requirement.condition)
                _ = index.hasDefault(requirement, of: declaration)
            }
            _ = index.inheritedRequirements(of: declaration)
            _ = index.doubles(of: declaration)
        }
        // All bodies are gone through, whichever protocols are asked for.
        _ = UsageResolver(index: index).usages(of: index.allProtocols)
    }
}
