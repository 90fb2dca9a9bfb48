#!/bin/sh
# Compiles the doubles of Tests/Fixtures/Doubles and Essays, which UnderstudyDoublesTests holds equal to what is
# generated: each topic and kind by itself against the module of its protocols, in every mode that emitted code has to
# be free of warnings in, once with public protocols and once with internal ones (@testable).
# usage: check-doubles.sh [TOPIC ...]    JOBS=N compiles N at once (default: as many as there are processors)
set -u
here=$(cd "$(dirname "$0")" && pwd)

# --one JOB: compiles what the file JOB says: a label, flags, and the files.
if [ "${1:-}" = --one ]; then
    { read -r label; read -r flags; read -r files; } <"$2"
    # shellcheck disable=SC2086
    if swiftc -wmo -emit-sil -Onone -o /dev/null -parse-as-library -module-name Doubles $flags $files >"$2.log" 2>&1
    then
        mv "$2" "$2.passed"
    else
        mv "$2" "$2.failed"
        echo "FAIL $label"
        grep -E '^[^ ].*error:' "$2.log" | sed "s|$here/||; s|$(dirname "$(dirname "$2")")/||" | sort -u | head -5
    fi
    exit 0
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/jobs"
count=0
missing=0

strict="-warnings-as-errors -strict-concurrency=complete -package-name fixtures
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility
    -enable-upcoming-feature InternalImportsByDefault"
# shellcheck disable=SC2086
strict=$(echo $strict)
approachable="-enable-upcoming-feature NonisolatedNonsendingByDefault -enable-upcoming-feature InferIsolatedConformances"
main="-default-isolation MainActor"

topics=$(cd "$here" && ls Doubles/*.swift Essays/*.swift | grep -vE '/(Locked|LockedShared)\.swift|\.[a-z-]+\.swift$' |
    sed 's|\.swift$||')
wanted=" $* "
for path in $topics; do
    topic=${path#*/}
    [ $# -eq 0 ] || case "$wanted" in *" $topic "*) ;; *) continue ;; esac
    for access in public internal; do
        built="$work/$access"
        mkdir -p "$built"
        if [ $access = public ]; then
            cp "$here/$path.swift" "$built/$topic.swift"
            testable=""
        else
            sed -E 's/^( *)(nonisolated )?(public|package|open) /\1\2/; s/([ @a-zA-Z]+ )(public|open) /\1/; s/([^a-zA-Z])public /\1/g' \
                "$here/$path.swift" >"$built/$topic.swift"
            testable="@testable "
        fi
        swiftc -swift-version 6 -parse-as-library -enable-testing -package-name fixtures -emit-module \
            -module-name "$topic" -emit-module-path "$built/$topic.swiftmodule" "$built/$topic.swift" || exit 2
        for kind in spy stub dummy; do
            [ -f "$here/$path.$kind.swift" ] || {
                echo "MISSING $path.$kind.swift"
                missing=$((missing + 1))
                continue
            }
            double="$built/$topic.$kind.swift"
            sed "s/^import $topic\$/${testable}import $topic/" "$here/$path.$kind.swift" >"$double"
            support="$here/Doubles/Locked.swift"
            grep -q '\.shared {' "$double" && support="$support $here/Doubles/LockedShared.swift"
            grep -q Locked "$double" || support=""
            for version in 5 6; do
                for mode in "" "$main" "$approachable" "$main $approachable"; do
                    count=$((count + 1))
                    printf '%s\n' "$topic.$kind.swift $access, Swift $version $mode" \
                        "$strict -I $built -swift-version $version $mode" "$double $support" >"$work/jobs/$count"
                done
            done
        done
    done
done
ls "$work"/jobs/* | xargs -n 1 -P "${JOBS:-$(getconf _NPROCESSORS_ONLN)}" sh "$0" --one
passed=$(find "$work/jobs" -name '*.passed' | wc -l)
echo "$passed of $count compiled, $missing missing"
[ "$passed" -eq "$count" ] && [ "$missing" -eq 0 ]
