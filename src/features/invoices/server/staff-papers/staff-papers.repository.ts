import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { findPage } from "#database/find-page.ts";
import { creditedCents } from "../invoices.repository.ts";
import { invoiceBills, invoices } from "../invoices.tables.ts";

export type StaffPaperFilter = {
  /** Undefined: every site. */
  siteIds?: readonly number[] | undefined;
  kind?: "invoice" | "credit_note" | undefined;
  issuedFrom?: Date | undefined;
  issuedBefore?: Date | undefined;
  number?: string | undefined;
  orderId?: number | undefined;
  customerId?: number | undefined;
};

const where = <Value>(value: Value | undefined, condition: (value: Value) => SQL | undefined) =>
  value === undefined ? undefined : condition(value);

const matches = (filter: StaffPaperFilter) =>
  and(
    where(filter.siteIds, (ids) => inArray(invoices.siteId, [...ids])),
    where(filter.kind, (kind) =>
      kind === "invoice" ? isNull(invoices.creditsId) : isNotNull(invoices.creditsId),
    ),
    where(filter.issuedFrom, (from) => gte(invoices.issuedAt, from)),
    where(filter.issuedBefore, (before) => lt(invoices.issuedAt, before)),
    where(filter.customerId, (id) => eq(invoices.customerId, id)),
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

/** As text, with all its digits: it is compared with the column. */
async function issuedAt(db: Queryable, id: number): Promise<SQL> {
  const [row] = await db
    .select({ at: sql<string>`${invoices.issuedAt}::text` })
    .from(invoices)
    .where(eq(invoices.id, id));
  return sql`${row?.at ?? "infinity"}::timestamptz`;
}
