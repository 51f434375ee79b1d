import type { Transaction } from "#database/connect.ts";
import { dropPeriod } from "./periods/open-period.ts";
import { periodLifecycle } from "./periods/period-lifecycle.ts";
import {
  lockPeriod,
  type Owner,
  selectOpenPeriod,
  selectPaidPeriods,
  updatePeriod,
} from "./pro.repository.ts";
import type { ProDeps } from "./pro-deps.ts";
import { stopSubscription } from "./subscriptions.repository.ts";

/**
 * All that was paid for a plan's time has gone back, in the transaction in which it did: what is left of
 * that time is not had any more, and nothing goes on. What was had before stays as it was.
 */
export async function revokePlan(
  deps: Pick<ProDeps, "invoices" | "now">,
  tx: Transaction,
  { owner, periodId }: { owner: Owner; periodId: number },
): Promise<void> {
  const at = deps.now();
  const left = await selectPaidPeriods(tx, owner, at);
  if (!left.some(({ id }) => id === periodId)) return;
  // What waits was counted with it. First its invoice, then the period, as whoever pays it does.
  const open = await selectOpenPeriod(tx, owner);
  if (open) await dropPeriod(deps, tx, open, { by: "payment" });
  const period = await lockPeriod(tx, periodId);
  const { startsAt, endsAt } = period ?? {};
  if (!period || !startsAt || !endsAt || endsAt <= at) return;
  if (startsAt < at) await updatePeriod(tx, periodId, { endsAt: at });
  else {
    const back = { actor: "payment" as const, paidAt: null };
    await periodLifecycle.move(deps, tx, period, "cancelled", back);
  }
  await stopSubscription(tx, owner, { step: "taken_back", actor: "payment" });
}
