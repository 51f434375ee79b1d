import type { StaffActor } from "#platform/auth/require-role.ts";
import { reachesSite } from "#platform/auth/require-role.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { selectCatalogueCosts } from "./order-costs.repository.ts";

type Asked = { actor: StaffActor; ids: readonly number[] };

/** Orders with goods of unknown cost, on the sites that the caller works for. */
export async function listUnknownCosts(
  { db }: Pick<OrdersDeps, "db">,
  { actor, ids }: Asked,
): Promise<number[]> {
  const lines = await selectCatalogueCosts(db, ids);
  const unknown = lines.filter(
    ({ costCents, siteId }) => costCents === null && reachesSite(actor, siteId),
  );
  return [...new Set(unknown.map(({ orderId }) => orderId))];
}
