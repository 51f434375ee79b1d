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

/** Aside, back, and on its way step by step: what needs no more than to be said. */
export function moveRequest(
  deps: ForwardingDeps,
  { to, note, ...input }: MoveRequestInput,
): Promise<StaffResult> {
  const step = { ...input, action: "move" as const, to };
  return staffStep(deps, step, async (tx, request, actor) => {
    // It is received by being measured, and what is paid comes back with its money alone.
    const isBack = request.status === "on_hold" || request.status === "awaiting_payment";
    if (to === "received" && !isBack) return fail("forwarding.errors.step");
    const moved = await requestLifecycle.move(deps, tx, request, to, { actor, remark: note });
    await notifyRequestStep(deps, tx, moved);
    return succeed(moved);
  });
}

/** As far as its carrier says, always to the door; where no steps lead there nothing happens. The last is told. */
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
