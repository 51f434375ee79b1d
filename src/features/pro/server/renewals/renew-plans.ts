import { DAY_MS } from "#core/durations.ts";
import { forEachSettled } from "#core/work-queue.ts";
import type { Queryable, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { priceOf } from "../../domain/plan.ts";
import { type RenewalStep, renewalStep } from "../../domain/renewal-step.ts";
import { endedEmail, postPlanMail } from "../emails/pro-emails.ts";
import { cancelStalePeriod, UNPAID_PERIOD_MS } from "../periods/cancel-stale-period.ts";
import { GRACE_MS } from "../periods/is-period-price-current.ts";
import { dropPeriod, openPeriod, type PeriodInput } from "../periods/open-period.ts";
import {
  type Owner,
  type PaidPeriod,
  type PlanPeriod,
  selectEnding,
  selectOpenPeriod,
  selectPaidPeriods,
  selectPlan,
  selectStale,
} from "../pro.repository.ts";
import type { ProDeps } from "../pro-deps.ts";
import { lockOwner } from "../subscribe.ts";
import {
  type Subscription,
  selectSubscription,
  stopSubscription,
} from "../subscriptions.repository.ts";

/** How long before its end a plan is renewed. */
const RENEWAL_MS = 3 * DAY_MS;

/**
 * Every minute, renews plans that are about to end, from the wallet or by an invoice, and ends plans that
 * nobody paid for. Each plan has its own transaction: if the process is killed, nothing has happened to
 * that plan, and the next run finds it again.
 */
export async function renewPlans(deps: ProDeps): Promise<void> {
  const now = deps.now();
  await sweep(deps, await selectEnding(deps.db, new Date(now.getTime() + RENEWAL_MS)), renewPlan);
  const before = new Date(now.getTime() - UNPAID_PERIOD_MS);
  const upgradesBefore = new Date(now.getTime() - GRACE_MS);
  await sweep(deps, await selectStale(deps.db, { before, upgradesBefore, now }), cancelStalePeriod);
}

async function sweep(
  deps: ProDeps,
  owners: readonly Owner[],
  work: (deps: ProDeps, owner: Owner) => Promise<void>,
): Promise<void> {
  const positions = owners.map((_owner, at) => at);
  await forEachSettled(
    positions,
    async (at) => {
      const owner = owners[at];
      if (owner) await work(deps, owner);
    },
    (at, err) => deps.reportProblem("plan_sweep_failed", { owner: owners[at], err }),
  );
}

/** If there is nothing to do, does not check for a payment and takes no lock. */
async function renewPlan(deps: ProDeps, owner: Owner): Promise<void> {
  const { db, wallet, invoices } = deps;
  const seen = await lookAt(deps, db, owner, () => wallet.readBalance(owner.customerId));
  if (!seen || seen.step === "wait") return;
  // Somebody is paying the invoice; the next run sees the result.
  if (seen.open?.invoiceId && (await invoices.isBeingPaid(seen.open.invoiceId))) return;
  await inTransaction(db, async (tx) => {
    await lockOwner(tx, owner);
    const found = await lookAt(deps, tx, owner, () => wallet.lockBalance(tx, owner.customerId));
    // Something changed in the meantime; the next run handles it.
    if (!found || found.step !== seen.step || found.open?.id !== seen.open?.id) return;
    if (found.open && !(await dropPeriod(deps, tx, found.open, { by: "system" })).ok) return;
    await renewOne(deps, tx, found);
  });
}

type Ending = {
  owner: Owner;
  subscription: Subscription;
  last: PaidPeriod;
  open: PlanPeriod | undefined;
  input: PeriodInput;
  step: RenewalStep;
};

/** The next step for a plan; undefined if the plan was renewed or cancelled in the meantime. */
async function lookAt(
  { invoices, now }: Pick<ProDeps, "invoices" | "now">,
  db: Queryable,
  owner: Owner,
  readBalance: () => Promise<{ wallet: number }>,
): Promise<Ending | undefined> {
  // Read before the paid periods: if it is paid in between, it cannot be cancelled any more, and nothing happens.
  const open = await selectOpenPeriod(db, owner);
  const subscription = await selectSubscription(db, owner);
  const last = (await selectPaidPeriods(db, owner)).at(-1);
  const at = now();
  if (!subscription?.renews || !last) return undefined;
  if (last.endsAt.getTime() > at.getTime() + RENEWAL_MS) return undefined;
  const input = await renewalOf(db, { owner, subscription, last });
  const { wallet } = await readBalance();
  const step = renewalStep({
    waiting: open && { kind: open.kind, invoice: await invoices.stateOf(db, open.invoiceId) },
    isOver: last.endsAt <= at,
    isCovered: wallet >= input.dueCents,
  });
  return { owner, subscription, last, open, input, step };
}

async function renewalOf(
  db: Queryable,
  { owner, subscription, last }: Pick<Ending, "owner" | "subscription" | "last">,
): Promise<PeriodInput> {
  const { nextPlanId, nextPeriod, language } = subscription;
  const plan = (nextPlanId !== null && (await selectPlan(db, nextPlanId))) || last.plan;
  const period = nextPeriod ?? last.period;
  const dueCents = priceOf(plan, period);
  return { owner, language, plan, period, dueCents, kind: "renewal", startsAt: last.endsAt };
}

async function renewOne(deps: ProDeps, tx: Transaction, ending: Ending): Promise<void> {
  const { owner, input, step } = ending;
  if (step === "end") return endPlan(deps, tx, ending);
  if (step === "stop") return stopSubscription(tx, owner, { step: "cancelled", actor: "customer" });
  return openPeriod(deps, tx, input, step === "pay_from_wallet");
}

type Ended = { owner: Owner; subscription: Subscription; last: PaidPeriod };

/** Ends a plan whose renewal nobody paid for, and tells its owner. */
async function endPlan(
  deps: Pick<ProDeps, "findSite" | "linkTo" | "postMail">,
  tx: Transaction,
  { owner, subscription: { language }, last }: Ended,
): Promise<void> {
  await stopSubscription(tx, owner, { step: "ended", actor: "system" });
  const plan = last.plan.name;
  await postPlanMail(deps, tx, { owner, language, plan, kind: "pro-ended", write: endedEmail });
}
