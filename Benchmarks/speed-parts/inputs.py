"""The files that everything reads."""

import json
import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from measure import Failure


@dataclass(frozen=True)
class Input:
    """A folder of Swift sources, a list of them, and a copy in which every protocol asks for a mock."""

    folder: Path
    files: Path
    count: int
    bytes: int
    lines: int
    marked: Path | None = None


def read_input(folder: Path, scratch: Path, name: str, marker: str | None = None) -> Input:
    """The Swift files in `folder`; with a copy for tools that have to be asked when `marker` names Understudy."""
    folder = folder.resolve()
    files = swift_files(folder)
    if not files:
        raise Failure(f"no Swift files in {folder}")
    listed = scratch / f"{name}.txt"
    listed.write_text("".join(f"{file}\n" for file in files), encoding="utf-8")
    contents = [file.read_bytes() for file in files]
    lines = sum(content.count(b"\n") for content in contents)
    marked = mark(folder, scratch / f"{name}-marked", marker) if marker else None
    return Input(folder, listed, len(files), sum(map(len, contents)), lines, marked)


def swift_files(folder: Path) -> list[Path]:
    """The files, without those of hidden folders and behind links."""
    found = []
    for parent, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".")]
        paths = [Path(parent) / name for name in names if name.endswith(".swift")]
        found += [path for path in paths if path.is_file() and not path.is_symlink() and "\n" not in str(path)]
    return sorted(found)


def mark(folder: Path, copy: Path, understudy: str) -> Path:
    """A copy of the Swift files of `folder` with `/// @mockable` above every protocol."""
    if copy.exists():
        shutil.rmtree(copy)
    done = subprocess.run([understudy, "list", "--format", "json", folder], capture_output=True, text=True, check=False)
    if not done.stdout.startswith("{"):
        raise Failure(f"'{understudy} list' failed in {folder}:\n{done.stderr[-1000:]}")
    places: dict[Path, list[int]] = {}
    for protocol in json.loads(done.stdout)["protocols"]:
        path = Path(protocol["file"])
        places.setdefault(path if path.is_absolute() else Path.cwd() / path, []).append(protocol["line"])
    places = {path.resolve(): lines for path, lines in places.items()}
    for path in swift_files(folder):
        # A folder whose name ends as a Swift file's does is taken for one.
        *folders, name = path.relative_to(folder).parts
        target = copy.joinpath(*(part.removesuffix(".swift") for part in folders), name)
        target.parent.mkdir(parents=True, exist_ok=True)
        lines = path.read_bytes().split(b"\n")
        for line in sorted(places.get(path, []), reverse=True):
            index = line - 1
            while index > 0 and lines[index - 1].lstrip().startswith(b"@"):
                index -= 1
            lines.insert(index, b"/// @mockable")
        target.write_bytes(b"\n".join(lines))
    return copy
