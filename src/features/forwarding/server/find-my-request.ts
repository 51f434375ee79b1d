import type { Queryable } from "#database/connect.ts";
import { type ForwardRequest, selectRequest } from "./forwarding.repository.ts";

export type MyRequest = { id: number; customerId: number };

/** Product notes §3: somebody else's parcel answers exactly as one that does not exist. */
export async function findMyRequest(
  { db }: { db: Queryable },
  { id, customerId }: MyRequest,
): Promise<ForwardRequest | undefined> {
  const request = await selectRequest(db, id);
  return request?.customerId === customerId ? request : undefined;
}
