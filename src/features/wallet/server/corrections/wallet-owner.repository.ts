import { and, eq, isNull } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { customers } from "#features/account/server/account.tables.ts";
import { fullName } from "#features/account/server/customer-name.ts";

/** Whose wallet it is; undefined for somebody who is erased. */
export async function selectOwner(db: Queryable, customerId: number) {
  const [owner] = await db
    .select({
      id: customers.id,
      siteId: customers.siteId,
      email: customers.email,
      name: fullName(),
    })
    .from(customers)
    .where(and(eq(customers.id, customerId), isNull(customers.erasedAt)));
  return owner;
}
