#!/bin/sh
# Compiles every double of Tests/Fixtures/Sync as sync leaves it, in Swift 5 and 6, against the protocol as it is then:
# the protocol is a module of its own, the double a module that imports it. A case where a person has to finish the work
# holds the file needs-a-person, and must not compile before that; double.history.swift is what comes out where the
# sources as they were are known, which may need nobody.
#
# With --random, compiles what random sequences of changes and edits come to, step by step, in Swift 5 and 6: those of
# the seeds FROM..<TO that leave nothing for a person. The tests have to be built.
#
#   Tests/Fixtures/check-sync.sh [CASE…]
#   Tests/Fixtures/check-sync.sh --random [FROM..<TO]
set -u
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
status=0
# The compiler without its driver, as these are many small calls; macros of the library have to be pointed out then.
plugins=$(dirname "$(readlink -f "$(command -v swiftc)")")/../lib/swift/host/plugins
compiler=swiftc
if [ -d "$plugins" ]; then compiler="swiftc -frontend -plugin-path $plugins"; fi
# What doubles may use beside themselves.
locks="$here/Doubles/Locked.swift $here/Doubles/LockedRecording.swift $here/Doubles/LockedReplacing.swift $here/Doubles/LockedShared.swift"
others="$here/Doubles/ExpectedCalls.swift $here/Doubles/RecordedCall.swift $here/Doubles/Listeners.swift $here/Helpers/TestIssue.swift"
# Only contracts need it, and it takes long.
history="$here/Doubles/RandomHistory.swift"

# Those of them that the double in the file $1 speaks of: reading the modules of test frameworks takes longest.
support_of() {
    if grep -qE 'ExpectedCalls|RecordedCall|Listeners|TestIssue|RandomHistory' "$1"; then echo "$locks $others"
    elif grep -q Locked "$1"; then echo "$locks"
    fi
    if grep -q RandomHistory "$1"; then echo "$history"; fi
}

check_random() {
    UNDERSTUDY_SEEDS=$1 UNDERSTUDY_SAMPLES="$work/samples" \
        swift test --package-path "$here/../.." --skip-build --filter SyncPropertyTests > "$work/log" 2>&1 ||
        { grep 'recorded an issue' "$work/log"; status=1; }
    echo 'public struct Note: Sendable { public var id = 0; public init() {} }' > "$work/Note.swift"
    for step in "$work"/samples/*/; do
        for version in 5 6; do
            swiftc -swift-version $version -enable-testing -emit-module -parse-as-library -module-name Notes \
                -o "$work/Notes.swiftmodule" "$work/Note.swift" "$step"protocols/*.swift > "$work/log" 2>&1 ||
                { grep 'error:' "$work/log"; status=1; }
            swiftc -swift-version $version -Onone -wmo -emit-sil -o /dev/null -parse-as-library \
                -module-name NotesTests -I "$work" "$step"doubles/*.swift $locks $others $history > "$work/log" 2>&1 || status=1
            grep -E '^/.*: (error|warning):' "$work/log" | sed "s|$work/samples/|step |" && status=1
        done
    done
}

if [ "${1:-}" = --random ]; then
    check_random "${2:-1..<301}"
    exit $status
fi
cd "$here/Sync"
: > "$work/Empty.swift"
if [ $# -eq 0 ]; then
    # Some cases for each processor, as compiling them is all the work.
    printf '%s\n' */ | xargs -P "$(getconf _NPROCESSORS_ONLN)" -n 8 "$here/check-sync.sh"
    exit $?
fi
for name in "$@"; do
    name=${name%/}
    mkdir -p "$work/$name"
    # A protocol that moved leaves its old module behind, which the double still imports.
    module=Notes
    if [ -e "$name/module" ]; then
        module=$(cat "$name/module")
        $compiler -swift-version 6 -enable-testing -emit-module -parse-as-library -module-name Notes \
            -o "$work/$name/Notes.swiftmodule" "$work/Empty.swift"
    fi
    if ! $compiler -swift-version 6 -enable-testing -emit-module -parse-as-library -module-name "$module" \
        -o "$work/$name/$module.swiftmodule" "$name/protocol.after.swift" 2> "$work/$name/log"; then
        echo "$name: the protocol does not compile"; cat "$work/$name/log"; status=1; continue
    fi
    for double in "$name"/double.after.swift "$name"/double.history.swift; do
        [ -e "$double" ] || continue
        for version in 6 5; do
            $compiler -swift-version $version -typecheck -warnings-as-errors -parse-as-library -module-name NotesTests \
                -I "$work/$name" "$double" $(support_of "$double") 2> "$work/$name/log"
            code=$?
            if [ -e "$name/needs-a-person" ]; then
                case $version$double in
                    6*after.swift) [ $code -ne 0 ] ||
                        { echo "$name: compiles, though it says that it needs a person"; status=1; } ;;
                esac
            elif [ $code -ne 0 ]; then
                echo "$double does not compile without warnings in Swift $version"; cat "$work/$name/log"; status=1
            fi
        done
    done
done
exit $status
