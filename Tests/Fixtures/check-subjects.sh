#!/bin/sh
# Compiles the fixtures of Subjects, which the tests hold equal to what is generated, with warnings as errors, in both
# language modes and on the main actor by default, and calls them.
# usage: check-subjects.sh
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for isolation in "" "-default-isolation MainActor"; do
    for mode in 5 6; do
        # In Swift 5 mode, values of parameters belong to no actor: there the tool writes other fixtures.
        [ "$mode$isolation" = "5-default-isolation MainActor" ] && continue
        # shellcheck disable=SC2086
        swiftc -swift-version $mode -parse-as-library -enable-testing -c -wmo -o "$work/Models.o" -emit-module \
            -emit-module-path "$work/Models.swiftmodule" -module-name Models $isolation "$here/Subjects/Models.swift"
        # shellcheck disable=SC2086
        swiftc -swift-version $mode -parse-as-library -warnings-as-errors -I "$work" -o "$work/calls" $isolation \
            "$here/Subjects/Models.fixtures.swift" "$here/Subjects/Calls.swift" "$work/Models.o"
        echo "== Swift $mode $isolation"
        "$work/calls"
    done
done
