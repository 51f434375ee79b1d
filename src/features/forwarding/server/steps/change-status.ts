import { type Failure, fail } from "#core/result.ts";
import { canTransition } from "#core/state-machine.ts";
import type { Transaction } from "#database/connect.ts";
import {
  FORWARD_TRANSITIONS,
  type ForwardActor,
  type ForwardStatus,
} from "../../domain/forward-status.ts";
import { type ForwardRequest, insertStep, updateRequest } from "../forwarding.repository.ts";

export type StepProblem = "errors.not_found" | "forwarding.errors.step";
type Changes = Partial<Omit<ForwardRequest, "id" | "status">>;

/** Told before anything else is done: a step that is not in the table is refused. */
export function refuseStep(
  { status }: Pick<ForwardRequest, "status">,
  to: ForwardStatus,
): Failure<StepProblem> | undefined {
  return canTransition(FORWARD_TRANSITIONS, status, to)
    ? undefined
    : fail("forwarding.errors.step");
}

/** The one place where a request goes on: the row is locked, the step is allowed, and it is written down. */
export async function changeStatus(
  tx: Transaction,
  request: ForwardRequest,
  to: ForwardStatus,
  { actor, note = "", ...changes }: Changes & { actor: ForwardActor; note?: string | undefined },
): Promise<ForwardRequest> {
  if (!canTransition(FORWARD_TRANSITIONS, request.status, to)) {
    throw new Error(`A forward request that is ${request.status} cannot become ${to}`);
  }
  const values = { ...changes, status: to };
  await updateRequest(tx, request.id, values);
  await insertStep(tx, request.id, { status: to, actor, note });
  return { ...request, ...values };
}
