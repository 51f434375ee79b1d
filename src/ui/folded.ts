import { useState } from "react";

/**
 * Whether what is screens below may be laid out after the first screen: its room is kept
 * (`data-folded` in base.css) until somebody touches something. A page that script shows is laid out whole: its place
 * may be remembered to the pixel.
 */
export function useFolded(isFar: boolean): "" | undefined {
  const [isFolded] = useState(() => isFar && !isAlive());
  return isFolded ? "" : undefined;
}

const isAlive = () => !import.meta.env.SSR && document.documentElement.dataset.hydrated === "true";

const SIGNS = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown"];

/** Lays out the whole page at the first sign of somebody, while what they see is still above it all. */
export function unfoldWhenTouched(): () => void {
  const listening = new AbortController();
  const unfold = () => {
    listening.abort();
    for (const one of document.querySelectorAll<HTMLElement>("[data-folded]")) {
      delete one.dataset.folded;
    }
  };
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const sign of SIGNS) addEventListener(sign, unfold, options);
  return () => listening.abort();
}
