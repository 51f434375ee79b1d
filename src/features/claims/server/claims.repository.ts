import { and, asc, count, desc, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/connect.ts";
import type { SectionQuery } from "#features/account/server/staff-customers/customer-section.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import type { FileSites } from "#features/uploads/server/file-sites.ts";
import type { ClaimActor, ClaimStatus } from "../domain/claim-status.ts";
import { claimHistory, claims } from "./claims.tables.ts";

export type Claim = typeof claims.$inferSelect;
/** A claim with the slug of its order, for links. */
export type ShownClaim = Claim & { orderSlug: string | null };

/** Undefined if there is already a claim about the same subject. */
export async function insertClaim(
  tx: Transaction,
  values: typeof claims.$inferInsert,
): Promise<Claim | undefined> {
  const [claim] = await tx.insert(claims).values(values).onConflictDoNothing().returning();
  return claim;
}

export async function insertStep(
  tx: Transaction,
  claimId: number,
  { status, actor, note }: { status: ClaimStatus; actor: ClaimActor; note: string },
): Promise<void> {
  const { kind: actorKind, id: actorId } = actor;
  await tx.insert(claimHistory).values({ claimId, status, actorKind, actorId, note });
}

export async function selectClaim(db: Queryable, id: number): Promise<ShownClaim | undefined> {
  const [row] = await db
    .select({ claim: claims, orderSlug: orders.slug })
    .from(claims)
    .leftJoin(orders, eq(orders.id, claims.orderId))
    .where(eq(claims.id, id));
  return row && { ...row.claim, orderSlug: row.orderSlug };
}

export async function lockClaim(tx: Transaction, id: number): Promise<Claim | undefined> {
  const [claim] = await tx.select().from(claims).where(eq(claims.id, id)).for("update");
  return claim;
}

export async function updateClaim(
  tx: Transaction,
  id: number,
  values: Partial<typeof claims.$inferInsert>,
): Promise<void> {
  await tx.update(claims).set(values).where(eq(claims.id, id));
}

export function selectSteps(db: Queryable, claimId: number) {
  const { status, actorKind: actor, at, note } = claimHistory;
  return db
    .select({ status, actor, at, note })
    .from(claimHistory)
    .where(eq(claimHistory.claimId, claimId))
    .orderBy(asc(claimHistory.id));
}

type Slice = { limit: number; offset: number };

async function selectPage(db: Queryable, which: SQL | undefined, order: SQL, slice: Slice) {
  const [counted] = await db.select({ total: count() }).from(claims).where(which);
  const rows = await db
    .select()
    .from(claims)
    .where(which)
    .orderBy(order)
    .limit(slice.limit)
    .offset(slice.offset);
  return { rows, total: counted?.total ?? 0 };
}

/** Newest first. */
export const selectClaimsOf = (db: Queryable, customerId: number, slice: Slice) =>
  selectPage(db, eq(claims.customerId, customerId), desc(claims.id), slice);

/** Returns the ids of the customer's claims. */
export async function blankClaimsOf(tx: Transaction, customerId: number): Promise<number[]> {
  const rows = await tx
    .update(claims)
    .set({ description: "", files: [] })
    .where(eq(claims.customerId, customerId))
    .returning({ id: claims.id });
  return rows.map(({ id }) => id);
}

/** Claims closed before this time that still have uploaded files. */
export function selectWithOldFiles(db: Queryable, before: Date) {
  return db
    .select({ id: claims.id, files: claims.files })
    .from(claims)
    .where(and(lt(claims.closedAt, before), sql`${claims.files} <> '[]'::jsonb`));
}

/** All files that a claim refers to. */
export async function selectClaimFiles(db: Queryable): Promise<Set<string>> {
  const { rows } = await db.execute<{ file: string }>(
    sql`select file from claims, jsonb_array_elements_text(files) file`,
  );
  return new Set(rows.map(({ file }) => file));
}

export const selectSitesOfFile: FileSites = async (db, { id, owner }) => {
  const isNamed = sql`${claims.files} @> ${JSON.stringify([id])}::jsonb`;
  const rows = await db
    .selectDistinct({ siteId: claims.siteId })
    .from(claims)
    .where(and(eq(claims.customerId, owner), isNamed));
  return rows.map(({ siteId }) => siteId);
};

/** The customer's last claims, on these sites or on all. */
export const selectLastClaims = (db: Queryable, { customerId, siteIds, limit }: SectionQuery) =>
  db
    .select()
    .from(claims)
    .where(and(eq(claims.customerId, customerId), siteIds && inArray(claims.siteId, [...siteIds])))
    .orderBy(desc(claims.id))
    .limit(limit);
