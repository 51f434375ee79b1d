import { readdirSync, readFileSync } from "node:fs";

/** Processes that live shorter than this are partly missed; they are few. */
const SAMPLE_MS = 300;
/** Linux counts the time of processes in hundredths of a second. */
const TICKS_PER_SECOND = 100;

type Process = { pid: number; parent: number; seconds: number };

/**
 * Adds up the processor time of a process and of all that it starts, also of those that outlive their parent, such as
 * browsers and database servers. Returns a function that stops the watch and gives the seconds; undefined where
 * processes cannot be read, which is everywhere but on Linux.
 */
export function watchProcessorTime(root: number): () => number | undefined {
  const seconds = new Map<number, number>();
  const sample = () => {
    for (const each of descendants(listProcesses(), root, seconds)) {
      seconds.set(each.pid, each.seconds);
    }
  };
  sample();
  const timer = setInterval(sample, SAMPLE_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    sample();
    return seconds.size === 0
      ? undefined
      : seconds.values().reduce((total, each) => total + each, 0);
  };
}

/** Process ids grow, so a parent stands before its children unless the numbers have begun again. */
function descendants(
  all: readonly Process[],
  root: number,
  known: ReadonlyMap<number, unknown>,
): Process[] {
  const found = new Set(known.keys()).add(root);
  return all.filter(({ pid, parent }) => {
    if (found.has(parent)) found.add(pid);
    return found.has(pid);
  });
}

function listProcesses(): Process[] {
  try {
    const pids = readdirSync("/proc").map(Number).filter(Number.isInteger);
    return pids.toSorted((one, other) => one - other).flatMap((pid) => readProcess(pid) ?? []);
  } catch {
    return [];
  }
}

/** `/proc/…/stat`: the name in brackets may have spaces, so fields are counted from behind it. */
function readProcess(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number);
    return { pid, parent: parent ?? 0, seconds: ((user ?? 0) + (system ?? 0)) / TICKS_PER_SECOND };
  } catch {
    // It has ended since the list was read.
    return undefined;
  }
}
