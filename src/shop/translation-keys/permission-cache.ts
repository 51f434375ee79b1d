import { readCookie } from "#core/cookies.ts";
import { DAY_SECONDS, HOUR_SECONDS } from "#core/durations.ts";
import { writeCookie } from "../write-cookie.ts";

/** SPEC §9: the server's answer is believed for an hour; the choice to see keys lasts a day. */
export const PERMISSION_COOKIE = "can_view_translations";
export const VIEW_COOKIE = "view_translation_keys";
export const PERMISSION_SECONDS = HOUR_SECONDS;
export const VIEW_SECONDS = DAY_SECONDS;

export function readFlag(cookies: string, name: string): boolean | undefined {
  const value = readCookie(cookies, name);
  return value === "1" || value === "0" ? value === "1" : undefined;
}

export function writeFlag(name: string, value: boolean, maxAgeSeconds: number): void {
  writeCookie(name, value ? 1 : 0, maxAgeSeconds);
}

export const clearPermission = (): void => writeCookie(PERMISSION_COOKIE, "", 0);
