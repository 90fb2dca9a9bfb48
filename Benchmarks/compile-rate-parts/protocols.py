"""The protocols of a module as the compiler sees them: what `#if` removed is not among them."""

import json
import subprocess
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote, urlparse

from packages import Failure, Module


# What a protocol can require, but no double has as a member.
TYPES = {"swift.associatedtype", "swift.typealias"}


@dataclass(frozen=True)
class Protocol:
    """A protocol that a test could want a double of."""

    package: str
    module: str
    path: str
    access: str
    file: str
    line: int
    requirements: int

    @property
    def name(self) -> str:
        """The last component of its path."""
        return self.path.rpartition(".")[2]

    @property
    def identity(self) -> str:
        """How reports call it."""
        return f"{self.module}.{self.path}"


def read_protocols(module: Module, products: Path, flags: list[str], folder: Path, triple: str) -> list[Protocol]:
    """The public, package and internal protocols of a module, in the order of its files."""
    graph = json.loads(symbol_graph(module, products, flags, folder, triple).read_text(encoding="utf-8"))
    types = {symbol["identifier"]["precise"] for symbol in graph["symbols"] if symbol["kind"]["identifier"] in TYPES}
    requirements: Counter[str] = Counter()
    for relation in graph["relationships"]:
        if relation["kind"] in ("requirementOf", "optionalRequirementOf") and relation["source"] not in types:
            requirements[relation["target"]] += 1
    found = []
    for symbol in graph["symbols"]:
        if symbol["kind"]["identifier"] != "swift.protocol" or "location" not in symbol:
            continue
        place = symbol["location"]
        found.append(
            Protocol(
                package=module.package or "",
                module=module.name,
                path=".".join(symbol["pathComponents"]),
                access={"open": "public"}.get(symbol["accessLevel"], symbol["accessLevel"]),
                file=unquote(urlparse(place["uri"]).path),
                line=place["position"]["line"] + 1,
                requirements=requirements[symbol["identifier"]["precise"]],
            )
        )
    return sorted(found, key=lambda protocol: (protocol.file, protocol.line))


def symbol_graph(module: Module, products: Path, flags: list[str], folder: Path, triple: str) -> Path:
    """The module's symbol graph: extracted anew when the module is newer."""
    graph = folder / f"{module.name}.symbols.json"
    built = products / "Modules" / f"{module.name}.swiftmodule"
    if graph.exists() and graph.stat().st_mtime >= built.stat().st_mtime:
        return graph
    folder.mkdir(parents=True, exist_ok=True)
    command = ["swift", "symbolgraph-extract", "-module-name", module.name, "-target", triple]
    command += ["-minimum-access-level", "internal", "-skip-synthesized-members", "-output-dir", str(folder), *flags]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0 or not graph.exists():
        raise Failure(f"no symbol graph of {module.name}: {done.stderr[-500:]}")
    return graph


def target_triple() -> str:
    """The triple that the toolchain builds for."""
    done = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True)
    return json.loads(done.stdout)["target"]["triple"]
