import { randomBytes } from "node:crypto";
import { eq, lt, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { visitorKeys } from "./visitor-keys.tables.ts";

/** The key of a day (yyyy-MM-dd), the same for all nodes: whoever asks first makes it. */
export async function insertOrReadVisitorKey(db: Queryable, day: string): Promise<string> {
  const made = { day, key: randomBytes(32).toString("base64url") };
  await db.insert(visitorKeys).values(made).onConflictDoNothing();
  const [row] = await db.select().from(visitorKeys).where(eq(visitorKeys.day, day));
  if (!row) throw new Error("A visitors' key that was just made is not there");
  return row.key;
}

export async function deleteFormerVisitorKeys(db: Queryable): Promise<void> {
  await db.delete(visitorKeys).where(lt(visitorKeys.day, sql`(now() at time zone 'utc')::date`));
}
