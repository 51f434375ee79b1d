import type { ForwardSummary } from "../../contract.ts";
import { isForwardingServed } from "../../domain/is-served.ts";
import {
  countRequestsOf,
  selectRequestKeys,
  selectRequestsByIds,
} from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import { summariseRequests } from "./list-requests.ts";

type Which = "all" | "unpaid";

/** Parcels as the list of orders shows them: their link is by their number. */
export function listedParcels(deps: Pick<ForwardingDeps, "db" | "shipping">) {
  return {
    isServed: isForwardingServed,
    count: (customerId: number, which: Which) => countRequestsOf(deps.db, customerId, which),
    listKeys: (customerId: number, which: Which, limit: number) =>
      selectRequestKeys(deps.db, customerId, { which, limit }),
    async summarise(ids: readonly number[]) {
      if (ids.length === 0) return [];
      const rows = await selectRequestsByIds(deps.db, ids);
      return (await summariseRequests(deps, rows)).map(asOrder);
    },
  };
}

function asOrder({ id, number, status, created_at, total, goods }: ForwardSummary) {
  return {
    id,
    number,
    slug: String(id),
    type: "forward_requests" as const,
    status,
    created_at,
    currency: "EUR",
    total: total ?? 0,
    quantity: goods.length,
    items: goods.map((name) => ({ name, picture: null })),
  };
}
