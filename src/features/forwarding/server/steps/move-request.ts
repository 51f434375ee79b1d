import { fail, succeed } from "#core/result.ts";
import type { MoveByStaff } from "../../domain/forward-status.ts";
import { notifyRequestStep } from "../emails/notify-request-step.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import { requestLifecycle } from "../request-lifecycle.ts";
import { type StaffResult, type StaffStepInput, staffStep } from "./staff-step.ts";

export type MoveRequestInput = StaffStepInput & { to: MoveByStaff; note?: string | undefined };

/** Aside, back, and on its way step by step: what needs no more than to be said. */
export function moveRequest(
  deps: ForwardingDeps,
  { to, note, ...input }: MoveRequestInput,
): Promise<StaffResult> {
  const step = { ...input, action: "move", to };
  return staffStep(deps, step, async (tx, request, actor) => {
    // It is received by being measured, and what is paid comes back with its money alone.
    const isBack = request.status === "on_hold" || request.status === "awaiting_payment";
    if (to === "received" && !isBack) return fail("forwarding.errors.step");
    const moved = await requestLifecycle.move(deps, tx, request, to, { actor, said: note });
    await notifyRequestStep(deps, tx, moved);
    return succeed(moved);
  });
}
