#!/bin/sh
# Compiles every double of Tests/Fixtures/Sync as sync leaves it, against the protocol as it is then: the protocol is a
# module of its own, the double a module that imports it. A case where a person has to finish the work
# holds the file needs-a-person, and must not compile before that.
#
#   Tests/Fixtures/check-sync.sh [--samples DIR] [CASE…]
set -u
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
status=0
support="$here/Doubles/Locked.swift"
folder="$here/Sync"
if [ "${1:-}" = --samples ]; then folder=$2; shift 2; fi
cd "$folder"
[ $# -gt 0 ] || set -- */
for name in "$@"; do
    name=${name%/}
    mkdir -p "$work/$name"
    if ! swiftc -swift-version 6 -enable-testing -emit-module -parse-as-library -module-name Notes \
        -o "$work/$name/Notes.swiftmodule" "$name/protocol.after.swift" 2> "$work/$name/log"; then
        echo "$name: the protocol does not compile"; cat "$work/$name/log"; status=1; continue
    fi
    swiftc -swift-version 6 -typecheck -parse-as-library -module-name NotesTests -I "$work/$name" \
        "$name/double.after.swift" "$support" 2> "$work/$name/log"
    code=$?
    if [ -e "$name/needs-a-person" ]; then
        [ $code -ne 0 ] || { echo "$name: compiles, though it says that it needs a person"; status=1; }
    elif [ $code -ne 0 ] || grep -q 'warning:' "$work/$name/log"; then
        echo "$name: the double does not compile without warnings"; cat "$work/$name/log"; status=1
    fi
done
exit $status
