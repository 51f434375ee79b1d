import type { Result } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import type { RegisterShipmentProblem } from "#features/shipping/server/register-shipment.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import { defineLifecycle } from "#platform/lifecycle/define-lifecycle.ts";
import {
  FORWARD_TRANSITIONS,
  type ForwardActor,
  type ForwardStatus,
} from "../../domain/forward-status.ts";
import { type ForwardRequest, insertStep, updateRequest } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import { lockOwner, lockRequest } from "./lock-request.ts";

/** The status changes of a forward request, by any actor. */
export const requestLifecycle = defineLifecycle<
  ForwardRequest,
  ForwardActor,
  Pick<ForwardingDeps, "wallet" | "now">,
  "forwarding.errors.step"
>({
  name: "forward_request",
  transitions: FORWARD_TRANSITIONS,
  refusal: "forwarding.errors.step",
  who: () => "warehouse",
  staff: (id) => ({ kind: "staff", id }),
  async lock(deps, tx, id) {
    await lockOwner(tx, id);
    return lockRequest(deps, tx, id);
  },
  stamp: ({ now }, _request, to) => (to === "delivered" ? { deliveredAt: now() } : {}),
  save: (tx, { id }, values) => updateRequest(tx, id, values),
  async history(tx, { id }, { to, actor, remark: note = "" }) {
    await insertStep(tx, id, { status: to, actor, note });
    return undefined;
  },
});

export type StaffStepInput = { actor: StaffActor | undefined; id: number };
type StaffProblem =
  | "errors.not_found"
  | "errors.file_type"
  | "forwarding.errors.step"
  | "forwarding.errors.measures"
  | "forwarding.errors.unlike_declared"
  | "forwarding.errors.unlike_parcels"
  | "forwarding.errors.nothing_due"
  | "wallet.errors.not_enough"
  | RegisterShipmentProblem;
export type StaffResult = Result<ForwardRequest, StaffProblem>;

/**
 * A step by staff, who need the role "warehouse" unless another is given; the audit log names it after its
 * use case.
 */
export const staffStep = (
  deps: ForwardingDeps,
  { actor, id, role, action, to }: StaffStepInput & StaffStep,
  work: (tx: Transaction, request: ForwardRequest, by: ForwardActor) => Promise<StaffResult>,
): Promise<StaffResult> =>
  requestLifecycle.stepByStaff<StaffProblem>(
    deps,
    { actor, key: id, action: `forward.${action}`, ...(role && { role }), ...(to && { to }) },
    work,
  );

type StaffStep = {
  action: "receive" | "pack" | "ship" | "move" | "settle-customs" | "charge-storage";
  role?: StaffRole;
  to?: ForwardStatus;
};
