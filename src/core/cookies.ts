import { DAY_SECONDS } from "./durations.ts";

export const YEAR_SECONDS = 365 * DAY_SECONDS;

/**
 * Reads a cookie from a request's header or from `document.cookie`. The value is not decoded: ours need no decoding.
 */
export function readCookie(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(";")) {
    const [key = "", value = ""] = pair.split("=", 2);
    if (key.trim() === name) return value.trim();
  }
  return undefined;
}

/** The cookie is valid for every page of the site, and is also sent when somebody follows a link to us. */
export function cookieText(name: string, value: string | number, maxAgeSeconds: number): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`;
}
