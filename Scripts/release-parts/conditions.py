"""What has to be so before a version can be released."""
import re
import subprocess


class Failure(Exception):
    """Why the release can't be made."""


def git(root, *words):
    return subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True).stdout.strip()


def check(root, version, output):
    """Fails with the first condition that does not hold."""
    if not re.fullmatch(r"\d+\.\d+\.\d+(-[0-9A-Za-z.]+)?", version):
        raise Failure(f"'{version}' is not a semantic version, such as 1.2.3")
    if git(root, "status", "--porcelain"):
        raise Failure("there are uncommitted changes; commit or stash them first")
    if version in git(root, "tag", "--list").splitlines():
        raise Failure(f"the tag {version} exists already; choose the next version")
    if output.exists():
        raise Failure(f"{output} exists already; remove it, or name another folder with --output")
    written = re.search(r'static let current = "([^"]+)"', source(root)).group(1)
    if written != version:
        raise Failure(f"Sources/understudy/CommandLine/Version.swift says {written}; write {version} there and commit it")
    if f'default: "{version}"' not in (root / "action.yml").read_text(encoding="utf-8"):
        raise Failure(f"action.yml takes the executable of another release; write {version} there and commit it")
    notes(root, version)


def url(given, address, version):
    """Where the files will be downloaded from."""
    if given:
        return given.rstrip("/")
    if address.startswith("OWNER/"):
        raise Failure("the repository has no address yet; write it with Scripts/address OWNER/NAME, or give --url")
    return f"https://github.com/{address}/releases/download/{version}"


def source(root):
    return (root / "Sources/understudy/CommandLine/Version.swift").read_text(encoding="utf-8")


def notes(root, version):
    """The section of CHANGELOG.md about the version."""
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    match = re.search(rf"^## {re.escape(version)}\b[^\n]*\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    if not match or not match.group(1).strip():
        raise Failure(f"CHANGELOG.md has no section '## {version}'; rename 'Unreleased' and commit it")
    return match.group(1).strip() + "\n"
