import type { Queryable, Transaction } from "#database/connect.ts";
import { lockActiveCustomer } from "#features/account/server/lock-active-customer.ts";
import { type ForwardRequest, selectForUpdate, selectRequest } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";

/** Wallet first, then the request: the fixed order of locks (docs/architecture.md) prevents deadlocks. */
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

/** Before anything of theirs, where money may go back to them: whoever is being erased locks in this order too. */
export async function lockOwner(tx: Transaction, id: number): Promise<void> {
  const request = await selectRequest(tx, id);
  if (request) await lockActiveCustomer(tx, request.customerId);
}

export type MyRequest = { id: number; customerId: number };

/** Product notes §3: somebody else's parcel answers exactly as one that does not exist. */
export async function findMyRequest(
  { db }: { db: Queryable },
  { id, customerId }: MyRequest,
): Promise<ForwardRequest | undefined> {
  const request = await selectRequest(db, id);
  return request?.customerId === customerId ? request : undefined;
}
