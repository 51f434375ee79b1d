import { DAY_SECONDS } from "./durations.ts";

export const YEAR_SECONDS = 365 * DAY_SECONDS;

/** From a request's header or from `document.cookie`. As it was written: values of ours need no decoding. */
export function readCookie(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(";")) {
    const [key = "", value = ""] = pair.split("=", 2);
    if (key.trim() === name) return value.trim();
  }
  return undefined;
}

/** For every page of the site, and sent along when somebody follows a link to us. */
export function cookieText(name: string, value: string | number, maxAgeSeconds: number): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`;
}
