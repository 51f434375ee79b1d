import type { Cents } from "#core/money.ts";
import { fail, succeed } from "#core/result.ts";
import { overEstimate } from "../../domain/forward-price.ts";
import { SEEN_BY_CUSTOMS } from "../../domain/parcel-actions.ts";
import { updateRequest } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import { refundOverEstimate } from "../payment/refund-over-estimate.ts";
import { type StaffResult, type StaffStepInput, staffStep } from "./request-lifecycle.ts";

type CustomsBill = StaffStepInput & { dutyCents: Cents; vatCents: Cents };

/** Saves the actual duty and VAT, which finance enters once; an overcharge is refunded to the wallet. */
export function settleCustoms(
  deps: ForwardingDeps,
  { dutyCents, vatCents, ...input }: CustomsBill,
): Promise<StaffResult> {
  const step = { ...input, role: "finance" as const, action: "settle-customs" as const };
  return staffStep(deps, step, async (tx, request) => {
    const isPaid = request.paidAt !== null;
    if (!isPaid || !SEEN_BY_CUSTOMS.includes(request.status) || request.customsSettledAt) {
      return fail("forwarding.errors.step");
    }
    const customsSettledAt = deps.now();
    await updateRequest(tx, request.id, { customsSettledAt });
    const asked = request.dutyCents + request.vatCents;
    const amountCents = overEstimate(asked, dutyCents + vatCents);
    const settled = { ...request, customsSettledAt };
    return succeed(await refundOverEstimate(deps, tx, settled, { cause: "customs", amountCents }));
  });
}
