import { MINUTE_MS } from "#core/durations.ts";
import { asError } from "#core/errors.ts";
import type { Queryable } from "#database/connect.ts";
import { areTooMany } from "./apply-changes.ts";
import {
  type IndexSnapshots,
  loadSharedSnapshot,
  positionOfSnapshot,
  saveSnapshot,
} from "./index-snapshots.ts";
import {
  type ChangePosition,
  selectChangesSince,
  snapshotBefore,
} from "./search-index.repository.ts";
import { publishSnapshot, type SnapshotNote } from "./shared-snapshots/shared-snapshots.ts";

type Options = {
  db: Queryable;
  snapshots: IndexSnapshots;
  now: () => Date;
  onError: (error: Error) => void;
};
type Made = { position: ChangePosition; fingerprint: string };

/** A large index is a large file; what changed since is caught up with quickly. */
const SAVE_EVERY_MS = 30 * MINUTE_MS;
/** From a file of another taxonomy no start goes on. */
const SAVE_OTHER_EVERY_MS = 5 * MINUTE_MS;

/** Where a start goes on from, and what the next one will, here and on other nodes. */
export function createSnapshotStore({ db, snapshots, now, onError }: Options) {
  let saved: Made & { at: Date } = { position: "", fingerprint: "", at: new Date(0) };

  async function isFarBehind(position: ChangePosition): Promise<boolean> {
    const { ids } = await selectChangesSince(db, snapshotBefore(position));
    return areTooMany(db, ids.length);
  }

  /** Whatever is wrong with it, the index can be built. */
  async function loadShared(fingerprint: string): Promise<ChangePosition | undefined> {
    try {
      return await loadSharedSnapshot(db, snapshots, fingerprint);
    } catch (error) {
      onError(asError(error));
      return undefined;
    }
  }

  return {
    /** This node's own snapshot where little changed since, else another node's. */
    async open(fingerprint: string): Promise<ChangePosition | undefined> {
      const own = await positionOfSnapshot(db, snapshots, fingerprint);
      const position = own && !(await isFarBehind(own)) ? own : await loadShared(fingerprint);
      if (position) saved = { position, fingerprint, at: now() };
      return position;
    },
    async save(held: Made): Promise<SnapshotNote | undefined> {
      if (held.position === saved.position) return undefined;
      const isOther = held.fingerprint !== saved.fingerprint;
      const age = now().getTime() - saved.at.getTime();
      if (age < (isOther ? SAVE_OTHER_EVERY_MS : SAVE_EVERY_MS)) return undefined;
      saved = { position: held.position, fingerprint: held.fingerprint, at: now() };
      return saveSnapshot(db, snapshots, held);
    },
    async publish(note: SnapshotNote): Promise<void> {
      const { objects, version, file } = snapshots;
      if (objects) await publishSnapshot({ db, objects }, { version, file, note, now: now() });
    },
  };
}
