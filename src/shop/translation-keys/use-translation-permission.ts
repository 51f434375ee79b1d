import { useEffect, useMemo } from "react";
import { useLocation } from "react-router";
import { debounce } from "#core/debounce.ts";
import { canViewTranslationsRequest } from "#features/sites/requests.ts";
import { callApi } from "../requests/call-api.ts";
import {
  PERMISSION_COOKIE,
  PERMISSION_SECONDS,
  readFlag,
  VIEW_COOKIE,
  writeFlag,
} from "./permission-cache.ts";
import { translationKeysStore } from "./translation-keys.store.ts";

const WAIT_MS = 1000;
const MAX_WAIT_MS = 2000;

/** SPEC §7: asked in the browser only, again after each navigation, debounced 1 s and at most 2 s. */
export function useTranslationPermission(): void {
  const { pathname } = useLocation();
  const check = useMemo(() => debounce(() => void refresh(), WAIT_MS, MAX_WAIT_MS), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation asks again
  useEffect(() => {
    check();
    return check.cancel;
  }, [check, pathname]);
}

async function refresh(): Promise<void> {
  let allowed = readFlag(document.cookie, PERMISSION_COOKIE);
  if (allowed === undefined) {
    allowed = await callApi(canViewTranslationsRequest, {}).catch(() => false);
    writeFlag(PERMISSION_COOKIE, allowed, PERMISSION_SECONDS);
  }
  const shown = allowed && readFlag(document.cookie, VIEW_COOKIE) === true;
  translationKeysStore.set({ allowed, shown });
}
