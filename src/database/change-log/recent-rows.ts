import { MINUTE_MS } from "#core/durations.ts";
import type { ChangeRow } from "./read-changes.ts";

/** Longer than a replica that takes over may have been behind, and than any page lives. */
const REMEMBERED_MS = 10 * MINUTE_MS;
const MOST_TAGS = 50_000;

const nameOf = ({ transaction, id, notedAt }: ChangeRow) => `${transaction} ${id} ${notedAt}`;

/** Rows that were read lately, by which one sees what a failover took back and what it added. */
export function createRecentRows(now: () => number) {
  /** In the order in which they were read. */
  const rows = new Map<string, { row: ChangeRow; at: number }>();
  let tags = 0;

  /** The last one stays: it is what another server must have too. */
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
     * Tags of rows that are only here or only there; undefined where the other history left ours before the oldest
     * that is remembered.
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
