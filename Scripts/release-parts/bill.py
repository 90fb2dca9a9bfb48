"""The bill of materials of a release, in SPDX 2.3: its files, and what is linked into them."""
import hashlib
import json
import os
import re

import archives
import builds


def written(root, output, version, made, triples, url, address):
    """Writes the bill of `made`; its date is that of the commit, so that the same sources give the same bytes."""
    moment = builds.run(
        ["git", "-C", root, "log", "-1", "--format=%cd", "--date=format-local:%Y-%m-%dT%H:%M:%SZ"],
        env=os.environ | {"TZ": "UTC"}).strip()
    toolchain = re.search(r"Swift version (\S+)", builds.run(["swift", "--version"])).group(1)
    packages = [{
        "SPDXID": "SPDXRef-understudy",
        "name": "understudy",
        "versionInfo": version,
        "downloadLocation": f"git+https://github.com/{address}@{version}",
        "licenseConcluded": "Apache-2.0",
        "licenseDeclared": "Apache-2.0",
        "copyrightText": "NOASSERTION",
        "filesAnalyzed": False,
        "primaryPackagePurpose": "APPLICATION",
    }]
    relations = [("SPDXRef-DOCUMENT", "DESCRIBES", "SPDXRef-understudy")]
    # Apple's systems have the library themselves.
    if any("apple" not in triple for triple in triples):
        packages.append({
            "SPDXID": "SPDXRef-swift-standard-library",
            "name": "Swift standard library",
            "versionInfo": toolchain,
            "downloadLocation": f"git+https://github.com/swiftlang/swift@swift-{toolchain}-RELEASE",
            "licenseConcluded": "Apache-2.0 WITH Swift-exception",
            "licenseDeclared": "Apache-2.0 WITH Swift-exception",
            "copyrightText": "NOASSERTION",
            "filesAnalyzed": False,
            "primaryPackagePurpose": "LIBRARY",
        })
        relations.append(("SPDXRef-understudy", "STATIC_LINK", packages[-1]["SPDXID"]))
    files = [{
        "SPDXID": f"SPDXRef-file-{number}",
        "fileName": f"./{path.name}",
        "checksums": [
            {"algorithm": name.upper(), "checksumValue": hashlib.new(name, path.read_bytes()).hexdigest()}
            for name in ["sha1", "sha256"]
        ],
        "licenseConcluded": "NOASSERTION",
        "copyrightText": "NOASSERTION",
    } for number, path in enumerate(sorted(made), start=1)]
    relations += [("SPDXRef-understudy", "GENERATES", file["SPDXID"]) for file in files]
    name = f"understudy-{version}.spdx.json"
    document = {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"understudy-{version}",
        "documentNamespace": f"{url}/{name}",
        "creationInfo": {"created": moment, "creators": ["Tool: Scripts/release"]},
        "packages": packages,
        "files": files,
        "relationships": [
            {"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other} for one, kind, other in relations],
    }
    return archives.text(output / name, json.dumps(document, indent=2) + "\n")
