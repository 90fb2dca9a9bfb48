import UnderstudyRefactoring
import UnderstudySemantics
import UnderstudySyntax

/// What else a file says of its framework: imports, attributes and other words.
extension FrameworkRewriting {
    /// Removes the framework's imports where nothing needs them any more, and adds that of XCTest where it is missing.
    mutating func rewriteImports() {
        let imports = source.imports.imports(of: framework.modules, in: source)
        done += imports.map(source.removal)
        noteOtherWords()
        var missing = asserts && !file.imports.contains { $0.module == "XCTest" } ? "import XCTest\n" : ""
        for range in imports {
            if !left.isEmpty || needsFramework {
                if missing.isEmpty { break }
                edits.append(SourceEdit(source[ByteRange(at: source.wholeLines(range).lowerBound)], with: missing))
            } else if missing.isEmpty {
                edits.append(SourceEdit(source[source.removal(of: range)], with: "", .removing))
            } else {
                edits.append(SourceEdit(source[source.wholeLines(range)], with: missing, .removing))
            }
            missing = ""
        }
    }

    mutating func removeAttributes() {
        for declaration in file.protocols {
            for request in framework.requests(on: declaration) {
                guard doubles.staying.isDisjoint(with: framework.names(declaration.simpleName)) else {
                    note(request, .product)
                    continue
                }
                done.append(request)
                edits.append(SourceEdit(source[source.withSpace(behind: request)], with: ""))
            }
        }
    }

    /// Notes what else the file names of the framework.
    mutating func noteOtherWords() {
        let tokens = source.tokenRanges(in: source.range)
        let finished = done.sorted { $0.lowerBound < $1.lowerBound }
        var next = 0
        for (position, token) in tokens.enumerated() {
            while next < finished.count, finished[next].upperBound <= token.lowerBound { next += 1 }
            if next < finished.count, finished[next].lowerBound <= token.lowerBound { continue }
            let word = source.text(in: token)
            if doubles.stubs.contains(word) { note(token, .generatedStub) }
            let following = position + 1 < tokens.count ? source.text(in: tokens[position + 1]) : ""
            let isCalled = following == "("
            guard framework.words.contains(word) || framework.modules.contains(word) && following == "." else {
                continue
            }
            let earlier = position > 0 ? source.text(in: tokens[position - 1]) : ""
            let isOwn = [".", "func", "class", "struct", "protocol", "let", "var"].contains(earlier)
            if isOwn ? word == "resetMock" : isCalled || word.first?.isUppercase == true {
                note(token, isCalled ? .form : .word)
            }
        }
    }
}
