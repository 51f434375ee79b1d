import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { debounce } from "#core/debounce.ts";
import { useCurrentUser } from "#features/account/shop/session/session.store.ts";
import { onUserChange } from "#features/account/shop/session/user-change.ts";
import { canViewTranslationsCall } from "#features/sites/contract.ts";
import { callApi } from "#platform/client/call-api.ts";
import {
  clearPermission,
  PERMISSION_COOKIE,
  PERMISSION_SECONDS,
  readFlag,
  VIEW_COOKIE,
  writeFlag,
} from "./permission-cache.ts";
import { translationKeysStore } from "./translation-keys.store.ts";

/** SPEC §7. */
export const PERMISSION_CHECK = { waitMs: 1000, maxWaitMs: 2000 };

/** Asked in the browser only, again after each navigation and user change. */
export function useTranslationPermission(): void {
  const { key } = useLocation();
  const user = useCurrentUser()?.email;
  const { waitMs, maxWaitMs } = PERMISSION_CHECK;
  const [check] = useState(() => debounce(() => void refresh(), waitMs, maxWaitMs));
  // Not with every navigation: the longest wait counts from the first of them.
  useEffect(() => check.cancel, [check]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation and every user asks again
  useEffect(check, [check, key, user]);
  // What was answered was about somebody else.
  useEffect(() => onUserChange(clearPermission), []);
}

async function refresh(): Promise<void> {
  const allowed = await canViewTranslations(() => callApi(canViewTranslationsCall, {}));
  const shown = allowed && readFlag(document.cookie, VIEW_COOKIE) === true;
  translationKeysStore.set({ allowed, shown });
}

/** The server's word, believed for an hour. A call that fails says nothing, so the next one asks again. */
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
