import type { Result } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import type { RegisterShipmentProblem } from "#features/shipping/server/register-shipment.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import type { ForwardActor, ForwardStatus } from "../../domain/forward-status.ts";
import type { ForwardRequest } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import { requestLifecycle } from "../request-lifecycle.ts";

export type StaffStepInput = { actor: StaffActor | undefined; id: number };
export type StaffProblem =
  | "errors.not_found"
  | "errors.file_type"
  | "forwarding.errors.step"
  | "forwarding.errors.measures"
  | "forwarding.errors.nothing_due"
  | "wallet.errors.not_enough"
  | RegisterShipmentProblem;
export type StaffResult = Result<ForwardRequest, StaffProblem>;

/** By those in the warehouse unless said otherwise; the audit log calls it after its use case. */
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

type StaffStep = { action: string; role?: StaffRole; to?: ForwardStatus };
