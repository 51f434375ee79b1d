import type { Cents } from "#core/money.ts";
import { fail, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import type { Payable } from "#features/payments/server/payable.ts";
import { REL_TYPES } from "#features/wallet/domain/entry-types.ts";
import { invoicePath } from "../../domain/invoice-path.ts";
import { creditDocument } from "../credit-document.ts";
import { billCreditedEmail, postInvoiceMail } from "../emails/invoice-emails.ts";
import { leftOf } from "../invoices.repository.ts";
import type { InvoicesDeps } from "../invoices-deps.ts";
import { billLifecycle, lockPaidBill } from "./bill-lifecycle.ts";
import { type Bill, lockBill, selectBill } from "./bills.repository.ts";
import { billRelation, settleBill } from "./settle-bill.ts";

export const INVOICE = "invoice";

/** Makes invoices payable; payments identify an invoice by its slug, which is also its link. */
export function billPayable(deps: InvoicesDeps): Payable {
  const actor = { kind: "payment" as const };
  return {
    kind: INVOICE,
    isLink: true,
    resultsPath: "/invoice",
    nextPath: invoicePath,
    againPath: invoicePath,
    async describe(db, slug) {
      const { number } = (await found(selectBill(db, slug))).content;
      return { number, invoice: null };
    },
    beingPaid: "invoices.errors.being_paid",
    statuses: {
      "invoices.errors.not_payable": 409,
      "invoices.errors.being_paid": 409,
      "invoices.errors.outdated": 409,
    },
    wallet: {
      relType: REL_TYPES.miscInvoice,
      relation: async (tx, slug) => billRelation(await found(selectBill(tx, slug))),
      async lockDue(tx, { subjectId }) {
        const bill = await found(lockPaidBill(deps, tx, subjectId));
        return bill.status === "open"
          ? succeed(billRelation(bill))
          : fail("invoices.errors.not_payable");
      },
    },
    async find(db, name) {
      const bill = await selectBill(db, String(name));
      return bill && { subjectId: bill.slug, ownerId: bill.customerId };
    },
    async amountDue(db, { subjectId }) {
      const bill = await selectBill(db, subjectId);
      if (bill?.status !== "open") return fail("invoices.errors.not_payable");
      if (!(await (deps.isStillDue[bill.purpose]?.(bill) ?? true))) {
        return fail("invoices.errors.outdated");
      }
      const { totalCents, content, customerId } = bill;
      const site = deps.findSite(bill.siteId);
      const due = { amountCents: totalCents, currency: content.currency };
      const description = `${site.name} ${content.number}`;
      return succeed({ ...due, description, site, ownerId: customerId });
    },
    /** Money for an invoice that is already paid, declined or cancelled is refunded automatically. */
    async settle(tx, { subjectId, feeCents }) {
      const bill = await found(lockBill(tx, subjectId));
      if (bill.status !== "open") return "unwanted";
      await settleBill(deps, tx, bill, { actor, feeCents });
      return "accepted";
    },
    /** Each refund gets a credit note; the refund of the rest makes the invoice credited. */
    async onRefunded(tx, { subjectId }, { isRest, amountCents, feeCents }) {
      const bill = await found(lockPaidBill(deps, tx, subjectId));
      if (bill.status === "paid") {
        await creditBill(deps, tx, bill, isRest ? { feeCents } : { amountCents });
      }
      return succeed(undefined);
    },
  };
}

/** Writes a credit note, by default for all that is left. The bill is paid, and the caller has locked it. */
export async function creditBill(
  deps: InvoicesDeps,
  tx: Transaction,
  bill: Bill,
  { amountCents, feeCents = 0 }: { amountCents?: Cents; feeCents?: Cents } = {},
): Promise<void> {
  if (amountCents === undefined) {
    const credited = await billLifecycle.move({}, tx, bill, "credited", {
      actor: { kind: "payment" },
    });
    const sumCents = (await leftOf(tx, bill)) + feeCents;
    const email = billCreditedEmail(credited, sumCents);
    await postInvoiceMail(deps, tx, credited, "invoice-credited", email);
  }
  const site = deps.findSite(bill.siteId);
  await creditDocument(tx, bill, { site, issuedAt: deps.now(), amountCents });
  if (amountCents === undefined) await deps.whenCredited[bill.purpose]?.(tx, bill);
}

async function found(asked: Promise<Bill | undefined>): Promise<Bill> {
  const bill = await asked;
  if (!bill) throw new Error("There is no such invoice to pay for");
  return bill;
}
