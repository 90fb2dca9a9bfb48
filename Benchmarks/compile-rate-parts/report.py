"""Says how it went: by package, by cause, and in one last line."""

from collections import defaultdict
from dataclasses import dataclass, field

from compiler import Verdict, kind_of
from generator import Generation
from protocols import Protocol


@dataclass
class Result:
    """A protocol, and what came of it."""

    protocol: Protocol
    generation: Generation
    verdicts: dict[str, Verdict] = field(default_factory=dict)

    @property
    def compiles(self) -> bool:
        """Whether there is a double and it compiles in every mode that was tried."""
        return self.generation.file is not None and all(verdict.passes for verdict in self.verdicts.values())

    @property
    def outcome(self) -> str:
        """`compiles`, `refused` or `fails`."""
        if self.generation.refusal is not None:
            return "refused"
        return "compiles" if self.compiles else "fails"

    def record(self) -> dict:
        """What is written to the results."""
        protocol = self.protocol
        return {
            "package": protocol.package,
            "module": protocol.module,
            "protocol": protocol.path,
            "access": protocol.access,
            "file": protocol.file,
            "line": protocol.line,
            "requirements": protocol.requirements,
            "outcome": self.outcome,
            "refusal": self.generation.refusal,
            "rule": self.generation.rule,
            "failure": self.generation.failure,
            "modes": {mode: verdict.passes for mode, verdict in self.verdicts.items()},
            "errors": {mode: verdict.error for mode, verdict in self.verdicts.items() if not verdict.passes},
        }


def print_report(results: list[Result], modes: list[str]) -> None:
    """The table by package, then refusals and failures, then the rates."""
    print_packages(results, modes)
    print_refusals(results)
    print_failures(results, modes)
    print_rates(results, modes)


def print_packages(results: list[Result], modes: list[str]) -> None:
    """A line a package."""
    packages = defaultdict(list)
    for result in results:
        packages[result.protocol.package].append(result)
    heads = "".join(f"{mode:>{max(6, len(mode) + 2)}}" for mode in modes)
    print(f"{'package':30}{'protocols':>10}{'doubles':>9}{'refused':>9}{heads}")
    for name, group in [*sorted(packages.items(), key=lambda entry: entry[0].lower()), ("all", results)]:
        doubles = sum(result.generation.file is not None for result in group)
        refused = sum(result.outcome == "refused" for result in group)
        passing = "".join(f"{passed(group, mode):>{max(6, len(mode) + 2)}}" for mode in modes)
        print(f"{name:30}{len(group):>10}{doubles:>9}{refused:>9}{passing}")


def passed(group: list[Result], mode: str) -> int:
    """How many doubles compile in a mode."""
    return sum(1 for result in group if mode in result.verdicts and result.verdicts[mode].passes)


def print_refusals(results: list[Result]) -> None:
    """What the generator refused, by its rule."""
    rules = defaultdict(list)
    for result in results:
        if result.outcome == "refused":
            rules[result.generation.rule].append(result)
    for rule, group in sorted(rules.items(), key=lambda entry: -len(entry[1])):
        print(f"\nrefused, {rule}: {len(group)}")
        for result in group:
            print(f"    {result.protocol.identity}: {result.generation.refusal}")


def print_failures(results: list[Result], modes: list[str]) -> None:
    """What was not generated or does not compile, by the kind of error."""
    causes = defaultdict(lambda: defaultdict(list))
    for result in results:
        if result.generation.failure is not None:
            causes["not generated"][result.protocol.identity, result.generation.failure].append("")
        for mode in modes:
            verdict = result.verdicts.get(mode)
            if verdict and not verdict.passes:
                causes[kind_of(verdict.error)][result.protocol.identity, verdict.error].append(mode)
    for cause, group in sorted(causes.items(), key=lambda entry: -len(entry[1])):
        print(f"\nfails, {cause}: {len(group)}")
        for (identity, error), where in group.items():
            print(f"    {identity} ({', '.join(where)}): {error}" if where[0] else f"    {identity}: {error}")


def print_rates(results: list[Result], modes: list[str]) -> None:
    """The rates by access and mode, and the one that counts: in every mode or refused."""
    print()
    for label, levels in [("public", ["public"]), ("package and internal", ["package", "internal"])]:
        group = [result for result in results if result.protocol.access in levels]
        if group:
            rates = ", ".join(f"{mode}: {passed(group, mode)}" for mode in modes)
            refused = sum(result.outcome == "refused" for result in group)
            print(f"{label}: {len(group)} protocols, {refused} refused, compile in mode {rates}")
    compiling = sum(result.outcome == "compiles" for result in results)
    refused = sum(result.outcome == "refused" for result in results)
    share = 100 * compiling / max(1, len(results))
    print(
        f"{len(results)} protocols: {compiling} compile unedited ({share:.1f} %), {refused} refused with a reason, "
        f"{len(results) - compiling - refused} fail"
    )
