import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";

/** So long a list that had more rows than are counted is taken to have them still. */
const KNOWN_MS = 60_000;
const MOST_LISTS = 500;

const dialect = new PgDialect();

/**
 * Which filters left more rows than are counted, a moment ago: whoever goes on from page to page need not wait for ten
 * thousand rows each time, only to find once more that they are more.
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
