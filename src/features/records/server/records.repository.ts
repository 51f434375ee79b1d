import { and, asc, desc, eq, inArray, lt, or, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable, Transaction } from "#database/connect.ts";
import { type SweepOptions, sweepRows } from "#database/sweep-rows.ts";
import { customers, staffRoles } from "#features/account/server/account.tables.ts";
import { nameOrEmail } from "#features/account/server/customer-name.ts";
import { auditLog, recordVersions } from "#platform/audit/audit.tables.ts";
import type { AuditAction } from "#platform/audit/audit-action.ts";
import type { StaffGrant } from "#platform/auth/staff-access.ts";
import type { Colleague } from "../domain/mentions.ts";
import { accessLog, notes, savedViews } from "./records.tables.ts";

type StaffColleague = Colleague & { email: string | null; grants: StaffGrant[] };

/** Everybody who has a role now, with each role's sites. */
export async function selectColleagues(db: Queryable): Promise<StaffColleague[]> {
  const { id, email } = customers;
  const { role, siteIds } = staffRoles;
  const rows = await db
    .select({ id, name: nameOrEmail(), email, role, siteIds })
    .from(customers)
    .innerJoin(staffRoles, eq(staffRoles.customerId, id))
    .orderBy(id, role);
  return [...Map.groupBy(rows, (row) => row.id).values()].flatMap((grants) =>
    grants.slice(0, 1).map((person) => ({
      id: person.id,
      name: person.name,
      email: person.email,
      grants: grants.map((row) => ({ role: row.role, siteIds: row.siteIds })),
    })),
  );
}

export const insertNotes = (tx: Transaction, values: (typeof notes.$inferInsert)[]) =>
  tx.insert(notes).values(values).returning();

export function selectNotes(db: Queryable, record: string) {
  return db
    .select({ note: notes, author: nameOrEmail() })
    .from(notes)
    .innerJoin(customers, eq(customers.id, notes.authorId))
    .where(eq(notes.record, record))
    .orderBy(asc(notes.id))
    .limit(500);
}

export async function deleteNotes(tx: Transaction, records: readonly string[]): Promise<void> {
  if (records.length > 0) await tx.delete(notes).where(inArray(notes.record, [...records]));
}

/** Own views first, so that the limit never cuts them off, however many views colleagues share. */
export function selectViews(db: Queryable, list: string, ownerId: number) {
  const isOwn = eq(savedViews.ownerId, ownerId);
  return db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.list, list), or(isOwn, savedViews.isShared)))
    .orderBy(desc(isOwn), asc(savedViews.id))
    .limit(100);
}

export async function upsertView(tx: Transaction, values: typeof savedViews.$inferInsert) {
  const { query, isShared } = values;
  const [view] = await tx
    .insert(savedViews)
    .values(values)
    .onConflictDoUpdate({
      target: [savedViews.ownerId, savedViews.list, savedViews.title],
      set: { query, isShared: isShared ?? false },
    })
    .returning();
  if (!view) throw new Error("A view was not written");
  return view;
}

type OwnViews = Pick<typeof savedViews.$inferInsert, "ownerId" | "list">;

/** Locks an owner's views of a list before one of them changes. */
export const lockOwnViews = (tx: Transaction, { ownerId, list }: OwnViews) =>
  tx
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.ownerId, ownerId), eq(savedViews.list, list)))
    .orderBy(asc(savedViews.id))
    .for("update");

type ChangedView = Pick<typeof savedViews.$inferSelect, "title" | "query" | "isShared">;

export async function updateView(tx: Transaction, id: number, changed: ChangedView) {
  const [view] = await tx.update(savedViews).set(changed).where(eq(savedViews.id, id)).returning();
  if (!view) throw new Error("A view was not written");
  return view;
}

/** Who changes a view: its owner, or a person who may change shared views. */
export type ViewChanger = { ownerId: number; changesShared: boolean };

const isChangedBy = (id: number, { ownerId, changesShared }: ViewChanger) =>
  and(
    eq(savedViews.id, id),
    or(eq(savedViews.ownerId, ownerId), changesShared ? savedViews.isShared : undefined),
  );

export async function selectViewOwner(tx: Transaction, id: number, changer: ViewChanger) {
  const [view] = await tx
    .select({ ownerId: savedViews.ownerId })
    .from(savedViews)
    .where(isChangedBy(id, changer));
  return view?.ownerId;
}

export async function deleteView(tx: Transaction, id: number, changer: ViewChanger) {
  const [view] = await tx.delete(savedViews).where(isChangedBy(id, changer)).returning();
  return view;
}

/** The views of all staff; there are only some dozens, so all are read. */
export const selectWordsOfViews = (tx: Transaction) =>
  tx
    .select({ id: savedViews.id, title: savedViews.title, query: savedViews.query })
    .from(savedViews);

export async function deleteViews(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.delete(savedViews).where(inArray(savedViews.id, [...ids]));
}

const VIEW_ACTIONS: AuditAction[] = ["view.save", "view.delete"];

/** Versions written when views changed, including views that are deleted. */
export const selectViewVersions = (tx: Transaction) =>
  tx
    .select({
      id: recordVersions.id,
      before: recordVersions.before,
      after: recordVersions.after,
    })
    .from(auditLog)
    .innerJoin(recordVersions, eq(recordVersions.auditId, auditLog.id))
    .where(inArray(auditLog.action, VIEW_ACTIONS));

export async function blankVersions(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx
    .update(recordVersions)
    .set({ before: null, after: null })
    .where(inArray(recordVersions.id, [...ids]));
}

export type AccessFilter = {
  customerId?: number | undefined;
  actorId?: number | undefined;
  /** The last id of the previous page. */
  before?: number | undefined;
};

const PAGE = 50;
const where = <Value>(value: Value | undefined, condition: (value: Value) => SQL) =>
  value === undefined ? undefined : condition(value);

export async function selectNames(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: customers.id, name: nameOrEmail() })
    .from(customers)
    .where(inArray(customers.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Reads one row more than is shown, to know whether there are others. */
export async function selectAccess(db: Queryable, filter: AccessFilter) {
  const actor = alias(customers, "actor");
  const rows = await db
    .select({ row: accessLog, who: nameOrEmail(actor), customer: nameOrEmail() })
    .from(accessLog)
    .leftJoin(actor, eq(actor.id, accessLog.actorId))
    .leftJoin(customers, eq(customers.id, accessLog.customerId))
    .where(
      and(
        where(filter.customerId, (id) => eq(accessLog.customerId, id)),
        where(filter.actorId, (id) => eq(accessLog.actorId, id)),
        where(filter.before, (id) => lt(accessLog.id, id)),
      ),
    )
    .orderBy(desc(accessLog.id))
    .limit(PAGE + 1);
  return { rows: rows.slice(0, PAGE), hasMore: rows.length > PAGE };
}

/** For the customer's own data export: when and at what, but not by whom. */
export const selectLooksAt = (db: Queryable, customerId: number) =>
  db
    .select({ at: accessLog.at, what: accessLog.what, record: accessLog.record })
    .from(accessLog)
    .where(eq(accessLog.customerId, customerId))
    .orderBy(asc(accessLog.id));

/** Runs at night if a retention time is set. */
export async function purgeOldLooks(
  db: Queryable,
  before: Date,
  options?: SweepOptions,
): Promise<void> {
  const { at } = accessLog;
  await sweepRows(db, { table: accessLog, by: at, upTo: lt(at, before) }, options);
}
