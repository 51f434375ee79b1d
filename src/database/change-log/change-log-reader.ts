import { HOUR_MS } from "#core/durations.ts";
import {
  type AskDatabase,
  type ChangePosition,
  readChangesFrom,
  readChangesSince,
  readPosition,
} from "./read-changes.ts";
import { createRecentRows } from "./recent-rows.ts";

/** The tag that stands for all tags. */
export const EVERYTHING = "everything";

/** The log is purged after a day; a reader that was away for longer than this may have missed changes. */
export const LONGEST_ABSENCE_MS = 12 * HOUR_MS;

/** The tags of what changed, complete up to this position. */
export type Changes = { tags: string[]; position: ChangePosition };

/**
 * Reads the change log from the last position on, each change once, even if another server answers after a failover.
 */
export function createChangeLogReader(now: () => number = Date.now) {
  const recent = createRecentRows(now);
  let known: { position: ChangePosition; at: number } | undefined;

  function goOnFrom(position: ChangePosition): void {
    known = { position, at: now() };
  }

  async function beginAnew(client: AskDatabase): Promise<Changes> {
    const position = await readPosition(client);
    recent.clear();
    goOnFrom(position);
    return { tags: [EVERYTHING], position };
  }

  /** A replica has become primary; it may lack the last changes that were read from the former primary. */
  async function compare(client: AskDatabase, former: ChangePosition): Promise<Changes> {
    const oldest = recent.oldest();
    if (!oldest) return beginAnew(client);
    const read = await readChangesFrom(client, oldest.transaction, former.snapshot);
    const tags = recent.differences(read.changes);
    if (!tags || read.areTooMany || read.position.database !== former.database)
      return beginAnew(client);
    recent.clear();
    recent.add(read.changes);
    goOnFrom(read.position);
    return { tags, position: read.position };
  }

  return async (client: AskDatabase): Promise<Changes> => {
    if (!known || now() - known.at > LONGEST_ABSENCE_MS) return beginAnew(client);
    const former = known.position;
    const { position, changes, areTooMany } = await readChangesSince(client, former.snapshot);
    if (areTooMany || position.database !== former.database) return beginAnew(client);
    if (position.timeline !== former.timeline) return compare(client, former);
    recent.add(changes);
    goOnFrom(position);
    return { tags: [...new Set(changes.flatMap((row) => row.tags))], position };
  };
}
