import { MINUTE_MS } from "#core/durations.ts";
import { asError } from "#core/errors.ts";
import type { Queryable } from "#database/connect.ts";
import { areTooMany } from "./apply-changes.ts";
import {
  type IndexSnapshots,
  loadSharedSnapshot,
  type MadeFrom,
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

/** A large index is a large file, and applying the changes since is fast. */
const SAVE_EVERY_MS = 30 * MINUTE_MS;
/** The interval if the saved file has another taxonomy or history, since no node can start from it. */
const SAVE_OTHER_EVERY_MS = 5 * MINUTE_MS;

const NOTHING: MadeFrom = { position: "", fingerprint: "", database: "", timeline: "" };

/** Where a start continues from, and where the next one will, on this and other nodes. */
export function createSnapshotStore({ db, snapshots, now, onError }: Options) {
  let saved: MadeFrom & { at: Date } = { ...NOTHING, at: new Date(0) };

  async function isFarBehind(position: ChangePosition): Promise<boolean> {
    const { ids } = await selectChangesSince(db, snapshotBefore(position));
    return areTooMany(db, ids.length);
  }

  /** If anything is wrong with it, the index is built instead. */
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
    async open(current: MadeFrom): Promise<ChangePosition | undefined> {
      const { fingerprint } = current;
      const own = await positionOfSnapshot(db, snapshots, fingerprint);
      const position = own && !(await isFarBehind(own)) ? own : await loadShared(fingerprint);
      if (position) saved = { ...current, position, at: now() };
      return position;
    },
    async save(held: MadeFrom): Promise<SnapshotNote | undefined> {
      if (held.position === saved.position) return undefined;
      const isOther = held.fingerprint !== saved.fingerprint || held.timeline !== saved.timeline;
      const age = now().getTime() - saved.at.getTime();
      if (age < (isOther ? SAVE_OTHER_EVERY_MS : SAVE_EVERY_MS)) return undefined;
      saved = { ...held, at: now() };
      return saveSnapshot(db, snapshots, held);
    },
    async publish(note: SnapshotNote): Promise<void> {
      const { objects, version, file } = snapshots;
      if (objects) await publishSnapshot({ db, objects }, { version, file, note, now: now() });
    },
  };
}
