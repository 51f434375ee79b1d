import { DEVICE_COOKIE } from "#features/account/domain/token-life.ts";
import { CART_COOKIE } from "#features/cart/domain/cart-cookie.ts";
import { FORM_COOKIE } from "#features/quotes/domain/form-line.ts";
import { RESERVATION_COOKIE } from "#features/reservations/domain/reservation-paths.ts";
import { OFFICE_COOKIE } from "#features/staff/domain/office-login.ts";
import { SESSION_COOKIE } from "#platform/auth/session-life.ts";

/** What a browser takes only from this very host, over https: no neighbour under the same domain can plant it. */
const PREFIX = "__Host-";

/** Whoever has one of these is somebody. The specification's `session_token` is the first. */
const SECRETS: ReadonlySet<string> = new Set([
  SESSION_COOKIE,
  DEVICE_COOKIE,
  CART_COOKIE,
  FORM_COOKIE,
  RESERVATION_COOKIE,
  OFFICE_COOKIE,
]);

/** Browsers store nothing with the prefix over plain http, so there a secret has its plain name. */
export const hostCookieName = (name: string, isSecure: boolean): string =>
  SECRETS.has(name) && isSecure ? PREFIX + name : name;

/** By their plain names; a secret without its prefix is not believed where it has to have one. */
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
