"""Asks the toolchain for what it knows of its own modules."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

# Modules that others export come first, so that a protocol is entered under the module that declares it.
MODULES = [
    "_Concurrency", "_StringProcessing", "Swift", "Distributed", "Observation", "Synchronization", "RegexBuilder",
    "FoundationEssentials", "FoundationInternationalization", "Foundation", "FoundationNetworking",
]


def tool(name: str) -> str:
    """The path of a tool beside the `swift` in use."""
    swift = shutil.which("swift")
    path = Path(swift).resolve().parent / name if swift else None
    if path is None or not path.exists():
        sys.exit(f"standard-protocols: error: the toolchain has no '{name}'")
    return str(path)


def target_arguments() -> list[str]:
    """The arguments that name the platform and the folders of the standard modules."""
    info = json.loads(subprocess.check_output([tool("swiftc"), "-print-target-info"]))
    triple = info["target"]["triple"]
    resources = info["paths"]["runtimeResourcePath"]
    platform = "linux" if "linux" in triple else sys.exit("standard-protocols: error: only made on Linux")
    return ["-target", triple, "-resource-dir", resources, "-I", f"{resources}/{platform}"]


def printed_interface(module: str, folder: Path) -> str:
    """The interface of a module as the compiler prints it: attributes, where clauses, extensions."""
    output = folder / f"{module}.txt"
    run([tool("swift-synthesize-interface"), "-module-name", module, *target_arguments(), "-o", str(output)])
    return output.read_text()


def symbol_graphs(module: str, folder: Path) -> list[dict]:
    """The symbol graphs of a module: what is public, and what is a requirement or its default."""
    run([
        tool("swift-symbolgraph-extract"), "-module-name", module, *target_arguments(),
        "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", str(folder),
    ])
    files = [folder / f"{module}.symbols.json", *sorted(folder.glob(f"{module}@*.symbols.json"))]
    return [json.loads(file.read_text()) for file in files if file.exists()]


def run(command: list[str]) -> None:
    """Runs a tool and stops the script where it fails."""
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"standard-protocols: error: '{' '.join(command)}' failed\n{result.stderr}")
