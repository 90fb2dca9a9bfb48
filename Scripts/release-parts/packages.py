"""The plugins package that uses the built executable, and recipes of package managers."""
import os
import pathlib

import archives

MANIFEST = """\
// swift-tools-version: 6.1
import PackageDescription

// Understudy's plugins with the executable as it was built for version {version}: nothing of the tool is compiled here.
let package = Package(
    name: "understudy-plugins",
    platforms: [.macOS(.v13)],
    products: [
        .plugin(name: "UnderstudyBuildToolPlugin", targets: ["UnderstudyBuildToolPlugin"]),
        .plugin(name: "UnderstudyCommandPlugin", targets: ["UnderstudyCommandPlugin"]),
    ],
    targets: [
        .binaryTarget(
            name: "understudy",
            {place}
        ),
        .plugin(name: "UnderstudyBuildToolPlugin", capability: .buildTool(), dependencies: ["understudy"]),
        .plugin(
            name: "UnderstudyCommandPlugin",
            capability: .command(
                intent: .custom(verb: "understudy", description: "Write, keep and study test doubles"),
                permissions: [.writeToPackageDirectory(reason: "to write the test doubles that you ask for")]
            ),
            dependencies: ["understudy"]),
    ]
)
"""

FORMULA = """\
class Understudy < Formula
  desc "Test doubles for Swift protocols as source that you own"
  homepage "https://github.com/{address}"
  version "{version}"
  license "Apache-2.0"
{places}
  def install
    bin.install "bin/understudy"
    man1.install "share/man/man1/understudy.1"
    bash_completion.install "share/bash-completion/completions/understudy"
    zsh_completion.install "share/zsh/site-functions/_understudy"
    fish_completion.install "share/fish/vendor_completions.d/understudy.fish"
  end

  test do
    assert_match version.to_s, shell_output("#{{bin}}/understudy --version")
  end
end
"""

PLACE = """
  on_{system} do
    on_{processor} do
      url "{url}"
      sha256 "{sum}"
    end
  end
"""

MISE = """\
# mise.toml of a project: `mise install` puts understudy {version} on its PATH.
[tools]
"ubi:{address}" = "{version}"
"""


def sources(root):
    """The text of each plugin, by its path: one file, since a compiler is started, and reads Foundation, for each."""
    for plugin in sorted((root / "Plugins").glob("Understudy*")):
        # What plugins share is a link in each.
        paths = sorted(
            pathlib.Path(folder) / name
            for folder, _, names in os.walk(plugin, followlinks=True) for name in names if name.endswith(".swift"))
        yield f"Plugins/{plugin.name}/{plugin.name}.swift", "\n".join(path.read_text(encoding="utf-8") for path in paths)


def plugins(root, output, version, bundle, url):
    """The plugins package as an archive, once with the bundle's address and once with the bundle beside it."""
    made = []
    remote = f'url: "{url}/{bundle.name}",\n            checksum: "{archives.sha256(bundle)}"'
    for name, place, extra in [
        ("understudy-plugins", remote, []),
        ("understudy-plugins-local", f'path: "{bundle.name}"', [bundle]),
    ]:
        folder = f"{name}-{version}"
        entries = [
            (f"{folder}/Package.swift", MANIFEST.format(version=version, place=place).encode(), False),
            (f"{folder}/LICENSE", (root / "LICENSE").read_bytes(), False),
        ]
        for source, text in sources(root):
            entries.append((f"{folder}/{source}", text.encode(), False))
        entries += [(f"{folder}/{path.name}", path.read_bytes(), False) for path in extra]
        made.append(archives.tar(output / f"{folder}.tar.gz", entries))
    return made


def recipes(output, version, made, url, address):
    """A Homebrew formula with the archives that were made, and a recipe for mise."""
    systems = {"linux": "linux", "apple": "macos"}
    processors = {"x86_64": "intel", "aarch64": "arm", "arm64": "arm"}
    places = ""
    for path in made:
        triple = path.name.removeprefix(f"understudy-{version}-").removesuffix(".tar.gz")
        processor = processors.get(triple.split("-")[0])
        system = next((word for part, word in systems.items() if part in triple), None)
        if processor and system:
            places += PLACE.format(
                system=system, processor=processor, url=f"{url}/{path.name}", sum=archives.sha256(path))
    return [
        archives.text(output / "understudy.rb", FORMULA.format(version=version, places=places, address=address)),
        archives.text(output / "mise.toml", MISE.format(version=version, address=address)),
    ]
