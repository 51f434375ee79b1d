import { fail, succeed } from "#core/result.ts";
import type { MoveByStaff } from "../../domain/forward-status.ts";
import { notifyRequestStep } from "../emails/notify-request-step.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import { changeStatus, refuseStep } from "./change-status.ts";
import { type StaffResult, type StaffStepInput, staffStep } from "./staff-step.ts";

export type MoveRequestInput = StaffStepInput & { to: MoveByStaff; note?: string | undefined };

/** Aside, back, and on its way step by step: what needs no more than to be said. */
export function moveRequest(
  deps: ForwardingDeps,
  { to, note, ...input }: MoveRequestInput,
): Promise<StaffResult> {
  const step = { ...input, role: "warehouse" as const, action: "move" };
  return staffStep(deps, step, async (tx, request, staffId) => {
    const refused = refuseStep(request, to);
    if (refused) return refused;
    // It is received by being measured, and what is paid comes back with its money alone.
    const isBack = request.status === "on_hold" || request.status === "awaiting_payment";
    if (to === "received" && !isBack) return fail("forwarding.errors.step");
    const actor = { kind: "staff" as const, id: staffId };
    const deliveredAt = to === "delivered" ? deps.now() : request.deliveredAt;
    const moved = await changeStatus(tx, request, to, { actor, note, deliveredAt });
    await notifyRequestStep(deps, tx, moved);
    return succeed(moved);
  });
}
