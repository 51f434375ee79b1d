import { useEffect, useRef } from "react";
import { type Location, useBlocker, useLocation } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { createStore } from "#ui/store.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";

/** The id of a build newer than this page's, once one was seen. */
export const newBuildStore = createStore<{ id: string | null }>({ id: null });

/**
 * Three things may block a route change: a running page transition (SPEC §2: the change waits until it ends), a new
 * build (then the change is a full load of the new version), and a missing connection, where the router would reload
 * the page and leave the browser's own error page.
 */
export function useNavigationGuard(): void {
  const t = useT();
  const shown = useLocation();
  const askedFor = useRef<Location>(undefined);
  /** The location that the visitor has left while the next page is loading. */
  const left = useRef<Location>(undefined);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    askedFor.current = nextLocation;
    if (isSamePage(currentLocation, nextLocation)) return false;
    if (newBuildStore.get().id !== null || !navigator.onLine) return true;
    // The router drops a blocked change when a page arrives that was already loading; so then the loading page is
    // replaced instead.
    const isUnderWay = currentLocation.key !== shown.key || currentLocation === left.current;
    if (!isUnderWay && runningTransition() !== null) return true;
    left.current = currentLocation;
    return false;
  });
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (!navigator.onLine) {
      showToast({ kind: "bad", text: t("errors.offline") });
      blocker.reset();
      return;
    }
    if (newBuildStore.get().id !== null) {
      window.location.assign(addressOf(blocker.location));
      return;
    }
    // A skipped transition rejects; that counts as ended too.
    const transition = runningTransition()?.finished ?? Promise.resolve();
    let isLatest = true;
    transition
      .catch(() => {})
      .then(() => {
        // The latest click wins, even if React has not rendered it yet; a later click has its own blocked change.
        if (isLatest && askedFor.current === blocker.location) blocker.proceed();
      });
    return () => {
      isLatest = false;
    };
  }, [blocker, t]);
}

function runningTransition(): ViewTransition | null {
  return document.activeViewTransition ?? null;
}

function isSamePage(a: Location, b: Location): boolean {
  return a.pathname === b.pathname && a.search === b.search;
}

function addressOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}
