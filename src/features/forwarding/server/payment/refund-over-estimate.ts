import type { Cents } from "#core/money.ts";
import type { Transaction } from "#database/connect.ts";
import { lockActiveCustomer } from "#features/account/server/lock-active-customer.ts";
import { REL_TYPES } from "#features/wallet/domain/entry-types.ts";
import { leftOfPaid } from "../../domain/forward-price.ts";
import { type ForwardRequest, updateRequest } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import { creditRequest } from "./issue-request-invoice.ts";

/** The invoice lines that each cause reduces. */
const TAKEN_BACK = { packing: "import_services", customs: "paid_for_you" } as const;

/** Refunds to the wallet, once per cause and never more than is left. Needs the owner and the request locked. */
export async function refundOverEstimate(
  { wallet, findSite, now }: Pick<ForwardingDeps, "wallet" | "findSite" | "now">,
  tx: Transaction,
  request: ForwardRequest,
  { cause, amountCents: tooMuch }: { cause: "packing" | "customs"; amountCents: Cents },
): Promise<ForwardRequest> {
  const amountCents = Math.min(tooMuch, leftOfPaid(request));
  if (amountCents === 0 || !(await lockActiveCustomer(tx, request.customerId))) return request;
  const credited = await wallet.credit(tx, {
    customerId: request.customerId,
    amountCents,
    key: `forward:${request.id}:${cause}`,
    relation: { relType: REL_TYPES.forwardRequest, relId: request.id },
  });
  if (!credited.ok) throw new Error(`An over-estimate was not given back: ${credited.code}`);
  const refundedCents = request.refundedCents + amountCents;
  await updateRequest(tx, request.id, { refundedCents });
  await creditRequest({ findSite, now }, tx, request, amountCents, TAKEN_BACK[cause]);
  return { ...request, refundedCents };
}
