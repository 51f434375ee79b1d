import { and, count, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/connect.ts";
import type { Promotion } from "../../domain/promotion.ts";
import { promotionUses } from "./promotion-uses.tables.ts";
import { promotions } from "./promotions.tables.ts";

/** A promotion of the site is preferred to one of all sites. */
export async function selectPromotion(
  db: Queryable,
  { code, siteId, lock }: { code: string; siteId: number; lock: boolean },
): Promise<Promotion | undefined> {
  const query = db
    .select()
    .from(promotions)
    .where(
      and(eq(promotions.code, code), or(eq(promotions.siteId, siteId), isNull(promotions.siteId))),
    )
    .orderBy(desc(sql`${promotions.siteId} is not null`))
    .limit(1);
  const [promotion] = await (lock ? query.for("update") : query);
  return promotion;
}

/** Their names in the audit log. */
export const selectPromotionCodes = (db: Queryable, ids: readonly number[]) =>
  db
    .select({ id: promotions.id, name: promotions.code })
    .from(promotions)
    .where(inArray(promotions.id, [...ids]));

/** Nobody else can use these promotions until the transaction ends; always locked in the same sequence. */
export async function lockPromotions(
  tx: Transaction,
  ids: readonly (number | null)[],
): Promise<void> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return;
  await tx
    .select({ id: promotions.id })
    .from(promotions)
    .where(inArray(promotions.id, known))
    .orderBy(promotions.id)
    .for("no key update");
}

export type PromotionUser = { customerId: number | null; email: string };

/** Counted by account and by e-mail: a guest who becomes a customer later is the same person. */
export async function countOwnUses(
  db: Queryable,
  promotionId: number,
  { customerId, email }: PromotionUser,
): Promise<number> {
  const sameEmail = eq(sql`lower(${promotionUses.email})`, email.toLowerCase());
  const own =
    customerId === null ? sameEmail : or(eq(promotionUses.customerId, customerId), sameEmail);
  const [counted] = await db
    .select({ uses: count() })
    .from(promotionUses)
    .where(and(eq(promotionUses.promotionId, promotionId), own));
  return counted?.uses ?? 0;
}

export async function insertUse(
  tx: Transaction,
  use: { promotionId: number; orderId: number } & PromotionUser,
): Promise<void> {
  await tx
    .update(promotions)
    .set({ uses: sql`${promotions.uses} + 1` })
    .where(eq(promotions.id, use.promotionId));
  await tx.insert(promotionUses).values(use);
}

/** A buyer whose order ended has not used the promotion. */
export async function deleteUse(tx: Transaction, orderId: number): Promise<void> {
  const [use] = await tx
    .delete(promotionUses)
    .where(eq(promotionUses.orderId, orderId))
    .returning();
  if (!use) return;
  await tx
    .update(promotions)
    .set({ uses: sql`${promotions.uses} - 1` })
    .where(eq(promotions.id, use.promotionId));
}

export async function blankUsesOf(tx: Transaction, customerId: number): Promise<void> {
  await tx
    .update(promotionUses)
    .set({ email: null })
    .where(eq(promotionUses.customerId, customerId));
}
