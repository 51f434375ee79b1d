import { succeed } from "#core/result.ts";
import { changeStatus, refuseStep } from "./change-status.ts";
import { shippedLetter } from "./forward-letters.ts";
import type { ForwardingDeps } from "./forwarding-deps.ts";
import { postForwardMail } from "./post-forward-mail.ts";
import { type StaffResult, type StaffWish, staffStep } from "./staff-step.ts";

export type Shipping = StaffWish & { carrier: string; trackingNumber: string };

/** On its way, under a number by which it can be followed; the customer is told. */
export function shipRequest(
  deps: ForwardingDeps,
  { carrier, trackingNumber, ...wish }: Shipping,
): Promise<StaffResult> {
  const step = { ...wish, role: "warehouse" as const, action: "ship" };
  return staffStep(deps, step, async (tx, request, staffId) => {
    const refused = refuseStep(request, "shipped");
    if (refused) return refused;
    const actor = { kind: "staff" as const, id: staffId };
    const changes = { actor, carrier, trackingNumber };
    const shipped = await changeStatus(tx, request, "shipped", changes);
    await postForwardMail(deps, tx, shipped, "forward-shipped", shippedLetter(shipped));
    return succeed(shipped);
  });
}
