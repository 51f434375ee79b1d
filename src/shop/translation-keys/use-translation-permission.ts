import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { readCookie } from "#core/cookies.ts";
import { debounce } from "#core/debounce.ts";
import { DAY_SECONDS, HOUR_SECONDS } from "#core/durations.ts";
import { useCurrentUser, userStore } from "#features/account/shop/session/session.store.ts";
import { onUserChange } from "#features/account/shop/session/user-change.ts";
import { canViewTranslationsCall } from "#features/sites/contract.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { callApi } from "#platform/client/call-api.ts";
import { writeCookie } from "../write-cookie.ts";
import { translationKeysStore } from "./translation-keys.store.ts";

/** SPEC §9: the server's answer is cached for an hour; the choice to show keys lasts a day. */
const PERMISSION_COOKIE = "can_view_translations";
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

const clearPermission = (): void => writeCookie(PERMISSION_COOKIE, "", 0);

/** SPEC §7. */
export const PERMISSION_CHECK = { waitMs: 1000, maxWaitMs: 2000 };

/** Checked only in the browser, again after each navigation and change of user. */
export function useTranslationPermission(): void {
  const { key } = useLocation();
  const { areKeysForGuests = false } = useShell().settings;
  const user = useCurrentUser()?.email;
  const { waitMs, maxWaitMs } = PERMISSION_CHECK;
  const [check] = useState(() => debounce(() => void refresh(areKeysForGuests), waitMs, maxWaitMs));
  // Not cancelled at each navigation, because the longest wait counts from the first one.
  useEffect(() => check.cancel, [check]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation and every user asks again
  useEffect(check, [check, key, user]);
  // The answer was about another user.
  useEffect(() => onUserChange(clearPermission), []);
}

/** Most visitors are guests, who may see keys nowhere else, so nothing is asked for them. */
async function refresh(areKeysForGuests: boolean): Promise<void> {
  const isAsked = areKeysForGuests || userStore.get() !== null;
  const allowed =
    isAsked && (await canViewTranslations(() => callApi(canViewTranslationsCall, {})));
  const shown = allowed && readFlag(document.cookie, VIEW_COOKIE) === true;
  translationKeysStore.set({ allowed, shown });
}

/** The server's answer, cached for an hour. A failed call is not cached, so the next check asks again. */
export async function canViewTranslations(ask: () => Promise<boolean>): Promise<boolean> {
  const known = readFlag(document.cookie, PERMISSION_COOKIE);
  if (known !== undefined) return known;
  try {
    const allowed = await ask();
    writeFlag(PERMISSION_COOKIE, allowed, PERMISSION_SECONDS);
    return allowed;
  } catch {
    return false;
  }
}
