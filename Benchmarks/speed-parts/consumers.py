"""Sources with protocols of which each consumer uses a part: what `split` reads."""

from pathlib import Path


def write_consumers(folder: Path, protocols: int, requirements: int) -> None:
    """Writes a file for each protocol, with three consumers and a type that conforms."""
    folder.mkdir(parents=True)
    for number in range(protocols):
        name = f"Store{number}"
        members = [f"item{index}" for index in range(requirements)]
        parts = [members[start::3] for start in range(3)]
        lines = [f"protocol {name} {{", *(f"    func {member}(_ value: Int) -> String" for member in members), "}", ""]
        for letter, part in zip("ABC", parts):
            lines += [
                f"final class Screen{letter}{number} {{", f"    private let store: any {name}",
                f"    init(store: any {name}) {{ self.store = store }}", "    func show(_ count: Int) -> [String] {",
                "        var shown: [String] = []", "        for value in 0..<count where value % 2 == 0 {",
                *(f"            shown.append(store.{member}(value))" for member in part), "        }",
                "        return shown.filter { !$0.isEmpty }", "    }", "}", "",
            ]
        lines += [f"struct Disk{name}: {name} {{"]
        lines += [f'    func {member}(_ value: Int) -> String {{ "\\(value)" }}' for member in members]
        (folder / f"{name}.swift").write_text("\n".join([*lines, "}", ""]))
