extension DiagnosticCatalogue {
    /// Errors in the user's own templates.
    static let templates = Section(
        title: "Templates",
        entries: [
            DiagnosticEntry(
                "template-left-out",
                cause: "An entry in the templates' folder is not a regular file, and was left out.",
                example: "a link called type.stencil", cure: "Put the file itself there."),
            DiagnosticEntry(
                "template-way-in", cause: "A note: where the template with the error was included.",
                example: "{% include \"shared/head\" %}", cure: "See the message before it."),
            DiagnosticEntry(
                "template-unclosed-tag", cause: "A tag is never closed.", example: "{{ name",
                cure: "Write '}}' or '%}'."),
            DiagnosticEntry(
                "template-unclosed-string", cause: "A string is not closed on its line.", example: "{{ \"a }}",
                cure: "Write the closing quote."),
            DiagnosticEntry(
                "template-unknown-escape", cause: "A string contains an unknown escape.", example: "{{ \"\\q\" }}",
                cure: "Use one of those in the message."),
            DiagnosticEntry(
                "template-syntax", cause: "A tag contains something that does not belong there.", example: "{{ a b }}",
                cure: "Write what the message expects."),
            DiagnosticEntry(
                "template-empty-tag", cause: "A tag is empty.", example: "{% %}", cure: "Remove it, or fill it in."),
            DiagnosticEntry(
                "template-number-too-large", cause: "A number is too large.", example: "{{ 99999999999999999999 }}",
                cure: "Write a smaller one."),
            DiagnosticEntry(
                "template-unknown-tag", cause: "There is no such tag.", example: "{% fro a in b %}",
                cure: "Use the one that the message suggests."),
            DiagnosticEntry(
                "template-stray-tag", cause: "A tag that ends or continues a block is outside of one.",
                example: "{% endif %}", cure: "Add the tag that opens the block, or remove this one."),
            DiagnosticEntry(
                "template-wrong-end", cause: "A tag ends a block other than the innermost one.",
                example: "{% if a %}{% endfor %}", cure: "Write the end that the message expects."),
            DiagnosticEntry(
                "template-missing-end", cause: "A block is never closed.", example: "{% if a %}",
                cure: "Add its end tag."),
            DiagnosticEntry(
                "template-misplaced-branch", cause: "A branch is in a place where it is not allowed.",
                example: "{% else %}{% else %}", cure: "Do as the message says."),
            DiagnosticEntry(
                "template-outside-loop", cause: "Something that belongs to a loop is used outside of one.",
                example: "{{ forloop.counter }}", cure: "Move it into a 'for'."),
            DiagnosticEntry(
                "template-unknown-filter", cause: "There is no such filter.", example: "{{ name|upper }}",
                cure: "Use the one that the message suggests."),
            DiagnosticEntry(
                "template-argument-count", cause: "A filter or macro has too many or too few arguments.",
                example: "{{ names|join:\",\",\"!\" }}", cure: "Give as many as the message says."),
            DiagnosticEntry(
                "template-reserved-name", cause: "A reserved word is used as a name.", example: "{% set in = 1 %}",
                cure: "Choose another name."),
            DiagnosticEntry(
                "template-repeated-name", cause: "A name is used twice.", example: "{% macro m a a %}",
                cure: "Choose another name."),
            DiagnosticEntry(
                "template-unknown-macro", cause: "There is no such macro.", example: "{% call mm %}",
                cure: "Define it above, or use the one that the message suggests."),
            DiagnosticEntry(
                "template-too-deep", cause: "Expressions, calls or includes are nested too deeply.",
                example: "a macro that calls itself", cure: "Look for endless recursion."),
            DiagnosticEntry(
                "template-unsafe-name", cause: "The name of a template leads out of the template folders.",
                example: "{% include \"../secret\" %}", cure: "Write a relative name without '..'."),
            DiagnosticEntry(
                "template-source-too-large", cause: "A template is larger than 16 MiB.", example: "a file of 20 MiB",
                cure: "Make it smaller."),
            DiagnosticEntry(
                "template-unknown-template", cause: "There is no such template.", example: "{% include \"haed\" %}",
                cure: "Use the one that the message suggests."),
            DiagnosticEntry(
                "template-include-cycle", cause: "A template includes itself.", example: "{% include \"a\" %} in a",
                cure: "Break the cycle."),
            DiagnosticEntry(
                "template-unknown-name", cause: "There is no such name at this place.", example: "{{ nmae }}",
                cure: "Use the one that the message suggests."),
            DiagnosticEntry(
                "template-unknown-member", cause: "A value has no such member, or is none.",
                example: "{{ protocol.nmae }}",
                cure: "Use the one that the message suggests, or test the value with 'if' first."),
            DiagnosticEntry(
                "template-index", cause: "An index is out of range, or none.", example: "{{ names[9] }}",
                cure: "Use one that is in range."),
            DiagnosticEntry(
                "template-wrong-kind", cause: "A value is of the wrong kind.", example: "{% for a in name %}",
                cure: "Do as the message says."),
            DiagnosticEntry(
                "template-filter", cause: "A filter can't work on its input.", example: "{{ protocol|join:\",\" }}",
                cure: "Do as the message says."),
            DiagnosticEntry(
                "template-too-many-steps", cause: "Rendering takes too many steps.",
                example: "loops in loops over all members", cure: "Look for an endless loop or call."),
            DiagnosticEntry(
                "template-too-much-output", cause: "Rendering produces too many bytes.",
                example: "loops in loops over all members", cure: "Look for an endless loop or call."),
        ])
}
