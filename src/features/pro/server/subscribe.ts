import type { Cents } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { inTransaction, lockNamed } from "#database/transaction.ts";
import { lockActiveCustomer } from "#features/account/server/lock-active-customer.ts";
import { NOT_LOGGED_IN } from "#platform/auth/session-life.ts";
import type { Period, Plan } from "../domain/plan.ts";
import { planChange } from "../domain/plan-change.ts";
import { currentPlan, plansFor } from "./current-plan.ts";
import {
  dropPeriod,
  findBusyInvoice,
  openPeriod,
  type PeriodInput,
} from "./periods/open-period.ts";
import { type Owner, type PlanPeriod, selectOpenPeriod } from "./pro.repository.ts";
import type { ProDeps } from "./pro-deps.ts";
import { saveSubscription } from "./subscriptions.repository.ts";

export type SubscriptionInput = {
  owner: Owner;
  language: string;
  /** The plan's code. */
  code: string;
  period: Period;
  fromWallet: boolean;
  /** The amount that was shown as due. */
  seenCents?: Cents | undefined;
};
type SubscribeProblem =
  | typeof NOT_LOGGED_IN
  | "errors.invalid_input"
  | "wallet.errors.not_enough"
  | "orders.errors.total_changed"
  | "pro.errors.being_paid";
type Answer = Result<null, SubscribeProblem>;

/** Runs a customer's requests one after another, so that two requests at the same time make one invoice. */
export const lockOwner = (tx: Transaction, { customerId, siteId }: Owner): Promise<void> =>
  lockNamed(tx, `pro:${customerId}:${siteId}`);

/** Starts, changes or continues a plan; if there is something to pay, by an invoice. */
export async function subscribe(deps: ProDeps, input: SubscriptionInput): Promise<Answer> {
  const { owner, code } = input;
  const held = await currentPlan(deps.db, owner, deps.now());
  const plan = (await plansFor(deps.db, owner.siteId, held)).find((one) => one.code === code);
  if (!plan) return fail("errors.invalid_input", { plan: ["validation.invalid"] });
  const busy = await findBusyInvoice(deps, owner);
  return inTransaction<Answer>(deps.db, async (tx) => {
    await lockOwner(tx, owner);
    if (!(await lockActiveCustomer(tx, owner.customerId))) return fail(NOT_LOGGED_IN);
    // Read before the paid periods: if it is paid in between, it cannot be cancelled any more, and nothing happens.
    const open = await selectOpenPeriod(tx, owner);
    const now = deps.now();
    const { period } = input;
    const change = planChange({ plan, period }, await currentPlan(tx, owner, now), now);
    if (change.kind === "same" || change.kind === "later") {
      const isSame = change.kind === "same";
      return scheduleChange(deps, tx, { ...input, plan, isSame, open, busy });
    }
    return buy(deps, tx, { ...input, ...change, plan, open, busy });
  });
}

type Known = {
  plan: Plan;
  /** The unpaid period. */
  open: PlanPeriod | undefined;
  /** The id of an invoice that is being paid. */
  busy: string | undefined;
};

/** Nothing is due now: the chosen plan follows at the end of the paid time. */
async function scheduleChange(
  deps: ProDeps,
  tx: Transaction,
  {
    owner,
    language,
    plan,
    period,
    isSame,
    open,
    busy,
  }: SubscriptionInput & Known & { isSame: boolean },
): Promise<Answer> {
  // An unpaid renewal of the same plan stays; any other unpaid period is cancelled.
  const isKept = isSame && open?.kind === "renewal" && (await isToPay(deps, tx, open));
  const dropped =
    open && !isKept ? await dropPeriod(deps, tx, open, { busy, by: "customer" }) : succeed(null);
  if (!dropped.ok) return dropped;
  const next = { nextPlanId: isSame ? null : plan.id, nextPeriod: isSame ? null : period };
  const step = { step: "wanted", actor: "customer" } as const;
  await saveSubscription(tx, owner, { language, renews: true, ...next }, step);
  return succeed(null);
}

/** Repeating the same request returns the same invoice. */
async function buy(
  deps: ProDeps,
  tx: Transaction,
  input: PeriodInput & Known & Pick<SubscriptionInput, "fromWallet" | "seenCents">,
): Promise<Answer> {
  const { owner, fromWallet, seenCents, dueCents, open, busy } = input;
  if (seenCents !== undefined && seenCents !== dueCents) return fail("orders.errors.total_changed");
  if (fromWallet) {
    const { wallet } = await deps.wallet.lockBalance(tx, owner.customerId);
    if (wallet < dueCents) return fail("wallet.errors.not_enough");
  } else if (open && isSameRequest(open, input) && (await isToPay(deps, tx, open))) {
    return succeed(null);
  }
  const dropped = open ? await dropPeriod(deps, tx, open, { busy, by: "customer" }) : succeed(null);
  if (!dropped.ok) return dropped;
  await openPeriod(deps, tx, input, fromWallet);
  return succeed(null);
}

/** False if its invoice has been declined in the meantime. */
const isToPay = async (
  { invoices }: ProDeps,
  tx: Transaction,
  { invoiceId }: PlanPeriod,
): Promise<boolean> => (await invoices.stateOf(tx, invoiceId)) === "open";

const isSameRequest = (open: PlanPeriod, { plan, period, kind, dueCents }: PeriodInput): boolean =>
  open.planId === plan.id &&
  open.period === period &&
  open.kind === kind &&
  open.dueCents === dueCents;
