import { formatDate } from "#core/dates.ts";
import type { Cents } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { type Period, type Plan, type PlanStep, priceOf } from "../../domain/plan.ts";
import {
  insertPeriod,
  type Owner,
  type PlanPeriod,
  selectOpenPeriod,
  updatePeriod,
} from "../pro.repository.ts";
import type { ProDeps } from "../pro-deps.ts";
import { periodLifecycle } from "./period-lifecycle.ts";

export type PeriodInput = {
  owner: Owner;
  language: string;
  plan: Plan;
  period: Period;
  kind: PlanPeriod["kind"];
  dueCents: Cents;
  /** For a renewal: the end of the plan that it continues. */
  startsAt?: Date;
  /** For an upgrade: the time at which the amount due changes. */
  standsUntil?: Date;
};

/** Creates a period and its invoice, and pays it immediately if `isFromWallet`. */
export async function openPeriod(
  deps: Pick<ProDeps, "invoices" | "findSite" | "translatorFor" | "now">,
  tx: Transaction,
  input: PeriodInput,
  isFromWallet: boolean,
): Promise<void> {
  const { owner, language, plan, period, kind, dueCents, startsAt = null, standsUntil } = input;
  const { id: periodId } = await insertPeriod(tx, {
    ...owner,
    planId: plan.id,
    period,
    kind,
    dueCents,
    startsAt,
    priceCents: priceOf(plan, period),
    createdAt: deps.now(),
  });
  const site = deps.findSite(owner.siteId);
  const words = { shop: site.name, plan: plan.name };
  const name = deps.translatorFor(language)(`mail.pro.line_${period}`, words);
  // A later payment would leave a gap, or the price would be different.
  const lastMoment = startsAt ?? standsUntil;
  const invoice = {
    site,
    customerId: owner.customerId,
    language,
    name,
    plan: { ...words, period },
    cents: dueCents,
    periodId,
    dueOn: lastMoment && formatDate(lastMoment, site.timeZone),
  };
  const { issue, issueFromWallet } = deps.invoices;
  const invoiceId = await (isFromWallet ? issueFromWallet : issue)(tx, invoice);
  await updatePeriod(tx, periodId, { invoiceId });
}

/**
 * The id of an invoice that must not be cancelled, because it is being paid. Call it before a transaction
 * begins, because it uses its own connection.
 */
export async function findBusyInvoice(
  { db, invoices }: Pick<ProDeps, "db" | "invoices">,
  owner: Owner,
): Promise<string | undefined> {
  const id = (await selectOpenPeriod(db, owner))?.invoiceId ?? undefined;
  return id !== undefined && (await invoices.isBeingPaid(id)) ? id : undefined;
}

/** Cancels an unpaid period and its invoice; fails while the invoice is being paid. */
export async function dropPeriod(
  { invoices }: Pick<ProDeps, "invoices">,
  tx: Transaction,
  period: PlanPeriod,
  { busy, by }: { busy?: string | undefined; by: PlanStep["actor"] },
): Promise<Result<null, "pro.errors.being_paid">> {
  const { invoiceId } = period;
  const isFree = invoiceId !== busy || invoiceId === null;
  const isDropped = isFree && (invoiceId === null || (await invoices.cancel(tx, invoiceId)).ok);
  if (!isDropped) return fail("pro.errors.being_paid");
  await periodLifecycle.move({}, tx, period, "cancelled", { actor: by });
  return succeed(null);
}
