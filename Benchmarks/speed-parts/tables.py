"""Tables in Markdown."""

from measure import Cost, spread


def table(header: list[str], rows: list[list[str]]) -> str:
    """A table."""
    lines = [header, ["---"] * len(header), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def rate(value: float) -> str:
    """A number with at least one digit that tells something."""
    return f"{value:.0f}" if value >= 10 else f"{value:.1f}"


def costs(measured: list[Cost], base: Cost, size: int) -> str:
    """One row per command, with its processor time as a multiple of that of `base`."""
    rows = []
    for cost in measured:
        rows.append(
            [
                cost.subject.name,
                spread(cost.processor),
                spread(cost.wall),
                rate(size / 1e6 / cost.seconds),
                f"{cost.mebibytes:.0f}",
                f"{cost.seconds / base.seconds:.2f}",
            ]
        )
    header = ["command", "processor s, minimum / median", "wall s", "MB per processor second", "peak MiB"]
    return table([*header, f"times {base.subject.name}"], rows)


def growth(measured: list[Cost], sizes: list[int]) -> str:
    """Each command's cost for each size, and for each size that of a megabyte."""
    rows = []
    for number, cost in enumerate(measured):
        size = sizes[number // 2]
        rows.append(
            [
                cost.subject.name,
                f"{cost.seconds:.3f}",
                f"{min(cost.wall):.3f}",
                f"{cost.seconds / (size / 1e6) * 1e3:.2f}",
                f"{cost.mebibytes:.0f}",
                f"{cost.mebibytes / (size / 2**20):.2f}",
            ]
        )
    return table(["command", "processor s", "wall s", "ms per MB", "peak MiB", "peak / input"], rows)


def builds(measured: list[Cost]) -> str:
    """One row per build."""
    rows = [[cost.subject.name, f"{cost.seconds:.0f}", f"{min(cost.wall):.0f}", f"{cost.mebibytes:.0f}"] for cost in measured]
    return table(["cold build", "processor s", "wall s", "peak MiB of one process"], rows)


def emitted(found: list, requirements: int) -> str:
    """One row per generator."""
    rows = []
    for one in found:
        a_requirement = f"{one.lines / requirements:.1f}" if one.lines > 1 else ""
        rows.append([one.name, str(one.lines), a_requirement, spread(one.cost.processor), f"{one.cost.mebibytes:.0f}"])
    return table(["doubles", "non-blank lines", "per requirement", "processor s, minimum / median", "peak MiB"], rows)
