import { and, count, desc, eq, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { customers, deliveryAddresses } from "../account.tables.ts";

export type CustomerFilter = {
  /** Undefined: every site. */
  siteIds?: readonly number[] | undefined;
  /** What a name, e-mail or phone begins with. */
  text?: string | undefined;
  id?: number | undefined;
};

/** More are counted as "10,000+". */
const COUNTED = 10_000;

const where = <Value>(value: Value | undefined, condition: (value: Value) => SQL | undefined) =>
  value === undefined ? undefined : condition(value);

const escaped = (text: string) => text.toLowerCase().replaceAll(/[\\%_]/g, "\\$&");

const beginsWith = (text: string) => {
  const like = `${escaped(text)}%`;
  const digits = text.replaceAll(/\D/g, "");
  return or(
    sql`lower(${customers.email}) like ${like}`,
    sql`lower(${customers.firstName} || ' ' || ${customers.lastName}) like ${like}`,
    sql`lower(${customers.lastName}) like ${like}`,
    sql`lower(${customers.companyName}) like ${like}`,
    digits.length >= 4
      ? sql`regexp_replace(${customers.phoneNumber}, '[^0-9]', '', 'g') like ${`${digits}%`}`
      : undefined,
  );
};

const matches = (filter: CustomerFilter) =>
  and(
    where(filter.siteIds, (ids) => inArray(customers.siteId, [...ids])),
    where(filter.id, (id) => eq(customers.id, id)),
    where(filter.text, beginsWith),
  );

export function selectCustomers(
  db: Queryable,
  filter: CustomerFilter,
  { after, limit }: { after: number | undefined; limit: number },
) {
  return db
    .select()
    .from(customers)
    .where(
      and(
        matches(filter),
        where(after, (id) => lt(customers.id, id)),
      ),
    )
    .orderBy(desc(customers.id))
    .limit(limit);
}

/** Exact up to 10,000; one more says that there are others. */
export async function countCustomers(db: Queryable, filter: CustomerFilter): Promise<number> {
  const some = db
    .select({ id: customers.id })
    .from(customers)
    .where(matches(filter))
    .limit(COUNTED + 1)
    .as("some");
  const [counted] = await db.select({ total: count() }).from(some);
  return counted?.total ?? 0;
}

export async function selectCustomer(db: Queryable, id: number) {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  return row;
}

export const selectAddressTexts = (db: Queryable, customerId: number) =>
  db
    .select({
      text: sql<string>`concat_ws(', ', ${deliveryAddresses.firstAddress}, ${deliveryAddresses.zip}, ${deliveryAddresses.city})`,
    })
    .from(deliveryAddresses)
    .where(eq(deliveryAddresses.customerId, customerId))
    .orderBy(deliveryAddresses.id)
    .limit(20);
