import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";

/** For this long, a list that was too long to count is assumed to be still too long. */
const KNOWN_MS = 60_000;
const MOST_LISTS = 500;

const dialect = new PgDialect();

/**
 * Remembers which filters matched, a moment ago, more rows than are counted, so that going from page to page does not
 * count ten thousand rows each time.
 */
export function createLongLists(now: () => number = () => performance.now()) {
  const known = new WeakMap<object, Map<string, number>>();
  return (db: object, rows: SQL) => {
    const { sql, params } = dialect.sqlToQuery(rows);
    const key = JSON.stringify([sql, params]);
    const lists = known.get(db) ?? new Map<string, number>();
    return {
      isLong: () => now() - (lists.get(key) ?? -KNOWN_MS) < KNOWN_MS,
      noteLong(): void {
        known.set(db, lists);
        if (lists.size >= MOST_LISTS) lists.clear();
        lists.set(key, now());
      },
    };
  };
}
