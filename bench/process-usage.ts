import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

const MS_PER_TICK = 10;

/** The peak memory of a process so far, in megabytes; unknown without /proc. */
export function peakMegabytes(pid: number): number | undefined {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return undefined;
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(status, "utf8"))?.[1]) / 1024;
}

/** Memory of a process, in megabytes. */
export function residentMegabytes(pid: number): number {
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, "utf8"))?.[1]
    : execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Number(kilobytes) / 1024;
}

export type Cost = { wallMs: number; cpuMs: number };

/** What some work costs this process. */
export async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const cpu = process.cpuUsage();
  const started = performance.now();
  await work();
  const wallMs = performance.now() - started;
  const { user, system } = process.cpuUsage(cpu);
  return { wallMs, cpuMs: (user + system) / 1000 };
}

/** Processor time of a process so far; unknown without /proc. */
export function cpuMilliseconds(pid: number): number | undefined {
  const times = readTimes(pid);
  return times && times.own * MS_PER_TICK;
}

/** Includes living and ended children: for a PostgreSQL server, pass its postmaster. */
export function cpuWithChildren(pid: number): number | undefined {
  const times = readTimes(pid);
  if (!times) return undefined;
  const all = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? Number(name) : []));
  const living = all.flatMap((one) => readTimes(one) ?? []).filter(({ parent }) => parent === pid);
  const ticks = living.reduce((sum, { own }) => sum + own, times.own + times.ended);
  return ticks * MS_PER_TICK;
}

function readTimes(pid: number): { parent: number; own: number; ended: number } | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return undefined;
  }
  // The program's name may contain spaces; the numbers begin after its closing parenthesis.
  const fields = (stat.split(") ")[1]?.split(" ") ?? []).map(Number);
  const [user = 0, system = 0, userEnded = 0, systemEnded = 0] = fields.slice(11, 15);
  return { parent: fields[1] ?? 0, own: user + system, ended: userEnded + systemEnded };
}
