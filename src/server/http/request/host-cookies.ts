import { DEVICE_COOKIE } from "#features/account/domain/token-life.ts";
import { CART_COOKIE } from "#features/cart/domain/cart-cookie.ts";
import { FORM_COOKIE } from "#features/quotes/domain/form-line.ts";
import { RESERVATION_COOKIE } from "#features/reservations/domain/reservation-paths.ts";
import { OFFICE_COOKIE } from "#features/staff/domain/office-login.ts";
import { SESSION_COOKIE } from "#platform/auth/session-life.ts";

/** A browser accepts such a cookie only from this host over https, so that no other subdomain can set it. */
const PREFIX = "__Host-";

/** Each of these cookies identifies its bearer. The specification's `session_token` is the first. */
const SECRETS: ReadonlySet<string> = new Set([
  SESSION_COOKIE,
  DEVICE_COOKIE,
  CART_COOKIE,
  FORM_COOKIE,
  RESERVATION_COOKIE,
  OFFICE_COOKIE,
]);

/** Browsers do not store cookies with the prefix over plain http, so there a secret has its plain name. */
export const hostCookieName = (name: string, isSecure: boolean): string =>
  SECRETS.has(name) && isSecure ? PREFIX + name : name;

/** Returns cookies by their plain names; over https a secret without its prefix is ignored. */
export function readHostCookies(
  cookies: Readonly<Record<string, string>>,
  isSecure: boolean,
): Record<string, string> {
  if (!isSecure) return { ...cookies };
  const others = Object.entries(cookies).filter(
    ([name]) => !SECRETS.has(name) && !name.startsWith(PREFIX),
  );
  const secrets = [...SECRETS].flatMap((name) => {
    const value = cookies[PREFIX + name];
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries([...others, ...secrets]);
}
