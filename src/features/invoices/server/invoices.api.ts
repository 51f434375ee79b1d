import type { Account } from "#features/account/server/account.ts";
import { handleCustomerCall } from "#features/account/server/customer-call.ts";
import { payerFor, paySubject } from "#features/payments/server/pay-call.ts";
import type { Payments } from "#features/payments/server/payments.ts";
import { namedLanguage } from "#features/sites/server/request-language.ts";
import { type ApiRoute, failure, handleCall } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import {
  declineInvoiceCall,
  invoiceCall,
  invoicePdfCall,
  invoicesCall,
  payInvoiceCall,
} from "../contract.ts";
import { INVOICE } from "./bills/bill-payable.ts";
import type { Invoices } from "./invoices.ts";
import { type PrintDeps, printPaper } from "./print/print-papers.ts";

const refuse = refuseWith({
  "invoices.errors.not_payable": 409,
  "invoices.errors.being_paid": 409,
  "errors.still_running": 503,
});

type Services = { account: Account; invoices: Invoices; payments: Payments; printing: PrintDeps };

export function invoicesApi({ account, invoices, payments, printing }: Services): ApiRoute[] {
  const askedBy = async (slug: string, request: RequestContext) => {
    const customerId = (await account.sessionOf(request))?.customer.id;
    return { slug, customerId, visitorHash: payments.visitorOf(request.cookies) };
  };
  const show = async (id: string, request: RequestContext) => {
    const invoice = await invoices.showInvoice(await askedBy(id, request));
    return invoice ? { status: true as const, invoice } : failure(404, "errors.not_found");
  };

  return [
    handleCall(invoiceCall, ({ id }, request) => show(id, request)),

    handleCall(invoicePdfCall, async ({ id }, request) => {
      const paper = await invoices.readPaper(await askedBy(id, request));
      if (!paper) return failure(404, "errors.not_found");
      request.setHeader("vary", "cookie");
      const printed = await printPaper(printing, paper);
      return printed.ok ? printed.value : refuse(request, printed);
    }),

    handleCall(payInvoiceCall, async (input, request) => {
      const found = await payments.find(INVOICE, input.id, request.site);
      if (!found) return failure(404, "errors.not_found");
      const { subjectId, ownerId } = found;
      const customer = (await account.sessionOf(request))?.customer;
      const language = namedLanguage(request, input);
      const payer = payerFor(payments, request, customer, { ownerId, language });
      const call = { path: payInvoiceCall.path, owner: subjectId, input };
      return paySubject(payments, request, call, { subject: { kind: INVOICE, subjectId }, payer });
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
