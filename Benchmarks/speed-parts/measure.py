"""Runs commands and tells what they cost.

Processor time is that of the process and of all that it waited for, from wait4(2); peak memory that of the largest
single process among them, from GNU time (`/usr/bin/time`), or from wait4 where there is none.
"""

import os
import shlex
import statistics
import subprocess
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

GNU_TIME = "/usr/bin/time"


class Failure(Exception):
    """Something the run cannot go on without."""


@dataclass(frozen=True)
class Subject:
    """A command of the shell, and what it is called in the table."""

    name: str
    command: str
    exits: tuple[int, ...] = (0,)
    runs: int | None = None
    cores: int | None = None


@dataclass
class Cost:
    """What the runs of one subject cost."""

    subject: Subject
    processor: list[float] = field(default_factory=list)
    wall: list[float] = field(default_factory=list)
    memory: list[int] = field(default_factory=list)

    @property
    def seconds(self) -> float:
        """The least processor time of a run."""
        return min(self.processor)

    @property
    def mebibytes(self) -> float:
        """The least peak of a run."""
        return min(self.memory) / 1024

    def record(self) -> dict:
        """What is written to the results."""
        return {
            "name": self.subject.name,
            "command": self.subject.command,
            "cores": self.subject.cores,
            "processor": self.processor,
            "wall": self.wall,
            "kibibytes": self.memory,
        }


def has_gnu_time() -> bool:
    """Whether `/usr/bin/time` is GNU's."""
    try:
        done = subprocess.run([GNU_TIME, "-f", "%M", "true"], capture_output=True, check=False)
    except OSError:
        return False
    return done.returncode == 0


def measure(subjects: list[Subject], runs: int, say, warm: bool = True) -> list[Cost]:
    """The costs of all subjects, run in turn so that what else the machine does falls on all alike."""
    costs = [Cost(subject) for subject in subjects]
    gnu = has_gnu_time()
    for turn in range(-1 if warm else 0, max([subject.runs or runs for subject in subjects], default=0)):
        for cost in costs:
            wanted = cost.subject.runs or runs
            # What is run only once or twice takes long enough not to need a warm start.
            if turn >= wanted or turn < 0 and wanted < 3:
                continue
            processor, wall, memory = run(cost.subject, gnu)
            if turn >= 0:
                cost.processor.append(processor)
                cost.wall.append(wall)
                cost.memory.append(memory)
    for cost in costs:
        say(f"{cost.subject.name}: {cost.seconds:.3f} s, {cost.mebibytes:.0f} MiB")
    return costs


def run(subject: Subject, gnu: bool) -> tuple[float, float, int]:
    """Processor and wall seconds and peak kibibytes of one run."""
    command = ["sh", "-c", subject.command]
    if subject.cores is not None:
        command = ["taskset", "-c", ",".join(map(str, sorted(os.sched_getaffinity(0))[: subject.cores])), *command]
    with tempfile.TemporaryDirectory() as folder:
        peak = Path(folder) / "peak"
        if gnu:
            command = [GNU_TIME, "-q", "-f", "%M", "-o", str(peak), *command]
        errors = Path(folder) / "errors"
        with errors.open("wb") as error_stream:
            start = time.monotonic()
            process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=error_stream)
            _, status, usage = os.wait4(process.pid, 0)
            wall = time.monotonic() - start
            process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode not in subject.exits:
            tail = errors.read_text(encoding="utf-8", errors="replace")[-2000:]
            raise Failure(f"{subject.name}: exit code {process.returncode}\n    {subject.command}\n{tail}")
        memory = int(peak.read_text().split()[-1]) if gnu else usage.ru_maxrss
    return usage.ru_utime + usage.ru_stime, wall, memory


def spread(values: list[float]) -> str:
    """The least and the median."""
    return f"{min(values):.3f} / {statistics.median(values):.3f}"


def quoted(*words: object) -> str:
    """Words of a command, safe for the shell."""
    return shlex.join(map(str, words))
