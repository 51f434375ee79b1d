import { createHmac, randomBytes } from "node:crypto";
import { eq, lt, sql } from "drizzle-orm";
import { utcDay } from "#core/dates.ts";
import type { Queryable } from "#database/connect.ts";
import { visitorKeys } from "./rate-limits.tables.ts";

/**
 * A visitor's mark is the same for one IP address during one day and different the next day: enough to count each
 * visitor once. There are few enough IP addresses to try them all, so the hash uses a secret key, which is deleted
 * when its day is over.
 */
export function createVisitorMarks(keyOf: (day: string) => Promise<string>) {
  let cached: { day: string; key: Promise<string> } | undefined;

  function keyOfDay(day: string): Promise<string> {
    if (cached?.day === day) return cached.key;
    const asked = { day, key: keyOf(day) };
    cached = asked;
    asked.key.catch(() => {
      if (cached === asked) cached = undefined;
    });
    return asked.key;
  }

  return async (address: string, now = new Date()): Promise<string> => {
    const key = await keyOfDay(utcDay(now));
    return createHmac("sha256", key).update(address).digest("base64url").slice(0, 22);
  };
}

/** The key of a day (yyyy-MM-dd), the same for all nodes: the first one that asks creates it. */
export async function visitorKeyOf(db: Queryable, day: string): Promise<string> {
  const made = { day, key: randomBytes(32).toString("base64url") };
  await db.insert(visitorKeys).values(made).onConflictDoNothing();
  const [row] = await db.select().from(visitorKeys).where(eq(visitorKeys.day, day));
  if (!row) throw new Error("A visitors' key that was just made is not there");
  return row.key;
}

export async function purgeFormerVisitorKeys(db: Queryable): Promise<void> {
  await db.delete(visitorKeys).where(lt(visitorKeys.day, sql`(now() at time zone 'utc')::date`));
}
