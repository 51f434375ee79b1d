import { useEffect, useRef } from "react";
import { type Location, useBlocker, useLocation } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { createStore } from "#ui/store.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";

/** The id of a newer build than the one this page came from, once one was seen. */
export const newBuildStore = createStore<{ id: string | null }>({ id: null });

/**
 * Three things may hold a route change back: a page transition that still runs (SPEC §2: the change is
 * deferred until it ends), a new build (the change then happens as a full load of the new version), and a
 * missing connection: Router would load the page again, and leave the browser's own error in its place.
 */
export function useNavigationGuard(): void {
  const t = useT();
  const shown = useLocation();
  const askedFor = useRef<Location>(undefined);
  /** Where somebody has left from, with another page on its way. */
  const left = useRef<Location>(undefined);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    askedFor.current = nextLocation;
    if (isSamePage(currentLocation, nextLocation)) return false;
    if (newBuildStore.get().id !== null || !navigator.onLine) return true;
    // Router forgets what is held back as soon as a page comes that was on its way; that one is replaced instead.
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
    // A transition that was skipped ends with a refusal; it ended all the same.
    const transition = runningTransition()?.finished ?? Promise.resolve();
    let isLatest = true;
    transition
      .catch(() => {})
      .then(() => {
        // A later click has its own turn, also where React has not heard of it yet: the last one wins.
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
