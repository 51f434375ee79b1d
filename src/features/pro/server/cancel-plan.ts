import { type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import { dropPeriod, findBusyInvoice } from "./periods/open-period.ts";
import { type Owner, selectOpenPeriod } from "./pro.repository.ts";
import type { ProDeps } from "./pro-deps.ts";
import { lockOwner } from "./subscribe.ts";
import { stopSubscription } from "./subscriptions.repository.ts";

type Answer = Result<null, "pro.errors.being_paid">;

/**
 * Stops the renewal and cancels an unpaid invoice; what is paid stays active until its end. A renewal that
 * is being paid cannot be cancelled any more: it will be the last one.
 */
export async function cancelPlan(deps: ProDeps, owner: Owner): Promise<Answer> {
  const busy = await findBusyInvoice(deps, owner);
  return inTransaction<Answer>(deps.db, async (tx) => {
    await lockOwner(tx, owner);
    const open = await selectOpenPeriod(tx, owner);
    const dropped = open
      ? await dropPeriod(deps, tx, open, { busy, by: "customer" })
      : succeed(null);
    if (!dropped.ok && open?.kind !== "renewal") return dropped;
    await stopSubscription(tx, owner, { step: "cancelled", actor: "customer" });
    return succeed(null);
  });
}
