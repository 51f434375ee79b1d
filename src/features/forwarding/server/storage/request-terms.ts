import type { StorageTerms } from "../../domain/storage.ts";
import type { ForwardRequest } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";

export type TermsDeps = Pick<ForwardingDeps, "shipping" | "findBenefits" | "listPlanStorage">;
export type RequestTerms = Awaited<ReturnType<typeof requestTerms>>;

/** Where a request waits, and on what terms: the warehouse's, or better ones by its owner's plans. */
export async function requestTerms(
  { shipping, findBenefits, listPlanStorage }: TermsDeps,
  request: Pick<ForwardRequest, "warehouseId" | "customerId" | "siteId">,
) {
  const warehouse = (await shipping.listWarehouses()).find(({ id }) => id === request.warehouseId);
  if (!warehouse) throw new Error(`There is no warehouse ${request.warehouseId}`);
  const plan = await findBenefits(request);
  const terms: StorageTerms = {
    freeDays: warehouse.freeDays,
    plans: await listPlanStorage(request),
    centsPerDay: warehouse.storageCentsPerDay,
  };
  return { warehouse, plan, terms };
}
