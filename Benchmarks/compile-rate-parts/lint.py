"""What `swift format lint --strict` says about what was emitted."""

import re
import subprocess
from collections import Counter
from pathlib import Path

FINDING = re.compile(r"^(.*?):(\d+):\d+: (?:error|warning): (.*)$", re.MULTILINE)


def lint(files: list[Path], configuration: Path) -> list[tuple[str, int, str]]:
    """The findings: file, line, message."""
    found = []
    for start in range(0, len(files), 100):
        batch = [str(file) for file in files[start : start + 100]]
        command = ["swift", "format", "lint", "--strict", "--configuration", str(configuration), *batch]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        findings = [(match[1], int(match[2]), match[3]) for match in FINDING.finditer(done.stdout + done.stderr)]
        if done.returncode != 0 and not findings:
            findings = [(batch[0], 0, (done.stdout + done.stderr).strip()[-300:])]
        found += findings
    return found


def by_rule(findings: list[tuple[str, int, str]]) -> Counter[str]:
    """How often each rule was broken."""
    rules = [re.search(r"\[(\w+)\]", message) for _, _, message in findings]
    return Counter(rule[1] if rule else "other" for rule in rules)
