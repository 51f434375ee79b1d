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
 * Called in the transaction that refunds the whole price of a period: ends the rest of that period and
 * stops the renewal. The part that has passed stays as it was.
 */
export async function revokePlan(
  deps: Pick<ProDeps, "invoices" | "now">,
  tx: Transaction,
  { owner, periodId }: { owner: Owner; periodId: number },
): Promise<void> {
  const at = deps.now();
  const left = await selectPaidPeriods(tx, owner, at);
  if (!left.some(({ id }) => id === periodId)) return;
  // The price of the unpaid period was based on this one, so it is cancelled. Locks its invoice first and then
  // the period, in the same order as a payment.
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
