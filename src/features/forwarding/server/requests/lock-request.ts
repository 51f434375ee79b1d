import type { Queryable, Transaction } from "#database/connect.ts";
import { lockActiveCustomer } from "#features/account/server/lock-active-customer.ts";
import { type ForwardRequest, selectForUpdate, selectRequest } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";

/** Locks the wallet first, then the request: this fixed order of locks (docs/architecture.md) prevents deadlocks. */
export async function lockRequest(
  { wallet }: Pick<ForwardingDeps, "wallet">,
  tx: Transaction,
  id: number,
): Promise<ForwardRequest | undefined> {
  const request = await selectRequest(tx, id);
  if (!request) return undefined;
  await wallet.lockBalance(tx, request.customerId);
  const [locked] = await selectForUpdate(tx, [id]);
  return locked;
}

/** Call it before other locks if money may be refunded to the owner: erasing a customer locks in this order, too. */
export async function lockOwner(tx: Transaction, id: number): Promise<void> {
  const request = await selectRequest(tx, id);
  if (request) await lockActiveCustomer(tx, request.customerId);
}

export type MyRequest = { id: number; customerId: number };

/** Product notes §3: another customer's parcel gets the same response as one that does not exist. */
export async function findMyRequest(
  { db }: { db: Queryable },
  { id, customerId }: MyRequest,
): Promise<ForwardRequest | undefined> {
  const request = await selectRequest(db, id);
  return request?.customerId === customerId ? request : undefined;
}
