let isTouched = false;

/**
 * What is screens below may be laid out after the first screen: its room is kept (`data-folded` in
 * base.css) until somebody touches something. What they come to afterwards is laid out whole: its
 * place may be remembered to the pixel.
 */
export const foldedIf = (isFar: boolean): "" | undefined => (isFar && !isTouched ? "" : undefined);

const SIGNS = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown"];

/** Lays out the whole page at the first sign of somebody, while what they see is still above it all. */
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
