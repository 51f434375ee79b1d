import { stepsBetween } from "#core/state-machine.ts";
import type { Transaction } from "#database/connect.ts";
import { FORWARD_TRANSITIONS, FORWARD_WAY, type ForwardStatus } from "../domain/forward-status.ts";
import { changeStatus } from "./change-status.ts";
import type { ForwardingDeps } from "./forwarding-deps.ts";
import { lockRequest } from "./lock-request.ts";
import { tellStep } from "./tell-step.ts";

/**
 * As far as its carrier says, step by step through the table: what a carrier left out is filled in,
 * and where no steps lead there, as from behind, nothing happens. The last is told.
 */
export async function moveByCarrier(
  deps: ForwardingDeps,
  tx: Transaction,
  id: number,
  to: ForwardStatus,
): Promise<void> {
  const request = await lockRequest(deps, tx, id);
  if (!request || FORWARD_WAY.indexOf(request.status) < FORWARD_WAY.indexOf("shipped")) return;
  const steps = stepsBetween(
    FORWARD_TRANSITIONS,
    request.status,
    to,
    (status) => FORWARD_WAY.includes(status) && status !== "ready_for_pickup",
  );
  if (steps.length === 0) return;
  let moved = request;
  for (const step of steps) {
    const deliveredAt = step === "delivered" ? deps.now() : moved.deliveredAt;
    moved = await changeStatus(tx, moved, step, { actor: { kind: "system" }, deliveredAt });
  }
  await tellStep(deps, tx, moved);
}
