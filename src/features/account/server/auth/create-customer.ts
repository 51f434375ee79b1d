import type { Transaction } from "#database/connect.ts";
import { saveSubscription } from "../contact/subscriptions.repository.ts";
import { insertCustomer, type NewCustomer } from "../customers.repository.ts";

type CustomerToCreate = Pick<
  NewCustomer,
  "siteId" | "firstName" | "lastName" | "phoneNumber" | "language" | "isDemo"
> & {
  email: string;
  /** Null for accounts created by an order or by staff; the first password is mailed on request. */
  passwordHash: string | null;
  subscribed: boolean;
};

/** Runs in the caller's transaction: a registration, an order or the command line. Undefined if the customer exists. */
export async function createCustomer(
  tx: Transaction,
  { subscribed, ...customer }: CustomerToCreate,
): Promise<number | undefined> {
  const id = await insertCustomer(tx, customer);
  if (id !== undefined) await saveSubscription(tx, id, subscribed);
  return id;
}
