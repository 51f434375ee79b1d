import type { Account } from "#features/account/server/account.ts";
import { handleCustomerCall } from "#features/account/server/customer-call.ts";
import type { ProviderId } from "#features/payments/domain/payment-provider.ts";
import { payOnce } from "#features/payments/server/pay-call.ts";
import type { Payments } from "#features/payments/server/payments.ts";
import { namedLanguage } from "#features/sites/server/request-language.ts";
import { type ApiRoute, failure, handleCall } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import { declineInvoiceCall, invoiceCall, invoicesCall, payInvoiceCall } from "../contract.ts";
import type { Bill, Invoices } from "./invoices.ts";

export const PAY_STATUSES = {
  "invoices.errors.not_payable": 409,
  "invoices.errors.being_paid": 409,
  "invoices.errors.outdated": 409,
} as const;
const refuse = refuseWith(PAY_STATUSES);

type Services = { account: Account; invoices: Invoices; payments: Payments };

export function invoicesApi({ account, invoices, payments }: Services): ApiRoute[] {
  const show = async (id: string, request: RequestContext) => {
    const customerId = (await account.sessionOf(request))?.customer.id;
    const visitorHash = payments.visitorOf(request.cookies);
    const invoice = await invoices.showInvoice({ slug: id, customerId, visitorHash });
    return invoice ? { status: true as const, invoice } : failure(404, "errors.not_found");
  };

  /** Whoever holds the link pays, out of nobody's wallet but the owner's own. */
  async function payerOf(request: RequestContext, bill: Bill, language: string) {
    const customer = (await account.sessionOf(request))?.customer;
    const isOwner = customer !== undefined && customer.id === bill.customerId;
    return {
      language,
      returnSite: request.site,
      customer: isOwner ? customer : undefined,
      visitorHash: isOwner ? undefined : payments.visitorOf(request.cookies),
    };
  }

  return [
    handleCall(invoiceCall, ({ id }, request) => show(id, request)),

    handleCall(payInvoiceCall, async (input, request) => {
      const bill = await invoices.findBill(input.id);
      if (!bill) return failure(404, "errors.not_found");
      const payer = await payerOf(request, bill, namedLanguage(request, input));
      const call = { path: payInvoiceCall.path, owner: bill.slug, input, statuses: PAY_STATUSES };
      return payOnce(payments, request, call, (requestKey) =>
        invoices.payBill({
          bill,
          provider: input.payment_id as ProviderId,
          payer,
          token: input.stripe_token,
          requestKey,
        }),
      );
    }),

    handleCustomerCall(account, declineInvoiceCall, async ({ id }, request, { customer }) => {
      const declined = await invoices.declineBill({ slug: id, customerId: customer.id });
      return declined.ok ? show(id, request) : refuse(request, declined);
    }),

    handleCustomerCall(account, invoicesCall, async ({ page = 1 }, _request, { customer }) => ({
      status: true as const,
      ...(await invoices.listInvoices({ customerId: customer.id, page })),
    })),
  ];
}
