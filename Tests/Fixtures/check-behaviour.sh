#!/bin/sh
# Builds DoublesBehaviour*.swift with the spies they call and runs that, plain and under ThreadSanitizer; then makes
# sure that ThreadSanitizer notices when the lock is missing.
# usage: check-behaviour.sh
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

topics="Doubles/Generic Doubles/GenericEdges Doubles/FailingInitializers Doubles/Inheritance Doubles/Isolation Doubles/Notes Doubles/Overloads
    Doubles/LockedValues Doubles/MadeTypes Doubles/Ownership Doubles/Parameters Doubles/SendableServices Doubles/Standard
    Doubles/SuperclassMembers Doubles/WeakReferences
    Essays/Alarms Essays/Links Essays/Profiles"

# build FLAGS LOCKED: the modules of the protocols, and a program of their spies with that Locked.swift.
build() {
    sources=""
    objects=""
    for path in $topics; do
        topic=${path#*/}
        # shellcheck disable=SC2086
        swiftc -swift-version 6 -parse-as-library -package-name fixtures $1 -wmo -c -o "$work/$topic.o" \
            -emit-module -emit-module-path "$work/$topic.swiftmodule" -module-name "$topic" "$here/$path.swift"
        sources="$sources $here/$path.spy.swift"
        objects="$objects $work/$topic.o"
    done
    # shellcheck disable=SC2086
    swiftc -swift-version 6 -parse-as-library -package-name fixtures $1 -I "$work" -o "$work/behaviour" \
        "$here"/DoublesBehaviour*.swift "$2" "$here/Doubles/LockedRecording.swift" "$here/Doubles/LockedReplacing.swift" "$here/Doubles/LockedShared.swift" "$here/Doubles/RecordedCall.swift" "$here/Helpers/TestIssue.swift" $sources $objects
}

for sanitize in "" "-sanitize=thread"; do
    build "$sanitize" "$here/Doubles/Locked.swift"
    echo "== ${sanitize:-plain}"
    "$work/behaviour"
done
if "$work/behaviour" mismatch >"$work/log" 2>&1 ||
    ! grep -q 'LoaderSpy.cachedStub returned String, not Int' "$work/log"; then
    echo "an answer of the wrong type is not noticed:"
    cat "$work/log"
    exit 1
fi

echo "== without the lock"
grep -vE 'lock\.(lock|unlock)\(\)' "$here/Doubles/Locked.swift" >"$work/Locked.swift"
build "-sanitize=thread" "$work/Locked.swift"
if "$work/behaviour" race >"$work/log" 2>&1 || ! grep -q 'WARNING: ThreadSanitizer: .* race' "$work/log"; then
    echo "ThreadSanitizer did not notice that the lock is missing:"
    cat "$work/log"
    exit 1
fi
echo "race: noticed, as expected"
