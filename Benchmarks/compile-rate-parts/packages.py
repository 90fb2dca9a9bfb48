"""Real packages, built once, and what SwiftPM says about the modules that came out."""

import hashlib
import json
import subprocess
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Package:
    """A line of the list of packages."""

    owner: str
    name: str
    version: str
    products: tuple[str, ...]


@dataclass
class Module:
    """A module that was built: its sources, and the modules below it."""

    name: str
    package: str | None
    sources: list[str]
    package_name: str | None
    dependencies: list[str]


class Failure(Exception):
    """Something the run cannot go on without."""


def read_packages(path: Path) -> list[Package]:
    """The packages of a list: one a line, `#` starts a comment."""
    packages = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        if len(words) < 2 or words[0].count("/") != 1:
            raise Failure(f"{path}:{number}: expected OWNER/NAME VERSION [PRODUCT…]")
        owner, name = words[0].split("/")
        packages.append(Package(owner, name, words[1], tuple(words[2:])))
    return packages


def build(packages: list[Package], scratch: Path, say) -> Path:
    """The folder of a package that depends on every library of `packages`, built; from an earlier run if it can be."""
    identity = hashlib.sha1(repr(sorted(map(repr, packages))).encode()).hexdigest()[:12]
    folder = scratch / f"packages-{identity}"
    done = folder / "complete"
    if done.exists():
        return folder
    sources = folder / "Sources" / "Everything"
    sources.mkdir(parents=True, exist_ok=True)
    (sources / "Everything.swift").write_text("// It is the dependencies of this target that matter.\n")
    (folder / "Package.swift").write_text(manifest(packages, {}))
    say(f"resolving {len(packages)} packages")
    swift(["package", "resolve"], folder)
    products = {package: libraries(package, folder) for package in packages}
    (folder / "Package.swift").write_text(manifest(packages, products))
    say(f"building {sum(map(len, products.values()))} products")
    swift(["build", "--target", "Everything"], folder)
    done.touch()
    return folder


def manifest(packages: list[Package], products: dict[Package, list[str]]) -> str:
    """The manifest of the package that depends on all."""
    requirements = [f'.package(url: "https://github.com/{p.owner}/{p.name}.git", exact: "{p.version}")' for p in packages]
    libraries = [
        f'.product(name: "{product}", package: "{package.name}")' for package in products for product in products[package]
    ]
    return f"""\
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "everything",
    platforms: [.macOS(.v15)],
    dependencies: [{", ".join(requirements)}],
    targets: [.target(name: "Everything", dependencies: [{", ".join(libraries)}])]
)
"""


def libraries(package: Package, folder: Path) -> list[str]:
    """The products that the list asks for: all libraries when it names none."""
    if package.products:
        return list(package.products)
    text = swift(["package", "dump-package", "--package-path", str(checkout(package, folder))], folder)
    described = json.loads(text[text.index("{") :])["products"]
    return [
        product["name"] for product in described if product["type"].get("library", ["dynamic"]) in (["automatic"], ["static"])
    ]


def checkout(package: Package, folder: Path) -> Path:
    """Where SwiftPM put the sources of a package."""
    for candidate in (folder / ".build" / "checkouts").iterdir():
        if candidate.name.lower() == package.name.lower():
            return candidate
    raise Failure(f"{package.owner}/{package.name} was not checked out in {folder}")


def swift(arguments: list[str], folder: Path) -> str:
    """What `swift …` printed in `folder`."""
    done = subprocess.run(["swift", *arguments], cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        tail = (done.stdout + done.stderr)[-3000:]
        raise Failure(f"swift {' '.join(arguments)} failed in {folder}:\n{tail}")
    return done.stdout


def read_modules(packages: list[Package], folder: Path) -> tuple[dict[str, Module], list[str]]:
    """The Swift modules that were built, and the flags that a client of all of them needs."""
    products = folder / ".build" / "debug"
    described = json.loads((products / "description.json").read_text(encoding="utf-8"))
    owners = {checkout(package, folder).resolve(): package.name for package in packages}
    modules, flags = {}, {}
    for command in described["swiftCommands"].values():
        if not Path(command["moduleOutputPath"]).exists() or command["importPath"].endswith("-tool"):
            continue
        name = command["moduleName"]
        sources = [source for source in command["sources"] if source.endswith(".swift")]
        arguments = command["otherArguments"]
        modules[name] = Module(name, owner(sources, owners), sources, value_of("-package-name", arguments), [])
        for flag in client_flags(arguments):
            flags[flag] = None
    for name, module in modules.items():
        module.dependencies = [other for other in described["targetDependencyMap"].get(name, []) if other in modules]
    found = ["-I", str((products / "Modules").resolve())]
    return modules, found + [word for flag in flags for word in flag]


def owner(sources: list[str], owners: dict[Path, str]) -> str | None:
    """The package of the list that the sources belong to."""
    for source in sources:
        for parent in Path(source).resolve().parents:
            if parent in owners:
                return owners[parent]
    return None


def value_of(option: str, arguments: list[str]) -> str | None:
    """What follows `option`."""
    return arguments[arguments.index(option) + 1] if option in arguments else None


def client_flags(arguments: list[str]) -> list[tuple[str, ...]]:
    """The arguments that tell where the C modules are that a module's interface may name."""
    clang = [after for before, after in zip(arguments, arguments[1:]) if before == "-Xcc"]
    found = [("-Xcc", flag) for flag in clang if flag.startswith("-fmodule-map-file=")]
    found += [("-Xcc", "-I", "-Xcc", folder) for option, folder in zip(clang, clang[1:]) if option == "-I"]
    return found
