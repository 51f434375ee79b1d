import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { useT } from "#i18n/use-t.ts";

/** SPEC §9: the loading bar waits 200 ms, runs for 2 s and is 3 px high. */
export const LOADING_BAR = { throttleMs: 200, durationMs: 2000, height: 3 };

/** The bar's progress, 0 to 1: fast at first, then slower and slower, never at the end before the page is. */
export function loadingProgress(elapsedMs: number, durationMs = LOADING_BAR.durationMs): number {
  return (2 / Math.PI) * Math.atan((2 * Math.max(0, elapsedMs)) / durationMs);
}

/** Changes a style on one element without React: no layout, no render per frame. */
function runBar(bar: HTMLElement): () => void {
  let frame = 0;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const setProgress = (progress: number) => bar.style.setProperty("--progress", String(progress));
  const start = setTimeout(() => {
    const startedAt = performance.now();
    bar.dataset.shown = "";
    const draw = (now: number) => {
      setProgress(still ? 1 : loadingProgress(now - startedAt));
      if (!still) frame = requestAnimationFrame(draw);
    };
    draw(startedAt);
  }, LOADING_BAR.throttleMs);
  return () => {
    clearTimeout(start);
    cancelAnimationFrame(frame);
    setProgress(1);
    delete bar.dataset.shown;
  };
}

export function LoadingBar() {
  const t = useT();
  const bar = useRef<HTMLDivElement>(null);
  const loading = useNavigation().state !== "idle";
  useEffect(() => {
    if (loading && bar.current) return runBar(bar.current);
  }, [loading]);
  return (
    // A bar alone would be outside every landmark; a live region may be anywhere.
    <div aria-live="polite" data-stays-live="">
      <div
        ref={bar}
        className="loading-bar"
        role="progressbar"
        aria-label={t("ui.loading")}
        aria-hidden={!loading}
        style={{ height: LOADING_BAR.height }}
      >
        <span />
      </div>
    </div>
  );
}
