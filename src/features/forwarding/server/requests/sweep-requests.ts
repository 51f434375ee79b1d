import { DAY_MS } from "#core/durations.ts";
import { forEachSettled } from "#core/work-queue.ts";
import { inTransaction } from "#database/transaction.ts";
import { selectUnpaidSince } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import { lockRequest } from "./lock-request.ts";
import { requestLifecycle } from "./request-lifecycle.ts";

const PRICE_STANDS_DAYS = 7;

/** Takes back prices that were not paid for a week: the storage time continues, and the customer chooses again. */
export async function sweepRequests(deps: ForwardingDeps): Promise<void> {
  const before = new Date(deps.now().getTime() - PRICE_STANDS_DAYS * DAY_MS);
  const late = await selectUnpaidSince(deps.db, before);
  await forEachSettled(
    late.map(({ id }) => id),
    (id) =>
      inTransaction(deps.db, async (tx) => {
        const request = await lockRequest(deps, tx, id);
        if (request?.status !== "awaiting_payment" || !request.chosenAt) return;
        if (request.chosenAt >= before) return;
        await requestLifecycle.move(deps, tx, request, "received", { actor: { kind: "system" } });
      }),
    (request, err) => deps.reportProblem("request_sweep_failed", { request, err }),
  );
}
