import { and, eq, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/connect.ts";
import { messageOverrides } from "./texts.tables.ts";

/** All texts, in an order that is the same on every node. */
export const selectOverrides = (db: Queryable) =>
  db
    .select({
      siteId: messageOverrides.siteId,
      language: messageOverrides.language,
      key: messageOverrides.key,
      text: messageOverrides.text,
    })
    .from(messageOverrides)
    .orderBy(
      messageOverrides.siteId,
      messageOverrides.language,
      sql`${messageOverrides.key} collate "C"`,
    );

export const selectOverridesOf = (db: Queryable, siteId: number) =>
  db.select().from(messageOverrides).where(eq(messageOverrides.siteId, siteId));

type OverrideKey = { siteId: number; language: string; key: string };

/** Null restores the original text. */
export async function saveOverride(
  tx: Transaction,
  { siteId, language, key }: OverrideKey,
  text: string | null,
): Promise<void> {
  if (text === null) {
    await tx
      .delete(messageOverrides)
      .where(
        and(
          eq(messageOverrides.siteId, siteId),
          eq(messageOverrides.language, language),
          eq(messageOverrides.key, key),
        ),
      );
    return;
  }
  await tx
    .insert(messageOverrides)
    .values({ siteId, language, key, text })
    .onConflictDoUpdate({
      target: [messageOverrides.siteId, messageOverrides.language, messageOverrides.key],
      set: { text, changedAt: sql`now()` },
    });
}
