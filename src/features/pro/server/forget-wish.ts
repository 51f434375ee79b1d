import { DAY_MS } from "#core/durations.ts";
import { inTransaction } from "#database/transaction.ts";
import { dropPeriod, findBusyInvoice } from "./open-period.ts";
import { type Owner, type PlanPeriod, selectOpenPeriod } from "./pro.repository.ts";
import type { ProDeps } from "./pro-deps.ts";
import { lockOwner } from "./subscribe.ts";

/** So long an invoice for a plan stands: until the day on which it is due is over. */
export const WISH_MS = 15 * DAY_MS;

/** What was asked for and never paid is not to be paid any more. */
export async function forgetWish(deps: ProDeps, owner: Owner): Promise<void> {
  const busy = await findBusyInvoice(deps, owner);
  await inTransaction(deps.db, async (tx) => {
    await lockOwner(tx, owner);
    const open = await selectOpenPeriod(tx, owner);
    if (open && isStale(open, deps.now())) await dropPeriod(deps, tx, open, { busy, by: "system" });
  });
}

/** A renewal is wanted only until what it goes on from is over. */
const isStale = ({ kind, startsAt, createdAt }: PlanPeriod, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > WISH_MS ||
  (kind === "renewal" && startsAt !== null && startsAt <= now);
