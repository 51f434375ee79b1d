import { fail, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import { isHoldAnswered } from "../../domain/hold-answer.ts";
import { type ForwardRequest, insertHoldAnswer, selectSteps } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import { findMyRequest, lockRequest } from "./lock-request.ts";

export type HoldAnswer = { id: number; customerId: number; message: string };
type Problem = "errors.not_found" | "forwarding.errors.step";

/** Adds the answer to the parcel's history for its owner and staff; staff see it as a task until they continue. */
export async function answerHold(
  deps: ForwardingDeps,
  { id, customerId, message }: HoldAnswer,
): Promise<Result<ForwardRequest, Problem>> {
  const known = await findMyRequest(deps, { id, customerId });
  if (!known) return fail("errors.not_found");
  return inTransaction(deps.db, async (tx) => {
    const request = await lockRequest(deps, tx, id);
    if (request?.status !== "on_hold" || isHoldAnswered(await selectSteps(tx, id))) {
      return fail("forwarding.errors.step");
    }
    await insertHoldAnswer(tx, id, { customerId, message });
    return succeed(request);
  });
}
