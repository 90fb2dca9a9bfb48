"""Builds executables that need no toolchain where they run."""
import json
import pathlib
import platform
import shutil
import subprocess
import sys

from conditions import Failure

APPLE = ["arm64-apple-macosx", "x86_64-apple-macosx"]


LEFT_OUT = pathlib.Path(__file__).resolve().parent / "left-out.ld"
# Functions in sections of their own, of which those stay that something asks for, and of equal ones one: without them the
# executable is a quarter larger. At a fixed place it needs no relocations, another 0.8 MB; tables for unwinding are 1.1 MB.
SMALL = [word for flag in ["-Osize", "-Xfrontend", "-function-sections", "-use-ld=lld"] for word in ("-Xswiftc", flag)] + [
    word for flag in ["--gc-sections", "--no-export-dynamic", "--icf=all", "--build-id=none", "-no-pie",
                 "--no-eh-frame-hdr", f"-T{LEFT_OUT}"]
    for word in ("-Xlinker", flag)]

# What an executable for Linux may have: more means that something was linked in which it should do without.
MOST_BYTES = 12_000_000


def run(words, **options):
    """The output of a command; what it said, where it fails."""
    result = subprocess.run(words, capture_output=True, text=True, **options)
    if result.returncode != 0:
        said = "\n".join((result.stdout + result.stderr).strip().splitlines()[-20:])
        raise Failure(f"{' '.join(map(str, words))} exited with {result.returncode}:\n{said}")
    return result.stdout


def own_triple():
    return json.loads(run(["swift", "-print-target-info"]))["target"]["unversionedTriple"]


def triples(wanted):
    """What to build for, and why other common systems are left out."""
    own = own_triple()
    if wanted:
        return wanted, []
    if sys.platform == "darwin":
        return APPLE, ["Linux: run this script on Linux"]
    listed = subprocess.run(["swift", "sdk", "list"], capture_output=True, text=True).stdout.split()
    static = [name for name in listed if "static-linux" in name]
    other = "aarch64" if platform.machine() == "x86_64" else "x86_64"
    missing = ["macOS: needs Xcode; run this script on macOS"]
    if static:
        return [own, f"{other}-swift-linux-musl"], missing
    return [own], missing + [f"{other}-swift-linux-musl: needs the Static Linux SDK ('swift sdk install …')"]


def build(root, triple, scratch):
    """The stripped executable for one triple."""
    words = ["swift", "build", "-c", "release", "--product", "understudy", "--scratch-path", str(scratch),
             "--disable-index-store", "-debug-info-format", "none"]
    # No path of this machine may be in the executable.
    words += ["-Xswiftc", "-file-prefix-map", "-Xswiftc", f"{root}=."]
    if triple.endswith("-musl"):
        words += ["--swift-sdk", triple]
    elif "linux" in triple:
        words += ["--static-swift-stdlib", *SMALL]
    else:
        words += ["--triple", triple]
    run(words, cwd=root)
    made = scratch / "understudy"
    shutil.copy2(run(words + ["--show-bin-path"], cwd=root).strip() + "/understudy", made)
    run(["strip", *([] if sys.platform == "darwin" else ["--strip-all"]), str(made)])
    size = made.stat().st_size
    if triple.endswith("-gnu") and size > MOST_BYTES:
        raise Failure(f"the executable for {triple} has {size:,} bytes, and may have {MOST_BYTES:,}: look what was linked in")
    return made


def runnable(executables):
    """The one that this machine can run."""
    for triple, path in executables.items():
        if subprocess.run([path, "--version"], capture_output=True).returncode == 0:
            return path
    raise Failure("none of the executables runs on this machine, so nothing could be tried")


def check_version(executable, version):
    said = run([executable, "--version"]).strip()
    if said != f"understudy {version}":
        raise Failure(f"the executable says '{said}' instead of 'understudy {version}'")


def documents(executable):
    """Completions and the manual page, by their places in an archive."""
    files = {
        "share/bash-completion/completions/understudy": ["completions", "bash"],
        "share/zsh/site-functions/_understudy": ["completions", "zsh"],
        "share/fish/vendor_completions.d/understudy.fish": ["completions", "fish"],
        "share/man/man1/understudy.1": ["man"],
    }
    return {place: run([executable, *words]).encode() for place, words in files.items()}
