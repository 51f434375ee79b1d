import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { findPage } from "#database/find-page.ts";
import { customers } from "#features/account/server/account.tables.ts";
import { nameOrEmail } from "#features/account/server/customer-name.ts";
import type { BillStatus } from "../../domain/bill.ts";
import { creditedCents, selectCredits } from "../invoices.repository.ts";
import { invoiceBills, invoiceHistory, invoices } from "../invoices.tables.ts";

export type StaffPaperFilter = {
  /** Undefined: every site. */
  siteIds?: readonly number[] | undefined;
  kind?: "invoice" | "credit_note" | undefined;
  issuedFrom?: Date | undefined;
  issuedBefore?: Date | undefined;
  number?: string | undefined;
  orderId?: number | undefined;
  customerId?: number | undefined;
  /** Invoices that are payable on their own, in these states. */
  bill?: readonly BillStatus[] | undefined;
  overdue?: { today: string; is: boolean } | undefined;
};

const where = <Value>(value: Value | undefined, condition: (value: Value) => SQL | undefined) =>
  value === undefined ? undefined : condition(value);

/** The invoice is a bill of which this is true. */
const isBill = (condition: SQL | undefined) =>
  sql`exists (select from ${invoiceBills} where ${invoiceBills.invoiceId} = ${invoices.id} and ${condition})`;

const isOverdue = ({ today, is }: { today: string; is: boolean }) => {
  const late = isBill(and(eq(invoiceBills.status, "open"), lt(invoiceBills.dueOn, today)));
  return is ? late : not(late);
};

const matches = (filter: StaffPaperFilter) =>
  and(
    where(filter.siteIds, (ids) => inArray(invoices.siteId, [...ids])),
    where(filter.kind, (kind) =>
      kind === "invoice" ? isNull(invoices.creditsId) : isNotNull(invoices.creditsId),
    ),
    where(filter.issuedFrom, (from) => gte(invoices.issuedAt, from)),
    where(filter.issuedBefore, (before) => lt(invoices.issuedAt, before)),
    where(filter.customerId, (id) => eq(invoices.customerId, id)),
    where(filter.bill, (states) => isBill(inArray(invoiceBills.status, [...states]))),
    where(filter.overdue, isOverdue),
    or(
      where(filter.number, (number) => sql`(${invoices.content} ->> 'number') = ${number}`),
      where(filter.orderId, (id) =>
        and(eq(invoices.subjectKind, "order"), eq(invoices.subjectId, id)),
      ),
    ),
  );

/** Sorted by the time of issue, the newest first. */
export async function findStaffPapers(
  db: Queryable,
  filter: StaffPaperFilter,
  { after, limit }: { after: number | undefined; limit: number },
) {
  const { ids, hasMore, total } = await findPage(db, {
    from: invoices,
    where: matches(filter),
    id: invoices.id,
    sort: invoices.issuedAt,
    after: after === undefined ? undefined : { id: after, value: await issuedAt(db, after) },
    limit,
  });
  const rows = await db
    .select({ invoice: invoices, bill: invoiceBills, creditedCents })
    .from(invoices)
    .leftJoin(invoiceBills, eq(invoiceBills.invoiceId, invoices.id))
    .where(inArray(invoices.id, ids))
    .orderBy(desc(invoices.issuedAt), desc(invoices.id));
  return { rows, hasMore, total };
}

/** An invoice or credit note with its state as a bill, its credit notes and the invoice that it credits. */
export async function selectStaffPaper(db: Queryable, id: number) {
  const [row] = await db
    .select({ invoice: invoices, bill: invoiceBills, creditedCents })
    .from(invoices)
    .leftJoin(invoiceBills, eq(invoiceBills.invoiceId, invoices.id))
    .where(eq(invoices.id, id));
  if (!row) return undefined;
  const { creditsId } = row.invoice;
  const credits = await selectCredits(db, id);
  const [credited] =
    creditsId === null ? [] : await db.select().from(invoices).where(eq(invoices.id, creditsId));
  return { ...row, credits, credited };
}

/** The states of a bill, the oldest first, with the names of staff. */
export const selectBillHistory = (db: Queryable, invoiceId: number) =>
  db
    .select({
      status: invoiceHistory.status,
      actor: invoiceHistory.actorKind,
      who: sql<
        string | null
      >`case when ${invoiceHistory.actorKind} = 'staff' then ${nameOrEmail()} end`,
      at: invoiceHistory.at,
    })
    .from(invoiceHistory)
    .leftJoin(customers, eq(customers.id, invoiceHistory.actorId))
    .where(eq(invoiceHistory.invoiceId, invoiceId))
    .orderBy(asc(invoiceHistory.id));

/** The sites of invoices, for their notes. */
export const selectPaperSites = (db: Queryable, ids: readonly number[]) =>
  db
    .select({ id: invoices.id, siteId: invoices.siteId })
    .from(invoices)
    .where(inArray(invoices.id, [...ids]));

/** The ids of all papers of a customer. */
export async function selectPaperIdsOf(db: Queryable, customerId: number): Promise<number[]> {
  const rows = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(eq(invoices.customerId, customerId));
  return rows.map(({ id }) => id);
}

/** As text, with all its digits: it is compared with the column. */
async function issuedAt(db: Queryable, id: number): Promise<SQL> {
  const [row] = await db
    .select({ at: sql<string>`${invoices.issuedAt}::text` })
    .from(invoices)
    .where(eq(invoices.id, id));
  return sql`${row?.at ?? "infinity"}::timestamptz`;
}
