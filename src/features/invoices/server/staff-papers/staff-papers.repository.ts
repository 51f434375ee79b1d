import {
  and,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
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

/** More are counted as "10,000+". */
const COUNTED = 10_000;

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

export function selectStaffPapers(
  db: Queryable,
  filter: StaffPaperFilter,
  { after, limit }: { after: number | undefined; limit: number },
) {
  return db
    .select({ invoice: invoices, bill: invoiceBills, creditedCents })
    .from(invoices)
    .leftJoin(invoiceBills, eq(invoiceBills.invoiceId, invoices.id))
    .where(
      and(
        matches(filter),
        where(after, (id) => lt(invoices.id, id)),
      ),
    )
    .orderBy(desc(invoices.id))
    .limit(limit);
}

/** Exact up to 10,000; one more says that there are others. */
export async function countStaffPapers(db: Queryable, filter: StaffPaperFilter): Promise<number> {
  const some = db
    .select({ id: invoices.id })
    .from(invoices)
    .where(matches(filter))
    .limit(COUNTED + 1)
    .as("some");
  const [counted] = await db.select({ total: count() }).from(some);
  return counted?.total ?? 0;
}
