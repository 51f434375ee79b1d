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
  /** Of a renewal: where it goes on from. */
  startsAt?: Date;
  /** Of something larger: from then on another sum is due. */
  standsUntil?: Date;
};

/** Time with a plan, and the invoice by which it is paid: at once where the wallet has enough. */
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
  // Paid after that it would not go on without a gap, or would cost something else.
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

/** Which invoice nobody may take back just now. Asked before a transaction begins, on its own connection. */
export async function findBusyInvoice(
  { db, invoices }: Pick<ProDeps, "db" | "invoices">,
  owner: Owner,
): Promise<string | undefined> {
  const id = (await selectOpenPeriod(db, owner))?.invoiceId ?? undefined;
  return id !== undefined && (await invoices.isBeingPaid(id)) ? id : undefined;
}

/** What is not wanted any more is not to be paid either; refused while somebody is paying it. */
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
