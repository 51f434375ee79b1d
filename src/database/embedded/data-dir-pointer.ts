import {
  existsSync,
  lstatSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";
import { stopPostmaster } from "./postmaster/stop-postmaster.ts";
import { liveOwners } from "./processes.ts";
import type { RunFolder } from "./run-folder.ts";

/**
 * As root, the cluster is outside DATA_DIR, which contains only a link to it. The link decides: removing DATA_DIR
 * means removing the data, and moving it moves the data. Returns the steps taken.
 */
export async function settleDataDirPointer(folder: RunFolder): Promise<string[]> {
  const { pointer } = folder;
  if (pointer === undefined) return [];
  const found = lstatSync(pointer, { throwIfNoEntry: false });
  // DATA_DIR has the cluster of a normal user: it stays theirs, and ours needs no link.
  if (found && !found.isSymbolicLink()) return [];
  const leadsTo = found && readlinkSync(pointer);
  if (leadsTo === folder.dir) return [];
  const isInUse = liveOwners(folder.ownersDir).length > 0;
  const steps = isInUse ? [] : [...(await setAside(folder)), ...(await takeOver(folder, leadsTo))];
  rmSync(pointer, { force: true });
  symlinkSync(folder.dir, pointer);
  return steps;
}

/** Kept and not removed, in case the folder was only not mounted; an older one that was set aside is deleted. */
async function setAside({ clusterDir }: RunFolder): Promise<string[]> {
  if (!existsSync(clusterDir)) return [];
  await stopPostmaster(clusterDir);
  const aside = `${clusterDir}.set-aside`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(clusterDir, aside);
  return [`found DATA_DIR emptied and kept its old cluster in ${aside}`];
}

/** If the link leads to the folder of another DATA_DIR, ours was moved if that one is gone, else copied. */
async function takeOver(folder: RunFolder, leadsTo: string | undefined): Promise<string[]> {
  if (leadsTo === undefined || path.dirname(leadsTo) !== path.dirname(folder.dir)) return [];
  const left = path.join(leadsTo, path.basename(folder.clusterDir));
  if (!existsSync(left) || existsSync(servedBy(leadsTo) ?? "/")) return [];
  await stopPostmaster(left);
  renameSync(left, folder.clusterDir);
  rmSync(leadsTo, { recursive: true, force: true });
  return ["took the cluster along from where DATA_DIR was before"];
}

function servedBy(runDir: string): string | undefined {
  const note = path.join(runDir, "serves");
  return existsSync(note) ? readFileSync(note, "utf8").trimEnd() : undefined;
}
