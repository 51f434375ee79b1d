import type { Cents } from "#core/money.ts";
import type { Transaction } from "#database/connect.ts";
import { isLiving } from "#features/account/server/is-living.ts";
import { REL_TYPES } from "#features/wallet/domain/balance-entry.ts";
import { leftOfPaid } from "../domain/over-estimate.ts";
import { type ForwardRequest, updateRequest } from "./forwarding.repository.ts";
import type { ForwardingDeps } from "./forwarding-deps.ts";

/** To the wallet, once for each cause and never more than is left; the owner and the request are locked. */
export async function refundOverEstimate(
  { wallet }: Pick<ForwardingDeps, "wallet">,
  tx: Transaction,
  request: ForwardRequest,
  { cause, amountCents: tooMuch }: { cause: "packing" | "customs"; amountCents: Cents },
): Promise<ForwardRequest> {
  const amountCents = Math.min(tooMuch, leftOfPaid(request));
  if (amountCents === 0 || !(await isLiving(tx, request.customerId))) return request;
  const credited = await wallet.credit(tx, {
    customerId: request.customerId,
    amountCents,
    key: `forward:${request.id}:${cause}`,
    relation: { relType: REL_TYPES.forwardRequest, relId: request.id },
  });
  if (!credited.ok) throw new Error(`An over-estimate was not given back: ${credited.code}`);
  const refundedCents = request.refundedCents + amountCents;
  await updateRequest(tx, request.id, { refundedCents });
  return { ...request, refundedCents };
}
