import type { ClaimKind } from "../domain/claim-reason.ts";
import { isClaimableOrder, isClaimableParcel } from "../domain/claim-subject.ts";
import type { ClaimSubject } from "../domain/claim-view.ts";
import type { ClaimsDeps } from "./claims-deps.ts";

const MOST_OFFERED = 50;

/** What a customer can choose from, the newest first. */
export async function listSubjects(
  deps: Pick<ClaimsDeps, "orders" | "forwarding">,
  customerId: number,
  kind: ClaimKind,
): Promise<ClaimSubject[]> {
  return kind === "order" ? listOrders(deps, customerId) : listParcels(deps, customerId);
}

async function listOrders({ orders }: Pick<ClaimsDeps, "orders">, customerId: number) {
  const question = { customerId, limit: MOST_OFFERED };
  const { items: bought } = await orders.listMyOrders({ ...question, filter: "shop_orders" });
  const { items: quoted } = await orders.listMyOrders({ ...question, filter: "quotes" });
  return [...bought, ...quoted]
    .filter((one) => one.type !== "forward_requests" && isClaimableOrder(one.status))
    .sort((one, other) => other.id - one.id)
    .map(({ slug, number, items }) => ({
      kind: "order" as const,
      value: slug,
      number,
      what: items.map(({ name }) => name).join(", "),
    }));
}

async function listParcels({ forwarding }: Pick<ClaimsDeps, "forwarding">, customerId: number) {
  const { items } = await forwarding.listRequests({ customerId, limit: MOST_OFFERED });
  return items
    .filter(({ status }) => isClaimableParcel(status))
    .map(({ id, number, shops, goods }) => ({
      kind: "parcel" as const,
      value: String(id),
      number,
      what: [...shops, ...goods].join(", "),
    }));
}
