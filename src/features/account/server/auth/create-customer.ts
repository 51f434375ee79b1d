import type { Transaction } from "#database/connect.ts";
import { saveSubscription } from "../contact/subscriptions.repository.ts";
import { insertCustomer, type NewCustomer } from "../customers.repository.ts";

type CustomerToCreate = Pick<
  NewCustomer,
  "siteId" | "firstName" | "lastName" | "phoneNumber" | "language" | "isDemo"
> & {
  email: string;
  /** Null: made by an order or by staff; the first password is mailed when they ask for it. */
  passwordHash: string | null;
  subscribed: boolean;
};

/** In the transaction of whoever needs a customer: registration, an order, the command line. Nothing if there is one. */
export async function createCustomer(
  tx: Transaction,
  { subscribed, ...customer }: CustomerToCreate,
): Promise<number | undefined> {
  const id = await insertCustomer(tx, customer);
  if (id !== undefined) await saveSubscription(tx, id, subscribed);
  return id;
}
