#!/bin/sh
# Makes the doubles that docs/doubles.md begins with, and runs the tests that it shows, as they stand there.
# usage: check-usage.sh [UNDERSTUDY]    UNDERSTUDY: the tool; the debug build by default
set -eu
here=$(cd "$(dirname "$0")" && pwd)
tool=${1:-$here/../../.build/debug/understudy}
page="$here/../../docs/doubles.md"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# block NUMBER: a block of code below the heading.
block() {
    awk -v wanted="$1" '
        /^## / { isInside = ($0 == "## Using them") }
        /^```$/ { isCode = 0 }
        isInside && isCode && count == wanted
        isInside && /^```swift$/ { isCode = 1; count++ }
    ' "$page"
}

mkdir -p "$work/Sources/Notes" "$work/Tests/NotesTests"
block 1 >"$work/Sources/Notes/Editor.swift"
block 2 >"$work/Tests/NotesTests/EditorTests.swift"
cat >"$work/Package.swift" <<'END'
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Notes",
    platforms: [.macOS(.v13)],
    targets: [.target(name: "Notes"), .testTarget(name: "NotesTests", dependencies: ["Notes"])]
)
END
kinds=$(sed -n 's/^`understudy generate NoteStore --kind \([a-z,]*\)`.*/\1/p' "$page")
"$tool" generate NoteStore --kind "$kinds" --package-path "$work" >/dev/null
swift test --package-path "$work" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
if grep -q 'warning:' "$work/log"; then cat "$work/log"; exit 1; fi
grep 'Test run with 6 tests' "$work/log"
