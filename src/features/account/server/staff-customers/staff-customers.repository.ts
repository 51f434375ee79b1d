import { and, desc, eq, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { findPage } from "#database/find-page.ts";
import { customers, deliveryAddresses, staffRoles } from "../account.tables.ts";
import { isFoundBy } from "./find-people.ts";

export type CustomerFilter = {
  /** Undefined: every site. */
  siteIds?: readonly number[] | undefined;
  /** The beginning of a name, e-mail or phone number. */
  text?: string | undefined;
  id?: number | undefined;
};

const where = <Value>(value: Value | undefined, condition: (value: Value) => SQL | undefined) =>
  value === undefined ? undefined : condition(value);

const matches = (filter: CustomerFilter) =>
  and(
    where(filter.siteIds, (ids) => inArray(customers.siteId, [...ids])),
    where(filter.id, (id) => eq(customers.id, id)),
    where(filter.text, isFoundBy),
    isSearch(filter) ? undefined : isNoStaff,
  );

const isSearch = ({ text, id }: CustomerFilter) => text !== undefined || id !== undefined;

/** Staff accounts are not listed as customers; one that has bought something is found by its name. */
const isNoStaff = notInArray(
  customers.id,
  sql`(select ${staffRoles.customerId} from ${staffRoles})`,
);

/** The newest first. */
export async function findCustomers(
  db: Queryable,
  filter: CustomerFilter,
  { after, limit }: { after: number | undefined; limit: number },
) {
  const { ids, hasMore, total } = await findPage(db, {
    from: customers,
    where: matches(filter),
    id: customers.id,
    after: after === undefined ? undefined : { id: after },
    limit,
  });
  const rows = await db
    .select()
    .from(customers)
    .where(inArray(customers.id, ids))
    .orderBy(desc(customers.id));
  return { rows, hasMore, total };
}

export async function selectCustomer(db: Queryable, id: number) {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  return row;
}

export const selectCustomerSites = (db: Queryable, ids: readonly number[]) =>
  db
    .select({ id: customers.id, siteId: customers.siteId })
    .from(customers)
    .where(inArray(customers.id, [...ids]));

export const selectAddressTexts = (db: Queryable, customerId: number) =>
  db
    .select({
      text: sql<string>`concat_ws(', ', ${deliveryAddresses.firstAddress}, ${deliveryAddresses.zip}, ${deliveryAddresses.city})`,
    })
    .from(deliveryAddresses)
    .where(eq(deliveryAddresses.customerId, customerId))
    .orderBy(deliveryAddresses.id)
    .limit(20);
