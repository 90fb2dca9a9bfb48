import Testing

@testable import UnderstudyTemplates

@Suite("Mutated templates")
struct FuzzTests {
    static let seeds = [
        "{% for p in ps where p.name != \"b\" %}{{ p.name|upperFirst }}{% if not forloop.last %}, {% endif %}{% endfor %}",
        "{% macro f a b %}\n    {{ a }}={{ b|default:\"x\" }}\n{% endmacro %}\n  {% call f 1 [2, 3]|join:\",\" %}\n",
        "{% set x %}\n{{ text }}\n{% endset %}\n    {{ x|indent:4|replace:\"a\",\"bb\" }}{# note #}\n{%- set y = x -%}",
        "{% if a and not b or (c == 3) %}\n  {% include \"part\" with text as t %}\n{% elif ps.0.name in text %}"
            + "é{% else %}{{ ps[0].name }}{% endif %}",
        "{% for k, v in pairs %}{% if v > 1 %}{% break %}{% empty %}{% continue %}{% endif %}{{ k }}{% endfor %}",
        "{% import \"macros\" %}\t{% call m text|split:\" \"|sorted|reversed|first %}\r\n\r\n{{ 'it\\'s' if a else none }}",
    ]

    static let library: TemplateLibrary = {
        let limits = TemplateLimits(steps: 20_000, outputBytes: 1 << 16, depth: 20)
        var library = TemplateLibrary(limits: limits)
        try? library.insert("part {{ t }}\n{% include \"main\" %}", name: "part")
        try? library.insert("{% macro m x %}<{{ x }}>{% endmacro %}", name: "macros")
        return library
    }()

    static let context: TemplateMap = [
        "ps": .objects([["name": "a"] as TemplateMap, ["name": "b"] as TemplateMap]), "text": "line one\n\n  two",
        "a": true, "b": .none, "c": 3, "t": "t", "pairs": [["k", 1], ["l", 2]],
    ]

    static let fragments =
        ["{{", "}}", "{%", "%}", "{#", "#}", "-", "\"", "'", "\n", "    ", "|", "(", "[", "9", "\\"]
        + seeds.flatMap { $0.split(separator: " ").map { String($0) + " " } }

    @Test("No mutation of a template traps or hangs", arguments: 0..<8)
    func mutations(seed: Int) {
        var random = SplitMix(state: UInt64(seed) &* 0x9E37_79B9)
        var outcomes = (rendered: 0, refused: 0)
        for round in 0..<2_500 {
            var bytes = Array(Self.seeds[round % Self.seeds.count].utf8)
            for _ in 0...Int.random(in: 0..<4, using: &random) { mutate(&bytes, &random) }
            if isAccepted(bytes) { outcomes.rendered += 1 } else { outcomes.refused += 1 }
        }
        #expect(outcomes.rendered > 100 && outcomes.refused > 100)
    }

    private func isAccepted(_ bytes: [UInt8]) -> Bool {
        do {
            var library = Self.library
            try library.insert(bytes, name: "main")
            _ = try library.render("main", Self.context)
            return true
        } catch {
            #expect(!error.message.isEmpty && !error.message.contains("\n") && !error.description.isEmpty)
            return false
        }
    }

    private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, place + Int.random(in: 0..<8, using: &random))
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes.removeSubrange(place..<end)
        case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        case 2: bytes.replaceSubrange(place..<end, with: Self.fragments.randomElement(using: &random)?.utf8 ?? "".utf8)
        case 3: bytes.insert(contentsOf: Array(bytes[place..<end]), at: Int.random(in: 0...bytes.count, using: &random))
        default: bytes.insert(contentsOf: Self.fragments.randomElement(using: &random)?.utf8 ?? "".utf8, at: place)
        }
    }
}

/// A small generator of numbers, so that a failure comes again.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
