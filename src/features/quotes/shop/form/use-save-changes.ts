import { useEffect, useEffectEvent, useRef } from "react";

const PAUSE_MS = 500;

/** Saves what changed a moment after it did, and at once when the page is left. */
export function useSaveChanges(changed: string, save: (isLeaving: boolean) => void): void {
  const saved = useRef(changed);
  const keep = useEffectEvent((isLeaving: boolean) => {
    if (saved.current === changed) return;
    saved.current = changed;
    save(isLeaving);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change begins the pause anew.
  useEffect(() => {
    const timer = setTimeout(() => keep(false), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [changed]);
  useEffect(() => {
    const onHide = () => keep(true);
    window.addEventListener("pagehide", onHide);
    return () => {
      window.removeEventListener("pagehide", onHide);
      keep(false);
    };
  }, []);
}
