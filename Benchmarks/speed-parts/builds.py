"""Cold builds, with what they depend on fetched already."""

import shutil
import subprocess
from pathlib import Path

from measure import Cost, Failure, Subject, measure, quoted


def cold_builds(root: Path, scratch: Path, configurations: list[str], say) -> list[Cost]:
    """Building the tool, and swift-syntax's parser with a small program on top of it."""
    subjects = []
    for configuration in configurations:
        for name, package, product in [
            ("Understudy", root, "understudy"),
            ("swift-syntax and a 40-line program", root / "Benchmarks" / "swift-syntax-parse", "swift-syntax-parse"),
        ]:
            folder = scratch / f"build-{product}-{configuration}"
            shutil.rmtree(folder, ignore_errors=True)
            words = ["--package-path", package, "--scratch-path", folder]
            resolved = subprocess.run(["swift", "package", *map(str, words), "resolve"], capture_output=True, check=False)
            if resolved.returncode != 0:
                raise Failure(f"cannot resolve {package}:\n{resolved.stderr.decode(errors='replace')[-1000:]}")
            command = quoted("swift", "build", *words, "-c", configuration, "--product", product)
            subjects.append(Subject(f"{name}, {configuration}", command, runs=1))
    return measure(subjects, 1, say, warm=False)
