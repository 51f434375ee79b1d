import { existsSync, lstatSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { liveOwners } from "./owners.ts";
import type { RunFolder } from "./run-folder.ts";
import { stopPostmaster } from "./stop-postmaster.ts";

/**
 * As root the cluster lies outside of DATA_DIR, which holds only a link to it. Whoever removes DATA_DIR
 * means the data too, so a cluster without its link is set aside. Returns where, when that was done.
 */
export async function settleDataDirPointer(folder: RunFolder): Promise<string | undefined> {
  const { pointer } = folder;
  if (pointer === undefined) return undefined;
  const found = lstatSync(pointer, { throwIfNoEntry: false });
  // A normal user's cluster: theirs stays theirs, ours needs no link.
  if (found && !found.isSymbolicLink()) return undefined;
  if (found && readlinkSync(pointer) === folder.dir) return undefined;
  const isInUse = liveOwners(folder.ownersDir).length > 0;
  const aside = isInUse ? undefined : await setAside(folder);
  rmSync(pointer, { force: true });
  symlinkSync(folder.dir, pointer);
  return aside;
}

/** Kept, not removed, in case the folder was only not mounted; the one set aside before is dropped. */
async function setAside(folder: RunFolder): Promise<string | undefined> {
  if (!existsSync(folder.clusterDir)) return undefined;
  await stopPostmaster(folder.clusterDir);
  const aside = `${folder.clusterDir}.set-aside`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(folder.clusterDir, aside);
  return aside;
}
