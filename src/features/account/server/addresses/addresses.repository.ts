import { and, asc, desc, eq } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { deliveryAddresses } from "../account.tables.ts";

export type DeliveryAddress = typeof deliveryAddresses.$inferSelect;
type AddressRow = Omit<typeof deliveryAddresses.$inferInsert, "id" | "createdAt">;

/** Another customer's address is treated like one that does not exist. */
const owned = (customerId: number, id: number) =>
  and(eq(deliveryAddresses.id, id), eq(deliveryAddresses.customerId, customerId));

export function selectAddresses(db: Queryable, customerId: number): Promise<DeliveryAddress[]> {
  return db
    .select()
    .from(deliveryAddresses)
    .where(eq(deliveryAddresses.customerId, customerId))
    .orderBy(desc(deliveryAddresses.isDefault), asc(deliveryAddresses.id));
}

export async function insertAddress(db: Queryable, row: AddressRow): Promise<DeliveryAddress> {
  const [saved] = await db.insert(deliveryAddresses).values(row).returning();
  if (!saved) throw new Error("The database returned no row for an address it saved");
  return saved;
}

export async function updateAddress(
  db: Queryable,
  { customerId, id }: { customerId: number; id: number },
  changes: Partial<Omit<AddressRow, "customerId">>,
): Promise<DeliveryAddress | undefined> {
  const [saved] = await db
    .update(deliveryAddresses)
    .set(changes)
    .where(owned(customerId, id))
    .returning();
  return saved;
}

export async function deleteAddress(
  db: Queryable,
  { customerId, id }: { customerId: number; id: number },
): Promise<DeliveryAddress | undefined> {
  const [gone] = await db.delete(deliveryAddresses).where(owned(customerId, id)).returning();
  return gone;
}

export async function deleteAddressesOf(db: Queryable, customerId: number): Promise<void> {
  await db.delete(deliveryAddresses).where(eq(deliveryAddresses.customerId, customerId));
}

export async function clearDefault(db: Queryable, customerId: number): Promise<void> {
  await db
    .update(deliveryAddresses)
    .set({ isDefault: false })
    .where(
      and(eq(deliveryAddresses.customerId, customerId), eq(deliveryAddresses.isDefault, true)),
    );
}
