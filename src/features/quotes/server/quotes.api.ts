import { toCents } from "#core/money.ts";
import { type Result, succeed } from "#core/result.ts";
import type { Account } from "#features/account/server/account.ts";
import { handleCustomerCall } from "#features/account/server/customer-call.ts";
import type { BuyerConsent } from "#features/orders/server/order-draft.ts";
import { isIdempotencyKey, payerFor, payOnce } from "#features/payments/server/pay-call.ts";
import type { Payments } from "#features/payments/server/payments.ts";
import { CURRENCY_COOKIE, visitorCurrency } from "#features/sites/domain/currency-choice.ts";
import { isOn } from "#features/sites/domain/site.ts";
import { namedLanguage, requestLanguage } from "#features/sites/server/request-language.ts";
import { type ApiRoute, failure, handleCall } from "#platform/api/api-route.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import { type RateLimits, tooManyAttempts } from "#platform/rate-limit/rate-limits.ts";
import * as calls from "../contract.ts";
import type { Quotes } from "./quotes.ts";
import type { QuotesLimit, QuoteVisitor } from "./quotes-deps.ts";
import { QUOTE_REFUSALS, refuseQuote, showQuote } from "./show-quote.ts";

type Services = {
  account: Account;
  quotes: Quotes;
  payments: Payments;
  limits: Pick<RateLimits<QuotesLimit>, "consume">;
  marketing: { readConsent: (cookies: RequestContext["cookies"]) => BuyerConsent };
};

export function quotesApi(services: Services): ApiRoute[] {
  const { account, quotes } = services;
  const show = showQuote(quotes, "owner");
  /** Undefined (so "not found") unless the customer owns the quote, even if they have its link. */
  const ownQuote = async (slug: string, customerId: number) => {
    const reached = await quotes.findAccessibleQuote(slug, customerId);
    return reached?.isOwner ? reached.quote : undefined;
  };
  const notFound = failure(404, "errors.not_found");

  return [
    createRoute(services),

    handleCustomerCall(account, calls.listQuotesCall, async (input, { site }, { customer }) => {
      const siteId = input.all_stores ? undefined : site.id;
      const question = { customerId: customer.id, siteId, page: input.page };
      return { status: true as const, ...(await quotes.listQuotes(question)) };
    }),

    handleCall(calls.quoteCall, async ({ slug }, request) => {
      const customerId = (await account.sessionOf(request))?.customer.id;
      const reached = await quotes.findAccessibleQuote(slug, customerId);
      if (!reached) return notFound;
      const { quote, isOwner } = reached;
      if (isOwner) await quotes.markSeen(quote);
      const shown = await quotes.viewQuote(quote, isOwner ? "owner" : "holder");
      return { status: true as const, quote: shown };
    }),

    handleCustomerCall(account, calls.submitInfoCall, async (input, request, { customer }) => {
      const quote = await ownQuote(input.slug, customer.id);
      if (!quote) return notFound;
      const { comment: message, files = [], items = [] } = input;
      const answer = { quoteId: quote.id, customerId: customer.id, message, files, items };
      return show(request, await quotes.submitInfo(answer));
    }),

    handleCustomerCall(account, calls.recalculateCall, async ({ slug }, request, { customer }) => {
      const quote = await ownQuote(slug, customer.id);
      if (!quote) return notFound;
      const asked = { quoteId: quote.id, customerId: customer.id };
      return show(request, await quotes.recalculateQuote(asked));
    }),

    handleCustomerCall(account, calls.setDeliveryCall, async (input, request, { customer }) => {
      const quote = await ownQuote(input.slug, customer.id);
      if (!quote) return notFound;
      const set = await quotes.setDelivery(quote, input);
      if (!set.ok) return refuseQuote(request, set);
      const reached = await quotes.findAccessibleQuote(input.slug, customer.id);
      return reached ? show(request, { ok: true, value: reached.quote }) : notFound;
    }),

    payRoute(services),
  ];
}

/** With the same Idempotency-Key, a form that is sent twice makes only one quote. */
function createRoute({ account, quotes, payments, limits }: Services): ApiRoute {
  const call = calls.createQuoteCall;
  const show = showQuote(quotes, "owner");
  return handleCustomerCall(account, call, async (input, request, { customer }) => {
    if (!isOn(request.site, "create_order")) return failure(404, "errors.not_found");
    const asker = { visitor: "", account: customer.email };
    const attempt = await limits.consume("ask-quote", asker);
    if (!attempt.allowed) return refuseQuote(request, tooManyAttempts(attempt.retryAfterSeconds));
    const visitor = { ...visitorOf(request), customer };
    const quote = { lines: input.items, countryId: input.country_id };
    const key = request.header("idempotency-key");
    if (key === undefined) return show(request, await quotes.createQuote(visitor, quote));
    if (!isIdempotencyKey(key)) return failure(400, "errors.bad_key");
    const scope = `${call.path} ${customer.id}`;
    const done = await payments.idempotently<Result<string>>({ scope, key, input }, async () => {
      const created = await quotes.createQuote(visitor, quote);
      return created.ok ? succeed(created.value.slug) : created;
    });
    if (!done.ok) return refuseQuote(request, done);
    if (!done.value.ok) return refuseQuote(request, done.value);
    const reached = await quotes.findAccessibleQuote(done.value.value, customer.id);
    return reached ? show(request, succeed(reached.quote)) : failure(404, "errors.not_found");
  });
}

function visitorOf(request: RequestContext): Omit<QuoteVisitor, "customer"> {
  const { site, cookies } = request;
  const currency = visitorCurrency(site, Number(cookies[CURRENCY_COOKIE]));
  return { site, language: requestLanguage(request), currency: currency?.isoCode ?? "EUR" };
}

/** Anyone who has the link may pay, but only the owner may pay from the wallet. */
function payRoute({ account, quotes, payments, marketing }: Services): ApiRoute {
  return handleCall(calls.payQuoteCall, async (input, request) => {
    const customer = (await account.sessionOf(request))?.customer;
    const reached = await quotes.findAccessibleQuote(input.slug, customer?.id);
    if (!reached) return failure(404, "errors.not_found");
    const { quote, isOwner } = reached;
    const language = namedLanguage(request, input);
    const payer = payerFor(payments, request, customer, { ownerId: quote.customerId, language });
    const call = {
      path: calls.payQuoteCall.path,
      owner: quote.slug,
      input,
      statuses: QUOTE_REFUSALS,
    };
    return payOnce(payments, request, call, (requestKey) =>
      quotes.payQuote({
        quote,
        isOwner,
        seenCents: input.total === undefined ? undefined : toCents(input.total),
        balanceCents: input.balance === undefined ? undefined : toCents(input.balance),
        payer,
        method: { provider: input.payment_id, token: input.stripe_token, requestKey },
        consent: marketing.readConsent(request.cookies),
      }),
    );
  });
}
