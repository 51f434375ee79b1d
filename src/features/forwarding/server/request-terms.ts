import type { StorageTerms } from "../domain/storage.ts";
import type { ForwardRequest } from "./forwarding.repository.ts";
import type { ForwardingDeps } from "./forwarding-deps.ts";

/** Where a request waits, and on what terms: the warehouse's, or better ones by its owner's plan. */
export async function requestTerms(
  { shipping, findBenefits }: Pick<ForwardingDeps, "shipping" | "findBenefits">,
  request: Pick<ForwardRequest, "warehouseId" | "customerId" | "siteId">,
) {
  const warehouse = (await shipping.listWarehouses()).find(({ id }) => id === request.warehouseId);
  if (!warehouse) throw new Error(`There is no warehouse ${request.warehouseId}`);
  const plan = await findBenefits(request);
  const terms: StorageTerms = {
    freeDays: Math.max(warehouse.freeDays, plan?.storageDays ?? 0),
    centsPerDay: warehouse.storageCentsPerDay,
  };
  return { warehouse, plan, terms };
}
