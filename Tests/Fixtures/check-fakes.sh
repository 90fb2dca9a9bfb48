#!/bin/sh
# Generates the fakes of Fakes/ with the tool, compiles them, and runs
# FakesBehaviour.swift on them, plain and under ThreadSanitizer. Prints the places that are left to fill in.
# usage: check-fakes.sh [UNDERSTUDY]    UNDERSTUDY: the tool; the debug build by default
set -u
here=$(cd "$(dirname "$0")" && pwd)
tool=${1:-$here/../../.build/debug/understudy}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
strict="-warnings-as-errors -strict-concurrency=complete -enable-upcoming-feature MemberImportVisibility"
approachable="-enable-upcoming-feature NonisolatedNonsendingByDefault -enable-upcoming-feature InferIsolatedConformances"
topics="Notebook Shop Keys People Streams Wild OtherNouns Objects Settings"
failed=0

for topic in $topics; do
    "$tool" generate --all --kind fake --in "$here/Fakes/$topic.swift" --module "$topic" --output "$work/$topic" \
        --quiet >"$work/log" || exit 1
    swiftc -swift-version 6 -parse-as-library -enable-testing -emit-module -module-name "$topic" \
        -emit-module-path "$work/$topic.swiftmodule" "$here/Fakes/$topic.swift" || exit 1
    for mode in "" "-default-isolation MainActor" "$approachable" \
        "-enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault"; do
        for version in 5 6; do
            # shellcheck disable=SC2086
            swiftc -wmo -emit-sil -Onone -o /dev/null -parse-as-library -module-name Doubles -I "$work" $strict \
                -swift-version $version $mode "$work/$topic"/*.swift >"$work/log" 2>&1 || {
                failed=1
                echo "FAIL $topic, Swift $version $mode"
                grep -E '^[^ ].*error:' "$work/log" | sed "s|$work/||" | sort -u | head -5
            }
        done
    done
done
[ $failed -eq 0 ] || exit 1
echo "left to tests or to fill in:"
sed -n 's/.*("\(.*\) is not \(filled in\|set\)".*/  \1/p' "$work"/*/*.swift | sort -u

set -e
for sanitize in "" "-sanitize=thread"; do
    objects=""
    sources=""
    for topic in $topics; do
        # shellcheck disable=SC2086
        swiftc -swift-version 6 -parse-as-library -enable-testing $sanitize -wmo -c -o "$work/$topic.o" -emit-module \
            -emit-module-path "$work/$topic.swiftmodule" -module-name "$topic" "$here/Fakes/$topic.swift"
        objects="$objects $work/$topic.o"
        sources="$sources $(find "$work/$topic" -name '*.swift' ! -name 'Locked*.swift' ! -name TestIssue.swift ! -name Listeners.swift)"
    done
    # shellcheck disable=SC2086
    swiftc -swift-version 6 -parse-as-library $sanitize -I "$work" -o "$work/behaviour" "$here/FakesBehaviour.swift" \
        "$here/Doubles/Locked.swift" "$here/Doubles/LockedRecording.swift" "$here/Doubles/LockedReplacing.swift" \
        "$here/Helpers/TestIssue.swift" "$here/Helpers/Gate.swift" "$here/Doubles/Listeners.swift" $sources $objects
    echo "== ${sanitize:-plain}"
    "$work/behaviour"
    message=$(SWIFT_BACKTRACE=enable=no "$work/behaviour" unfilled 2>&1 || true)
    case "$message" in *"DiaryFake.pagesMoodStub is not set"*) ;; *)
        echo "a member that is not set does not say which it is: $message"
        exit 1
        ;;
    esac
done
