import Testing
import UnderstudySemantics
import UnderstudySyntax

/// Templates for new files, which are no Swift until somebody fills them in.
struct FileTemplateTests {
    @Test("a template is skipped with a note")
    func skipped() {
        let text = "//___FILEHEADER___\n\nclass ___VARIABLE_productName:identifier___Builder {\n}\nprotocol P {}\n"
        let file = FileDeclarations(parsing: SourceText(path: "T/___FILEBASENAME___.swift", text: text))
        #expect(file.protocols.isEmpty)
        #expect(file.diagnostics.map(\.severity) == [.note])
        #expect(file.diagnostics.first?.id.name == "xcode-template")
    }

    @Test("Swift that only speaks of placeholders is read")
    func read() {
        let text = "let template = \"___VARIABLE_name___\"\nprotocol P {}\n"
        let file = FileDeclarations(parsing: SourceText(path: "A.swift", text: text))
        #expect(file.protocols.count == 1)
        #expect(file.diagnostics.isEmpty)
    }
}
