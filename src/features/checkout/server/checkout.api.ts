import { toCents } from "#core/money.ts";
import type { Result } from "#core/result.ts";
import type { Account } from "#features/account/server/account.ts";
import { CART_COOKIE } from "#features/cart/domain/cart-cookie.ts";
import { setCartCountCookie } from "#features/cart/server/cart-count-cookie.ts";
import { type BuyerConsent, ORDER_REFUSALS } from "#features/orders/server/order-draft.ts";
import { payOnce } from "#features/payments/server/pay-call.ts";
import type { Payments } from "#features/payments/server/payments.ts";
import { CURRENCY_COOKIE, visitorCurrency } from "#features/sites/domain/currency-choice.ts";
import { isOn } from "#features/sites/domain/site.ts";
import { namedLanguage } from "#features/sites/server/request-language.ts";
import { type ApiRoute, type CallFailure, failure, handleCall } from "#platform/api/api-route.ts";
import type { Call } from "#platform/api/call.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import { hashSecret } from "#platform/auth/secret-token.ts";
import { NOT_LOGGED_IN, SESSION_COOKIE } from "#platform/auth/session-life.ts";
import type { CheckoutData, CheckoutResponse } from "../contract.ts";
import * as calls from "../contract.ts";
import type { Checkouts } from "./checkout.ts";
import type { CheckoutVisitor } from "./checkout-deps.ts";

const STATUSES = {
  ...ORDER_REFUSALS,
  [NOT_LOGGED_IN]: 401,
  "checkout.errors.empty_cart": 409,
  "checkout.errors.over": 409,
  "checkout.errors.order_made": 409,
  "errors.still_running": 409,
} as const;
const refuse = refuseWith(STATUSES);
const DONE = { status: true as const };

type InLanguage = { language_id?: number | undefined };
type Services = {
  account: Pick<Account, "sessionOf">;
  checkout: Checkouts;
  payments: Payments;
  marketing: { readConsent: (cookies: RequestContext["cookies"]) => BuyerConsent };
};

export function checkoutApi(services: Services): ApiRoute[] {
  const answerVisitor = visitorCalls(services.account);
  return [
    ...sessionCalls(services, answerVisitor),
    ...moneyCalls(services, answerVisitor),
    payRoute(services, answerVisitor),
  ];
}

type Handler<Input, Output> = (
  visitor: CheckoutVisitor,
  input: Input,
  request: RequestContext,
) => Promise<Output | CallFailure>;
type AnswerVisitor = ReturnType<typeof visitorCalls>;

/** A site without a marketplace has no checkout. */
function visitorCalls(account: Services["account"]) {
  return <Input extends InLanguage, Output>(
    call: Call<Input, Output>,
    handle: Handler<Input, Output>,
  ): ApiRoute =>
    handleCall(call, async (input, request) => {
      if (!isOn(request.site, "marketplace")) return failure(404, "cart.errors.no_marketplace");
      const visitor = await visitorOf(account, request, input);
      return "failed" in visitor ? visitor : handle(visitor, input, request);
    });
}

const show = (
  request: RequestContext,
  result: Result<CheckoutData>,
): CheckoutResponse | CallFailure =>
  result.ok ? { ...DONE, data: result.value } : refuse(request, result);
const done = (request: RequestContext, result: Result<unknown>): { status: true } | CallFailure =>
  result.ok ? DONE : refuse(request, result);

function sessionCalls({ checkout }: Services, answerVisitor: AnswerVisitor): ApiRoute[] {
  return [
    answerVisitor(calls.generateCheckoutCall, async (visitor, _input, request) => {
      const started = await checkout.startCheckout(visitor);
      if (!started.ok) return refuse(request, started);
      const { slug, shortages } = started.value;
      return { ...DONE, slug, reservation_error: shortages };
    }),
    answerVisitor(calls.currentCheckoutCall, async (visitor) => ({
      ...DONE,
      slug: await checkout.findCurrent(visitor),
    })),
    answerVisitor(calls.unpaidCheckoutCall, async (visitor) => ({
      ...DONE,
      slug: await checkout.findUnpaid(visitor),
    })),
    answerVisitor(calls.fetchCheckoutCall, async (visitor, input, request) =>
      show(request, await checkout.fetchCheckout(visitor, input)),
    ),
    answerVisitor(calls.saveCheckoutCall, async (visitor, input, request) =>
      show(request, await checkout.fetchCheckout(visitor, input)),
    ),
    answerVisitor(calls.invalidateCheckoutCall, async (visitor, { slug }, request) => {
      const ended = await checkout.invalidateCheckout(visitor, slug);
      if (ended.ok) setCartCountCookie(request, await checkout.countPieces(visitor));
      return done(request, ended);
    }),
  ];
}

function moneyCalls({ checkout }: Services, answerVisitor: AnswerVisitor): ApiRoute[] {
  return [
    answerVisitor(calls.promotionCall, async (visitor, { slug, code }, request) => {
      const mark = await request.visitor();
      return show(request, await checkout.applyPromotion(visitor, { slug, code, mark }));
    }),
    answerVisitor(calls.removePromotionCall, async (visitor, { slug }, request) =>
      show(request, await checkout.removePromotion(visitor, slug)),
    ),
    answerVisitor(calls.useBalanceCall, async (visitor, { slug, amount }, request) =>
      show(request, await checkout.useBalance(visitor, { slug, balanceCents: toCents(amount) })),
    ),
    answerVisitor(calls.removeBalanceCall, async (visitor, { slug }, request) =>
      done(request, await checkout.removeBalance(visitor, slug)),
    ),
  ];
}

function payRoute(
  { checkout, payments, marketing }: Services,
  answerVisitor: AnswerVisitor,
): ApiRoute {
  return answerVisitor(calls.payCheckoutCall, async (known, input, request) => {
    const visitor = { ...known, consent: marketing.readConsent(request.cookies) };
    const { slug, payment_id, total, currency, stripe_token } = input;
    const { path } = calls.payCheckoutCall;
    const owner = `${slug} ${ownerOf(visitor)}`;
    const call = { path, owner, input, statuses: STATUSES };
    let isCartEmpty = false;
    const paid = await payOnce(payments, request, call, (requestKey) =>
      checkout.payCheckout(visitor, {
        slug,
        paymentId: payment_id,
        seen: { totalCents: total === undefined ? undefined : toCents(total), currency },
        token: stripe_token,
        requestKey,
        onPlaced: () => {
          isCartEmpty = true;
        },
      }),
    );
    // The goods of the cart are ordered; what was added to the cart since is not.
    if (!("failed" in paid)) {
      setCartCountCookie(request, isCartEmpty ? 0 : await checkout.countPieces(visitor));
    }
    return paid;
  });
}

/** The same key of another visitor is a different key. */
const ownerOf = ({ customer, tokenHash }: CheckoutVisitor) =>
  customer?.id ?? tokenHash?.toString("hex") ?? "nobody";

async function visitorOf(
  account: Pick<Account, "sessionOf">,
  request: RequestContext,
  input: InLanguage,
): Promise<CheckoutVisitor | CallFailure> {
  const { site, cookies } = request;
  const session = cookies[SESSION_COOKIE] ? await account.sessionOf(request) : undefined;
  if (session?.mustChangePassword) return failure(403, "auth.errors.replace_password");
  const currency = visitorCurrency(site, Number(cookies[CURRENCY_COOKIE]));
  return {
    site,
    language: namedLanguage(request, input),
    currency: currency?.isoCode ?? "EUR",
    customer: session?.customer,
    tokenHash: hashSecret(cookies[CART_COOKIE]),
  };
}
