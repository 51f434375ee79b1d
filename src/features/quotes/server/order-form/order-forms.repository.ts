import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { type SweepOptions, sweepRows } from "#database/sweep-rows.ts";
import type { OrderLine } from "../../domain/order-line.ts";
import { orderForms } from "../quotes.tables.ts";

/** The owner of a form: a customer, or the browser with this cookie. */
export type FormOwner = { siteId: number } & ({ customerId: number } | { tokenHash: Buffer });

const isOwned = (owner: FormOwner) =>
  and(
    eq(orderForms.siteId, owner.siteId),
    "customerId" in owner
      ? eq(orderForms.customerId, owner.customerId)
      : eq(orderForms.tokenHash, owner.tokenHash),
  );

export async function selectForm(db: Queryable, owner: FormOwner): Promise<OrderLine[]> {
  const [form] = await db.select().from(orderForms).where(isOwned(owner));
  return form?.lines ?? [];
}

export async function saveForm(
  db: Queryable,
  owner: FormOwner,
  lines: readonly OrderLine[],
): Promise<void> {
  const who = "customerId" in owner ? orderForms.customerId : orderForms.tokenHash;
  await db
    .insert(orderForms)
    .values({ ...owner, lines: [...lines] })
    .onConflictDoUpdate({
      target: [orderForms.siteId, who],
      set: { lines: [...lines], changedAt: sql`now()` },
    });
}

export async function deleteForm(db: Queryable, owner: FormOwner): Promise<void> {
  await db.delete(orderForms).where(isOwned(owner));
}

export async function deleteFormsOf(db: Queryable, customerId: number): Promise<void> {
  await db.delete(orderForms).where(eq(orderForms.customerId, customerId));
}

export async function deleteGuestFormsBefore(
  db: Queryable,
  before: Date,
  options?: SweepOptions,
): Promise<void> {
  const { changedAt, customerId } = orderForms;
  const upTo = lt(changedAt, before);
  const where = isNull(customerId);
  await sweepRows(db, { table: orderForms, by: changedAt, upTo, where }, options);
}
