import { MINUTE_MS } from "#core/durations.ts";
import type { ChangeRow } from "./read-changes.ts";

/** Longer than a replica may lag when it takes over, and longer than the life of a cached page. */
const REMEMBERED_MS = 10 * MINUTE_MS;
const MOST_TAGS = 50_000;

const nameOf = ({ transaction, id, notedAt }: ChangeRow) => `${transaction} ${id} ${notedAt}`;

/** The rows read lately. They show which rows a failover lost and which it added. */
export function createRecentRows(now: () => number) {
  /** In the order in which they were read. */
  const rows = new Map<string, { row: ChangeRow; at: number }>();
  let tags = 0;

  /** The last row always stays, because another server must have it too. */
  function dropOld(): void {
    const until = now() - REMEMBERED_MS;
    for (const [name, { row, at }] of rows) {
      if (rows.size === 1 || (at >= until && tags <= MOST_TAGS)) return;
      rows.delete(name);
      tags -= row.tags.length;
    }
  }

  return {
    add(read: readonly ChangeRow[]): void {
      for (const row of read) {
        if (rows.has(nameOf(row))) continue;
        rows.set(nameOf(row), { row, at: now() });
        tags += row.tags.length;
      }
      dropOld();
    },
    clear(): void {
      rows.clear();
      tags = 0;
    },
    oldest: (): ChangeRow | undefined => rows.values().next().value?.row,
    /**
     * The tags of rows that only one of the two histories has; undefined if the histories differ before our oldest
     * row.
     */
    differences(there: readonly ChangeRow[]): string[] | undefined {
      const oldest = rows.keys().next().value;
      const names = new Set(there.map(nameOf));
      if (oldest === undefined || !names.has(oldest)) return undefined;
      const gone = [...rows].filter(([name]) => !names.has(name)).map(([, { row }]) => row);
      const added = there.filter((row) => !rows.has(nameOf(row)));
      return [...new Set([...gone, ...added].flatMap((row) => row.tags))];
    },
  };
}
