"""Writes archives whose bytes depend on their contents alone: fixed times, owners and order."""
import gzip
import hashlib
import io
import json
import shutil
import tarfile
import zipfile

from conditions import Failure

# The first moment that a zip archive can name.
MOMENT = (1980, 1, 1, 0, 0, 0)


def tar(path, entries):
    """A gzipped tar archive of (name, bytes, is executable)."""
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, contents, is_executable in sorted(entries):
            info = tarfile.TarInfo(name)
            info.size = len(contents)
            info.mode = 0o755 if is_executable else 0o644
            archive.addfile(info, io.BytesIO(contents))
    path.write_bytes(gzip.compress(buffer.getvalue(), 9, mtime=0))
    return path


def zipped(path, entries):
    """A zip archive of (name, bytes, is executable)."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, contents, is_executable in sorted(entries):
            info = zipfile.ZipInfo(name, MOMENT)
            info.create_system = 3
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = (0o100755 if is_executable else 0o100644) << 16
            archive.writestr(info, contents)
    return path


def text(path, contents):
    path.write_text(contents, encoding="utf-8")
    return path


def executable(output, version, triple, path, documents, licence):
    """The archive for people: executable, completions, manual page, licence."""
    name = f"understudy-{version}-{triple}"
    entries = [(f"{name}/bin/understudy", path.read_bytes(), True), (f"{name}/LICENSE", licence.read_bytes(), False)]
    entries += [(f"{name}/{place}", contents, False) for place, contents in documents.items()]
    return tar(output / f"{name}.tar.gz", entries)


def taken_out(archive, version, work):
    """The triple and the executable of an archive for people that was made elsewhere."""
    triple = archive.name.removeprefix(f"understudy-{version}-").removesuffix(".tar.gz")
    if archive.name != f"understudy-{version}-{triple}.tar.gz" or not archive.is_file():
        raise Failure(f"{archive} is no archive understudy-{version}-TRIPLE.tar.gz")
    with tarfile.open(archive) as contents:
        member = contents.extractfile(f"understudy-{version}-{triple}/bin/understudy")
        folder = work / triple
        folder.mkdir(parents=True)
        path = folder / "understudy"
        path.write_bytes(member.read())
    path.chmod(0o755)
    return triple, path


def bundle(output, version, executables, licence):
    """The artifact bundle (SE-0305) with one variant a triple."""
    root = "understudy.artifactbundle"
    variants = []
    entries = [(f"{root}/LICENSE", licence.read_bytes(), False)]
    for triple, path in sorted(executables.items()):
        place = f"understudy-{version}-{triple}/bin/understudy"
        variants.append({"path": place, "supportedTriples": [triple]})
        entries.append((f"{root}/{place}", path.read_bytes(), True))
    info = {
        "schemaVersion": "1.0",
        "artifacts": {"understudy": {"version": version, "type": "executable", "variants": variants}},
    }
    entries.append((f"{root}/info.json", (json.dumps(info, indent=2) + "\n").encode(), False))
    return zipped(output / f"understudy-{version}.artifactbundle.zip", entries)


def sha256(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def sums(output, paths):
    lines = sorted(f"{sha256(path)}  {path.relative_to(output)}\n" for path in paths)
    return text(output / "SHA256SUMS", "".join(lines))


def remove(folder):
    shutil.rmtree(folder, ignore_errors=True)
