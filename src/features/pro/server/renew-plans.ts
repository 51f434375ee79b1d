import { DAY_MS } from "#core/durations.ts";
import { eachAlone } from "#core/each-alone.ts";
import type { Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { priceOf } from "../domain/plan.ts";
import { endPlan } from "./end-plan.ts";
import { dropPeriod, findBusyInvoice, openPeriod, type PeriodWish } from "./open-period.ts";
import {
  type Owner,
  type PaidPeriod,
  type PlanPeriod,
  type Subscription,
  selectEnding,
  selectOpenPeriod,
  selectPaidPeriods,
  selectPlan,
  selectStale,
  selectSubscription,
} from "./pro.repository.ts";
import type { ProDeps } from "./pro-deps.ts";
import { lockOwner } from "./subscribe.ts";

/** So long before its end a plan is renewed. */
const RENEWAL_MS = 3 * DAY_MS;
/** So long an invoice for a plan stands; that of a renewal ends before. */
const WISH_MS = 14 * DAY_MS;

/**
 * Every minute: plans that are about to end go on, from the wallet or by an invoice, and those that
 * nobody paid for end at their date. Each by itself and in one transaction: killed in the middle
 * nothing has happened, and the next minute finds it again.
 */
export async function renewPlans(deps: ProDeps): Promise<void> {
  const now = deps.now().getTime();
  const ending = await selectEnding(deps.db, new Date(now + RENEWAL_MS));
  await sweep(deps, ending, renewPlan);
  await sweep(deps, await selectStale(deps.db, new Date(now - WISH_MS)), forgetWish);
}

async function sweep(
  deps: ProDeps,
  owners: readonly Owner[],
  work: (deps: ProDeps, owner: Owner, busy: string | undefined) => Promise<void>,
): Promise<void> {
  const places = owners.map((_owner, at) => at);
  await eachAlone(
    places,
    async (at) => {
      const owner = owners[at];
      if (owner) await work(deps, owner, await findBusyInvoice(deps, owner));
    },
    (at, err) => deps.onTrouble("a plan could not be swept", { owner: owners[at], err }),
  );
}

function renewPlan(deps: ProDeps, owner: Owner, busy: string | undefined): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    await lockOwner(tx, owner);
    const subscription = await selectSubscription(tx, owner);
    const last = (await selectPaidPeriods(tx, owner)).at(-1);
    const soon = new Date(deps.now().getTime() + RENEWAL_MS);
    // Renewed or cancelled meanwhile.
    if (!subscription?.renews || !last || last.endsAt > soon) return;
    const open = await selectOpenPeriod(tx, owner);
    // Somebody is paying: what comes of it is seen the next time.
    if (open && open.invoiceId === busy) return;
    await goOnOrEnd(deps, tx, { owner, subscription, last }, open);
  });
}

/** From the wallet as soon as it has enough, until then by an invoice, and over at the end. */
async function goOnOrEnd(
  deps: ProDeps,
  tx: Transaction,
  ending: Ending,
  open: PlanPeriod | undefined,
): Promise<void> {
  const wish = await renewalOf(tx, ending);
  const isOver = ending.last.endsAt <= deps.now();
  const { wallet } = await deps.wallet.lockBalance(tx, ending.owner.customerId);
  const isCovered = !isOver && wallet >= wish.dueCents;
  if (!isOver && !isCovered) {
    if (!open) await openPeriod(deps, tx, wish, false);
    return;
  }
  if (open && !(await dropPeriod(deps, tx, open, undefined)).ok) return;
  if (isCovered) await openPeriod(deps, tx, wish, true);
  else await endPlan(deps, tx, ending);
}

type Ending = { owner: Owner; subscription: Subscription; last: PaidPeriod };

async function renewalOf(tx: Transaction, ending: Ending): Promise<PeriodWish> {
  const { owner, subscription, last } = ending;
  const { nextPlanId, nextPeriod, language } = subscription;
  const plan = (nextPlanId !== null && (await selectPlan(tx, nextPlanId))) || last.plan;
  const period = nextPeriod ?? last.period;
  const dueCents = priceOf(plan, period);
  return { owner, language, plan, period, dueCents, kind: "renewal", startsAt: last.endsAt };
}

function forgetWish(deps: ProDeps, owner: Owner, busy: string | undefined): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    await lockOwner(tx, owner);
    const open = await selectOpenPeriod(tx, owner);
    const isStale = open && deps.now().getTime() - open.createdAt.getTime() > WISH_MS;
    if (isStale) await dropPeriod(deps, tx, open, busy);
  });
}
