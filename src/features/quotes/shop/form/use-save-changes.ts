import { useEffect, useEffectEvent, useRef } from "react";

const PAUSE_MS = 500;

/** Saves what changed a moment after it did, and at once when the page is left. */
export function useSaveChanges(changed: string, save: () => void): void {
  const saved = useRef(changed);
  const keep = useEffectEvent(() => {
    if (saved.current === changed) return;
    saved.current = changed;
    save();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change begins the pause anew.
  useEffect(() => {
    const timer = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [changed]);
  useEffect(() => {
    const onHide = () => keep();
    window.addEventListener("pagehide", onHide);
    return () => {
      window.removeEventListener("pagehide", onHide);
      onHide();
    };
  }, []);
}
