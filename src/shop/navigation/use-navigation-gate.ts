import { useEffect } from "react";
import { type Location, useBlocker, useLocation } from "react-router";
import { newBuildStore } from "../build-check/new-build.store.ts";

/**
 * Two things may hold a route change back: a page transition that still runs (SPEC §2: the change is
 * deferred until it ends), and a new build (the change then happens as a full load of the new version).
 */
export function useNavigationGate(): void {
  const shown = useLocation();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (isSamePage(currentLocation, nextLocation)) return false;
    // Router forgets what was held back before the page is on screen; it then takes the newer page at once.
    const isOnScreen = currentLocation.key === shown.key;
    return newBuildStore.get().id !== null || (isOnScreen && runningTransition() !== null);
  });
  useEffect(() => {
    if (blocker.state !== "blocked") return;
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
        // A later click has its own turn: the last one wins.
        if (isLatest) blocker.proceed();
      });
    return () => {
      isLatest = false;
    };
  }, [blocker]);
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
