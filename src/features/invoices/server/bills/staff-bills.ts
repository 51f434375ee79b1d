import { addDays, formatDate } from "#core/dates.ts";
import { sum } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { lockActiveCustomer } from "#features/account/server/lock-active-customer.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import { reachesSite, requireRole, type StaffActor } from "#platform/auth/require-role.ts";
import { BILL_LIMITS, type BillStatus } from "../../domain/bill.ts";
import { billCancelledEmail, postInvoiceMail } from "../emails/invoice-emails.ts";
import type { InvoicesDeps } from "../invoices-deps.ts";
import { billLifecycle, lockPaidBill } from "./bill-lifecycle.ts";
import { creditBill } from "./bill-payable.ts";
import { type Bill, type BillActor, selectBill, selectRecipient } from "./bills.repository.ts";
import { type BillContent, type BillLine, issueBill } from "./issue-bill.ts";
import { settleBill } from "./settle-bill.ts";

type StaffBillProblem =
  | "errors.not_found"
  | "invoices.errors.nobody"
  | "invoices.errors.other_site"
  | "invoices.errors.amount"
  | "invoices.errors.due"
  | "invoices.errors.step"
  | "invoices.errors.being_paid";
type BillAnswer = Result<Bill, StaffBillProblem>;
type BillResult = Promise<BillAnswer>;
type StaffBillInput = { actor: StaffActor | undefined; slug: string };

/** Issues a bill that staff wrote (SPEC §3 "misc invoice"). */
export async function issueByStaff(
  deps: InvoicesDeps,
  { actor, ...input }: BillContent & { actor: StaffActor | undefined },
): BillResult {
  const allowed = requireRole(actor, "finance");
  if (!allowed.ok) return allowed;
  if (!reachesSite(allowed.value, input.siteId)) return fail("errors.not_found");
  if (!isSum(input.lines)) return refuseField("lines", "invoices.errors.amount");
  if (input.dueOn !== undefined && !isDue(todayOf(deps, input.siteId), input.dueOn)) {
    return refuseField("due_on", "invoices.errors.due");
  }
  const wrong = "customerId" in input && (await findWrongSite(deps, allowed.value, input));
  if (wrong) return refuseField("customer_id", wrong);
  const { id } = allowed.value;
  return inTransaction<Result<Bill, StaffBillProblem>>(deps.db, async (tx) => {
    const by = { kind: "staff" as const, id };
    const bill = await issueBill(deps, tx, { ...input, purpose: "misc", actor: by });
    if (!bill) return refuseField("customer_id", "invoices.errors.nobody");
    await note(tx, allowed.value, "issue", bill);
    return succeed(bill);
  });
}

/** The field of the call's input that is wrong. */
const refuseField = (field: string, code: StaffBillProblem) => fail(code, { [field]: [code] });

/** A customer is billed by their own site; one of a site that the actor does not work for does not exist. */
async function findWrongSite(
  { db }: InvoicesDeps,
  actor: StaffActor,
  { customerId, siteId }: { customerId: number; siteId: number },
): Promise<"invoices.errors.nobody" | "invoices.errors.other_site" | undefined> {
  const found = await selectRecipient(db, customerId);
  if (!found || !reachesSite(actor, found.customer.siteId)) return "invoices.errors.nobody";
  return found.customer.siteId === siteId ? undefined : "invoices.errors.other_site";
}

/** The total is more than zero, and at most what anybody could owe us. */
function isSum(lines: readonly BillLine[]): boolean {
  const cents = sum(lines.map(({ unitCents, quantity }) => unitCents * quantity));
  return cents > 0 && cents <= BILL_LIMITS.total * 100;
}

const todayOf = ({ now, findSite }: InvoicesDeps, siteId: number): string =>
  formatDate(now(), findSite(siteId).timeZone);

const isDue = (today: string, day: string): boolean =>
  day >= today && day <= addDays(today, BILL_LIMITS.daysToPay);

/** Cancels a bill that is wrong or no longer needed; a paid bill is credited instead. */
export const cancelByStaff = (deps: InvoicesDeps, asked: StaffBillInput): BillResult =>
  byFinance(deps, asked, { to: "cancelled", action: "cancel" }, async (tx, bill, actor) => {
    const cancelled = await billLifecycle.move(deps, tx, bill, "cancelled", { actor });
    const email = billCancelledEmail(cancelled);
    await postInvoiceMail(deps, tx, cancelled, "invoice-cancelled", email);
    return succeed(cancelled);
  });

/** Marks a bill as paid by bank transfer. */
export const notePaidByStaff = (deps: InvoicesDeps, asked: StaffBillInput): BillResult =>
  byFinance(deps, asked, { to: "paid", action: "paid" }, async (tx, bill, actor) =>
    succeed(await settleBill(deps, tx, bill, { actor })),
  );

type BillStep = (tx: Transaction, bill: Bill, by: BillActor) => Promise<BillAnswer>;

/** Changes a bill, unless a payment for it is pending. */
const byFinance = (
  deps: InvoicesDeps,
  { actor, slug }: StaffBillInput,
  { to, action }: { to: BillStatus; action: "cancel" | "paid" },
  step: BillStep,
): BillResult =>
  billLifecycle.stepByStaff<StaffBillProblem>(
    deps,
    {
      actor,
      key: slug,
      to,
      action: `invoices.${action}`,
      details: (_before, { content }) => ({ number: content.number }),
    },
    step,
    async () => ((await deps.findUnderWay(slug)) ? fail("invoices.errors.being_paid") : undefined),
  );

/**
 * Refunds everything the way it was paid, with a credit note: through the provider, to the wallet, or, after a bank
 * transfer, by finance themselves.
 */
export async function creditByStaff(
  deps: InvoicesDeps,
  { actor, slug }: StaffBillInput,
): BillResult {
  const allowed = requireRole(actor, "finance");
  if (!allowed.ok) return allowed;
  const asked = await selectBill(deps.db, slug);
  if (!asked || !reachesSite(allowed.value, asked.siteId)) return fail("errors.not_found");
  if (asked.status !== "paid") return fail("invoices.errors.step");
  await deps.refundPayments(slug);
  return inTransaction<Result<Bill, StaffBillProblem>>(deps.db, async (tx) => {
    const { customerId } = asked;
    const isThere = customerId !== null && (await lockActiveCustomer(tx, customerId));
    const bill = await lockPaidBill(deps, tx, slug);
    if (bill?.status === "paid") await creditRest(deps, tx, bill, isThere);
    const credited = await selectBill(tx, slug);
    if (!credited) return fail("errors.not_found");
    await note(tx, allowed.value, "credit", credited);
    return succeed(credited);
  });
}

/** Refunds the rest: from the wallet's debit at once, or by transfer. An erased customer has no wallet. */
async function creditRest(deps: InvoicesDeps, tx: Tx, bill: Bill, isThere: boolean): Promise<void> {
  if (bill.walletKey !== null && !isThere) {
    const { number } = bill.content;
    deps.reportProblem("erased_customer_refund", { number });
  } else if (bill.walletKey !== null) {
    const move = { customerId: bill.customerId ?? 0, key: `credit:${bill.id}`, of: bill.walletKey };
    const back = await deps.wallet.refund(tx, move);
    if (!back.ok) throw new Error(`The wallet did not take its own money back: ${back.code}`);
  }
  await creditBill(deps, tx, bill);
}

type Tx = Parameters<typeof writeAuditNote>[0];

const note = (tx: Tx, actor: StaffActor, action: "issue" | "credit", { id, content }: Bill) =>
  writeAuditNote(tx, {
    actor,
    action: `invoices.${action}`,
    subject: `invoice:${id}`,
    details: { number: content.number },
  });
