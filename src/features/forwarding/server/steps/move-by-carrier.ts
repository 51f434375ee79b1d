import type { Transaction } from "#database/connect.ts";
import { type CarriedStatus, stepsByCarrier } from "#features/shipping/domain/carried-status.ts";
import { FORWARD_PROGRESS, FORWARD_TRANSITIONS } from "../../domain/forward-status.ts";
import { notifyRequestStep } from "../emails/notify-request-step.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import { lockRequest } from "../lock-request.ts";
import { requestLifecycle } from "../request-lifecycle.ts";

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
