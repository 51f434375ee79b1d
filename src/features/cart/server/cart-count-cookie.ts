import { DAY_SECONDS } from "#core/durations.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import { CART_COUNT_COOKIE, GUEST_CART_DAYS } from "../domain/cart-cookie.ts";

/** Scripts can read this cookie; it lives as long as the cart itself. */
export function setCartCountCookie(request: RequestContext, count: number): void {
  const known = request.cookies[CART_COUNT_COOKIE];
  if (count === 0 && known === undefined) return;
  const seconds = count === 0 ? 0 : GUEST_CART_DAYS * DAY_SECONDS;
  request.setCookie(CART_COUNT_COOKIE, String(count), seconds, { readable: true });
}
