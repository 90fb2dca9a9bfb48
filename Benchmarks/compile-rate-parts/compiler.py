"""Compiles one double by itself, in any of the ways that a test target can be set up."""

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

from protocols import Protocol

UPCOMING = ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault"]
FEATURES = [word for feature in UPCOMING for word in ("-enable-upcoming-feature", feature)]
COMPLETE = ["-strict-concurrency=complete"]
MAIN_ACTOR = ["-default-isolation", "MainActor"]

# What everybody compiles with, and what only some do.
MODES = {
    "6": ["-swift-version", "6"],
    "5": ["-swift-version", "5"],
}
MATRIX = {
    "5-complete": [*MODES["5"], *COMPLETE],
    "5-features": [*MODES["5"], *COMPLETE, *FEATURES],
    "6-features": [*MODES["6"], *FEATURES],
    "5-mainactor": [*MODES["5"], *MAIN_ACTOR],
    "6-mainactor": [*MODES["6"], *MAIN_ACTOR],
    "5-mainactor-features": [*MODES["5"], *COMPLETE, *MAIN_ACTOR, *FEATURES],
    "6-mainactor-features": [*MODES["6"], *MAIN_ACTOR, *FEATURES],
}

# A double of a deprecated protocol, or of one that names a deprecated type, has to name it too.
WARNINGS = ["-warnings-as-errors", "-Wwarning", "DeprecatedDeclaration"]

ERROR = re.compile(r"^(.*?):(\d+):\d+: error: (.*)$", re.MULTILINE)
OTHER_ERROR = re.compile(r"error: (.*)")
CONSEQUENCES = ("does not conform to protocol", "build step failed", "emit-module command failed")


@dataclass
class Verdict:
    """Whether a double compiles; if not, the error that tells most."""

    passes: bool
    error: str = ""
    output: str = ""


def compile_double(file: Path, protocol: Protocol, package_name: str | None, mode: list[str], flags: list[str]) -> Verdict:
    """Type-checks the file and runs the mandatory passes, then looks for the conformance in what came out."""
    out = file.with_suffix(".sil")
    command = ["swiftc", "-emit-sil", "-Onone", "-parse-as-library", "-module-name", "DoublesOfOne", "-o", str(out)]
    command += [*WARNINGS, *mode, *flags, str(file)]
    if protocol.access == "package" and package_name:
        command += ["-package-name", package_name]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    except subprocess.TimeoutExpired:
        return Verdict(False, "the compiler did not end within 300 s")
    said = done.stdout + done.stderr
    if done.returncode != 0:
        return Verdict(False, telling_error(said), said)
    text = out.read_text(encoding="utf-8", errors="replace")
    out.unlink()
    if not conforms(text, file.read_text(encoding="utf-8"), protocol.name):
        return Verdict(False, "no type in the output conforms to the protocol", said)
    return Verdict(True)


def conforms(sil: str, source: str, name: str) -> bool:
    """Whether a witness table for the protocol was made; a protocol without requirements at run time has none."""
    quoted = re.escape(name)
    if re.search(rf"^sil_witness_table [^{{]*: {quoted} module DoublesOfOne", sil, re.MULTILINE):
        return True
    return re.search(rf"\b(?:class|actor|struct|enum)\s[^{{]*:[^{{]*\b{quoted}\b", source) is not None


def telling_error(said: str) -> str:
    """The first error that is no consequence of another, or the last line when there is none."""
    errors = [match[3] for match in ERROR.finditer(said)] or OTHER_ERROR.findall(said)
    for error in errors:
        if not any(words in error for words in CONSEQUENCES):
            return error
    if errors:
        return errors[0]
    lines = said.strip().splitlines()
    return f"crash: {lines[-1][:200]}" if lines else "the compiler failed without a word"


def kind_of(error: str) -> str:
    """The error without what is particular to the protocol, so that like errors fall together."""
    return re.sub(r"\d+", "N", re.sub(r"'[^']*'", "'…'", error))
