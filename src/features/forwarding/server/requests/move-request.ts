import { fail, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { type CarriedStatus, stepsByCarrier } from "#features/shipping/domain/carried-status.ts";
import {
  FORWARD_PROGRESS,
  FORWARD_TRANSITIONS,
  type MoveByStaff,
} from "../../domain/forward-status.ts";
import { notifyRequestStep } from "../emails/notify-request-step.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import { lockRequest } from "./lock-request.ts";
import {
  requestLifecycle,
  type StaffResult,
  type StaffStepInput,
  staffStep,
} from "./request-lifecycle.ts";

type MoveRequestInput = StaffStepInput & { to: MoveByStaff; note?: string | undefined };

/** Puts a request on hold, back, or one step further: all moves that need no other data. */
export function moveRequest(
  deps: ForwardingDeps,
  { to, note, ...input }: MoveRequestInput,
): Promise<StaffResult> {
  const step = { ...input, action: "move" as const, to };
  return staffStep(deps, step, async (tx, request, actor) => {
    // Receiving needs measures, and a paid request comes back only by a refund.
    const isBack = request.status === "on_hold" || request.status === "awaiting_payment";
    if (to === "received" && !isBack) return fail("forwarding.errors.step");
    const moved = await requestLifecycle.move(deps, tx, request, to, { actor, remark: note });
    await notifyRequestStep(deps, tx, moved);
    return succeed(moved);
  });
}

/**
 * Moves a request to the status that its carrier reports, always to the door; does nothing if no steps
 * lead there. Only the last step sends a mail.
 */
export async function moveByCarrier(
  deps: ForwardingDeps,
  tx: Transaction,
  id: number,
  to: CarriedStatus,
): Promise<void> {
  const request = await lockRequest(deps, tx, id);
  if (!request) return;
  const steps = stepsByCarrier({
    transitions: FORWARD_TRANSITIONS,
    way: FORWARD_PROGRESS,
    from: request.status,
    to,
    toPickupPoint: false,
  });
  if (steps.length === 0) return;
  let moved = request;
  for (const step of steps) {
    moved = await requestLifecycle.move(deps, tx, moved, step, { actor: { kind: "system" } });
  }
  await notifyRequestStep(deps, tx, moved);
}
