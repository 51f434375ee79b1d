import { toCents } from "#core/money.ts";
import type { Account } from "#features/account/server/account.ts";
import { handleCustomerCall } from "#features/account/server/customer-call.ts";
import { namedLanguage, requestLanguage } from "#features/sites/server/request-language.ts";
import {
  type ApiRoute,
  failure,
  handleCall,
  refuseWebhook,
  type WebhookRoute,
} from "#platform/api/api-route.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import { payFromBalanceCall, paymentCall, topUpCall } from "../contract.ts";
import { payOnce, paySubject } from "./pay-call.ts";
import type { Payments } from "./payments.ts";
import { TOP_UP } from "./top-up-payable.ts";
import { type WebhookOwner, webhookCalls } from "./webhook-calls.ts";

export function paymentsApi(account: Account, payments: Payments): ApiRoute[] {
  /** Only the payer gets the order's link; others who have the reference see only the payment. */
  const isOwn = async (reference: string, request: RequestContext): Promise<boolean> => {
    const customerId = (await account.sessionOf(request))?.customer.id;
    const payer = { customerId, visitorHash: payments.visitorOf(request.cookies) };
    return (await payments.showMyPayment(reference, payer)) !== undefined;
  };
  return [
    handleCustomerCall(account, topUpCall, (input, request, { customer }) =>
      paySubject(
        payments,
        request,
        { path: topUpCall.path, owner: customer.id, input },
        {
          subject: {
            kind: TOP_UP,
            subjectId: String(customer.id),
            amountCents: toCents(input.amount),
          },
          payer: { customer, language: namedLanguage(request, input), site: request.site },
        },
      ),
    ),

    handleCall(paymentCall, async ({ reference }, request) => {
      const payment = await payments.showPayment(reference);
      if (!payment) return failure(404, "errors.not_found");
      const order = payment.orderSlug && (await isOwn(reference, request)) && payment.orderSlug;
      return {
        status: true as const,
        payment_status: payment.status,
        ...(order ? { order_slug: order } : {}),
      };
    }),
  ];
}

/** Messages of providers arrive without a session and in their own format, and get the response they expect. */
export function paymentWebhooks(
  payments: Pick<Payments, "handleWebhook">,
  providers: readonly WebhookOwner[],
): WebhookRoute[] {
  return webhookCalls(providers).map(({ provider, call }) => ({
    call,
    async handle(message) {
      const taken = await payments.handleWebhook(provider, message);
      if (taken.ok) return { httpStatus: 200, text: taken.value.thanks };
      return refuseWebhook(taken.code);
    },
  }));
}

type Services = { account: Account; payments: Payments };

/** Product notes §7 /api/balance/pay: pays for one named thing of the customer, of whatever feature. */
export function balanceApi({ account, payments }: Services): ApiRoute[] {
  return [
    handleCustomerCall(account, payFromBalanceCall, async (named, request, { customer }) => {
      const kind = payments.kindOf(named.rel_type);
      const name = named.slug ?? named.id ?? "";
      const subject = kind && (await payments.find(kind, name, request.site));
      if (!subject || subject.ownerId !== customer.id) return failure(404, "errors.not_found");
      const { path } = payFromBalanceCall;
      const payer = { customer, language: requestLanguage(request), site: request.site };
      const call = { path, owner: customer.id, input: named, statuses: payments.statusesOf(kind) };
      return payOnce(payments, request, call, (requestKey) =>
        payments.pay({
          subject: { kind, ...subject },
          payer,
          method: { provider: PROVIDERS.wallet, requestKey },
        }),
      );
    }),
  ];
}
