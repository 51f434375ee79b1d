import { fail, type Result } from "#core/result.ts";
import { PROVIDERS, type ProviderId } from "#features/payments/domain/payment-provider.ts";
import type { PaymentMethod } from "#features/payments/server/list-methods.ts";
import type {
  PaymentInput,
  PayProblem,
  PayResult,
} from "#features/payments/server/payment-input.ts";
import type { InvoicesDeps } from "../invoices-deps.ts";
import { INVOICE } from "./bill-payable.ts";
import { type Bill, selectBill } from "./bills.repository.ts";

export type BillToPay = {
  bill: Bill;
  provider: ProviderId;
  /** Whoever holds the link; with a wallet if it is their own. */
  payer: Pick<PaymentInput, "customer" | "visitorHash" | "language" | "returnSite">;
  token?: string | undefined;
  requestKey?: string | undefined;
};

export type PayBillProblem =
  | PayProblem
  | "invoices.errors.not_payable"
  | "invoices.errors.being_paid"
  | "invoices.errors.outdated";

/** While money is on its way only the call that sent it may ask again; what came late meanwhile is paid. */
export async function payBill(
  deps: InvoicesDeps,
  { bill, provider, payer, token, requestKey }: BillToPay,
): Promise<Result<PayResult, PayBillProblem>> {
  const underWay = await deps.findUnderWay(bill.slug);
  if (underWay && underWay.requestKey !== requestKey) return fail("invoices.errors.being_paid");
  const now = await selectBill(deps.db, bill.slug);
  if (now?.status !== "open") return fail("invoices.errors.not_payable");
  if (!(await (deps.isStillDue[bill.purpose]?.(bill) ?? true))) {
    return fail("invoices.errors.outdated");
  }
  const isOffered = (await listPayMethods(deps, bill, payer.customer)).some(
    ({ id }) => id === provider,
  );
  if (!isOffered) return fail("payments.errors.unknown_method");
  const site = deps.findSite(bill.siteId);
  return deps.startPayment({
    kind: INVOICE,
    subjectId: bill.slug,
    amountCents: bill.totalCents,
    currency: bill.content.currency,
    description: `${site.name} ${bill.content.number}`,
    provider,
    site,
    ...payer,
    token,
    requestKey,
  });
}

/** Those of its site; a wallet is for whoever has one of their own here. */
export async function listPayMethods(
  deps: InvoicesDeps,
  { siteId, customerId }: Bill,
  payer: { id: number } | undefined,
): Promise<PaymentMethod[]> {
  const methods = await deps.listMethods(deps.findSite(siteId));
  const hasWallet = payer !== undefined && payer.id === customerId;
  return methods.filter(({ id }) => id !== PROVIDERS.wallet || hasWallet);
}
