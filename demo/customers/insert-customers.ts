import { randomBytes } from "node:crypto";
import { DAY_MS } from "#core/durations.ts";
import type { Queryable } from "#database/connect.ts";
import {
  customers,
  deliveryAddresses,
  staffRoles,
  subscriptions,
} from "#features/account/server/account.tables.ts";
import { readReferenceIds } from "#features/sites/server/seed/reference-ids.ts";
import { TOTP_SECRET_BYTES } from "#features/staff/server/factors/totp.ts";
import { totpFactors } from "#features/staff/server/staff.tables.ts";
import type { CustomerDefinition } from "./customer-builder.ts";

/** An authenticator app that nobody has: the demo's fixed code replaces it. */
const insertDemoFactor = (db: Queryable, customerId: number) =>
  db
    .insert(totpFactors)
    .values({ customerId, secret: randomBytes(TOTP_SECRET_BYTES), confirmedAt: new Date() });

/** Before their first order; a day apart, in the order of the list. */
const registeredAt = (position: number) => new Date(Date.now() - (240 - position) * DAY_MS);

/** All have one password, which is hashed once; returns their ids in the same order. */
export async function insertCustomers(
  db: Queryable,
  definitions: readonly CustomerDefinition[],
  passwordHash: string,
): Promise<number[]> {
  const ids = await readReferenceIds(db);
  const made: number[] = [];
  for (const { subscribed, roles, addresses, hasPassword, ...customer } of definitions) {
    const [row] = await db
      .insert(customers)
      .values({
        ...customer,
        passwordHash: hasPassword ? passwordHash : null,
        createdAt: registeredAt(made.length),
      })
      .returning({ id: customers.id });
    if (!row) throw new Error(`The database returned no row for ${customer.email}`);
    const customerId = row.id;
    made.push(customerId);
    await db.insert(subscriptions).values({ customerId, subscribed });
    if (roles.length > 0) {
      await db.insert(staffRoles).values(roles.map((role) => ({ customerId, role })));
      await insertDemoFactor(db, customerId);
    }
    if (addresses.length > 0) {
      const { firstName, lastName, phoneNumber } = customer;
      await db.insert(deliveryAddresses).values(
        addresses.map(({ country, ...address }, position) => ({
          ...address,
          customerId,
          firstName,
          lastName,
          phoneNumber,
          countryId: ids.country(country),
          isDefault: position === 0,
        })),
      );
    }
  }
  return made;
}
