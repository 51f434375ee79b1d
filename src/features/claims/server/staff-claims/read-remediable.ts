import type { Cents } from "#core/money.ts";
import { leftOfPaid } from "#features/forwarding/domain/forward-price.ts";
import type { Remediable } from "../../domain/claim-remedy.ts";
import type { Claim } from "../claims.repository.ts";
import type { ClaimsDeps } from "../claims-deps.ts";

/** What can still be given back; `rate` is what one euro is in that currency. */
export type ClaimMoney = Remediable & { leftCents: Cents; currency: string; rate: number };

const NOTHING = { lines: [], leftCents: 0, currency: "EUR", rate: 1 };

/** An order knows it by line, a parcel only as a sum in euros. */
export async function readRemediable(
  { orders, forwarding }: Pick<ClaimsDeps, "orders" | "forwarding">,
  { orderId, requestId, customerId }: Pick<Claim, "orderId" | "requestId" | "customerId">,
): Promise<ClaimMoney> {
  if (orderId !== null) {
    return { kind: "order", ...NOTHING, ...(await orders.readRefundable(orderId)) };
  }
  const request = await forwarding.findMyRequest({ id: requestId ?? 0, customerId });
  return {
    kind: "parcel",
    ...NOTHING,
    leftCents: request?.paidAt ? leftOfPaid(request) : 0,
  };
}
