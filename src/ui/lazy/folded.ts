let isTouched = false;

/**
 * Parts that are several screens below may get their layout after the first screen: their space is reserved
 * (`data-folded` in base.css) until the visitor touches something. Pages opened after that get their layout at once,
 * because their scroll position may be restored exactly.
 */
export const foldedIf = (isFar: boolean): "" | undefined => (isFar && !isTouched ? "" : undefined);

const SIGNS = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown"];

/** Lays out the whole page at the visitor's first action, while they still see only the part above. */
export function unfoldWhenTouched(): () => void {
  const listening = new AbortController();
  const unfold = () => {
    listening.abort();
    isTouched = true;
    document.documentElement.dataset.touched = "";
    for (const one of document.querySelectorAll<HTMLElement>("[data-folded]")) {
      delete one.dataset.folded;
    }
  };
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const sign of SIGNS) addEventListener(sign, unfold, options);
  return () => listening.abort();
}
