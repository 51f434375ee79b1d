import { DAY_SECONDS } from "#core/durations.ts";
import { type Result, succeed } from "#core/result.ts";
import type { Account } from "#features/account/server/account.ts";
import type { JoinFor } from "#features/account/server/respond-with-session.ts";
import { CURRENCY_COOKIE, visitorCurrency } from "#features/sites/domain/currency-choice.ts";
import type { SiteContext } from "#features/sites/domain/site.ts";
import { isOn } from "#features/sites/domain/site.ts";
import { namedLanguage } from "#features/sites/server/request-language.ts";
import { type ApiRoute, failure, handleCall } from "#platform/api/api-route.ts";
import type { Call } from "#platform/api/call.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import { hashSecret } from "#platform/auth/secret-token.ts";
import { SESSION_COOKIE } from "#platform/auth/session-life.ts";
import {
  type RateLimits,
  TOO_MANY_ATTEMPTS,
  tooManyAttempts,
} from "#platform/rate-limit/rate-limits.ts";
import {
  addToCartCall,
  type CartResponse,
  cartMethodCall,
  fetchCartCall,
  findGoodsCall,
  removeFromCartCall,
  updateCartCall,
} from "../contract.ts";
import { CART_COOKIE, GUEST_CART_DAYS } from "../domain/cart-cookie.ts";
import type { Cart } from "./cart.ts";
import { setCartCountCookie } from "./cart-count-cookie.ts";
import type { CartLimit, CartOwner } from "./cart-deps.ts";
import { toCartData } from "./cart-response.ts";
import type { CartChange } from "./with-locked-cart.ts";

const refuse = refuseWith({
  "cart.errors.not_sold_here": 404,
  "cart.errors.sold_out": 409,
  "cart.errors.too_many_lines": 409,
  "errors.still_running": 409,
  "auth.errors.not_logged_in": 401,
});

const OPEN_CART = "open-cart";

type Visit = { owner: CartOwner; context: SiteContext };
type InLanguage = { language_id?: number | undefined };

type CartServices = {
  account: Pick<Account, "sessionOf">;
  cart: Cart;
  limits: Pick<RateLimits<CartLimit>, "consume" | "visitorLimit" | "reportRefused">;
};

export function cartApi({ account, cart, limits }: CartServices): ApiRoute[] {
  async function visitOf(request: RequestContext, input: InLanguage): Promise<Visit> {
    const { site } = request;
    const session = request.cookies[SESSION_COOKIE] ? await account.sessionOf(request) : undefined;
    const owner: CartOwner = session
      ? { kind: "customer", siteId: site.id, customerId: session.customer.id }
      : { kind: "guest", siteId: site.id, tokenHash: hashSecret(request.cookies[CART_COOKIE]) };
    return { owner, context: { site, language: namedLanguage(request, input) } };
  }

  /** A guest's new carts are limited, because each of them holds goods from others. */
  async function mayOpen({ owner }: Visit, request: RequestContext): Promise<Result<null>> {
    if (owner.kind === "customer" || (await cart.hasCart(owner))) return succeed(null);
    const attempt = await limits.consume(OPEN_CART, { visitor: await request.visitor() });
    return attempt.allowed ? succeed(null) : tooManyAttempts(attempt.retryAfterSeconds);
  }

  /** Every call returns the whole cart; a site without a marketplace has no cart. */
  function answerCart<Input extends InLanguage>(
    call: Call<Input, CartResponse>,
    change?: (visit: Visit, input: Input, request: RequestContext) => Promise<Result<CartChange>>,
  ): ApiRoute {
    return handleCall(call, async (input, request) => {
      if (!isOn(request.site, "marketplace")) return failure(404, "cart.errors.no_marketplace");
      const visit = await visitOf(request, input);
      const changed = await change?.(visit, input, request);
      if (changed && !changed.ok) return refuse(request, changed);
      const owner = changed ? keepCookie(request, visit.owner, changed.value.token) : visit.owner;
      const currency = visitorCurrency(request.site, Number(request.cookies[CURRENCY_COOKIE]));
      const paid = { currency: currency?.isoCode ?? "EUR" };
      const shown = await cart.readCart({ ...visit, owner, ...changed?.value, ...paid });
      setCartCountCookie(request, shown.totals.totalQuantity);
      return { status: true as const, cart: toCartData(shown) };
    });
  }

  return [
    answerCart(fetchCartCall),
    handleCall(findGoodsCall, async ({ goods, ...input }, request) => {
      const { site } = request;
      if (!isOn(site, "marketplace")) return failure(404, "cart.errors.no_marketplace");
      const context = { site, language: namedLanguage(request, input) };
      return { status: true as const, ...(await cart.findGoods({ context: context, goods })) };
    }),
    answerCart(addToCartCall, async (visit, { quantity, ...input }, request) => {
      const { product_id: productId, variant_id: variantId, is_total: isTotal } = input;
      const line = { ...visit, productId, variantId, quantity, isTotal };
      if (visit.owner.kind === "customer") return cart.addToCart(line);
      const visitor = await request.visitor();
      const added = await cart.addToCart({
        ...line,
        limit: limits.visitorLimit(OPEN_CART, visitor),
      });
      if (!added.ok && added.code === TOO_MANY_ATTEMPTS)
        await limits.reportRefused(OPEN_CART, { visitor });
      return added;
    }),
    answerCart(updateCartCall, (visit, { item_id, quantity }) =>
      cart.updateLine({ ...visit, itemId: item_id, quantity }),
    ),
    answerCart(removeFromCartCall, ({ owner }, { item_id }) =>
      cart.removeLine({ owner, itemId: item_id }),
    ),
    answerCart(cartMethodCall, async (visit, { shipping_method }, request) => {
      const allowed = await mayOpen(visit, request);
      if (!allowed.ok) return allowed;
      return cart.chooseMethod({ owner: visit.owner, method: shipping_method });
    }),
  ];
}

/** Renews a guest's cookie when the cart changes; a new cart gets a new cookie. */
function keepCookie(request: RequestContext, owner: CartOwner, newToken?: string): CartOwner {
  if (owner.kind === "customer") return owner;
  const token = newToken ?? request.cookies[CART_COOKIE] ?? "";
  request.setCookie(CART_COOKIE, token, GUEST_CART_DAYS * DAY_SECONDS);
  return { ...owner, tokenHash: hashSecret(token) };
}

/** What a login does with the cart of its browser. */
export function joinCart(cart: Pick<Cart, "mergeCarts">): JoinFor {
  return ({ site, cookies }) => {
    const tokenHash = hashSecret(cookies[CART_COOKIE]);
    if (!tokenHash) return undefined;
    return (tx, customerId) => cart.mergeCarts(tx, { siteId: site.id, tokenHash, customerId });
  };
}
