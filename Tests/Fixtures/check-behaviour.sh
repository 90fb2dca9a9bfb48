#!/bin/sh
# Builds DoublesBehaviour.swift with the spies it calls and runs it, plain and under ThreadSanitizer.
# usage: check-behaviour.sh
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for sanitize in "" "-sanitize=thread"; do
    sources=""
    objects=""
    for topic in Generic GenericEdges Isolation Notes Overloads SendableServices Standard; do
        # shellcheck disable=SC2086
        swiftc -swift-version 6 -parse-as-library -package-name fixtures $sanitize -wmo -c -o "$work/$topic.o" \
            -emit-module -emit-module-path "$work/$topic.swiftmodule" -module-name "$topic" "$here/Doubles/$topic.swift"
        sources="$sources $here/Doubles/$topic.spy.swift"
        objects="$objects $work/$topic.o"
    done
    # shellcheck disable=SC2086
    swiftc -swift-version 6 -parse-as-library $sanitize -I "$work" -o "$work/behaviour" \
        "$here/DoublesBehaviour.swift" "$here/Doubles/Locked.swift" "$here/Doubles/LockedShared.swift" $sources $objects
    echo "== ${sanitize:-plain}"
    "$work/behaviour"
done
