import type { Consent } from "#features/sites/domain/consent.ts";
import type { FunnelEvent } from "../../domain/events/funnel-event.ts";

/** Somebody who is told what shoppers do, in words of their own. */
export type OutsideService = {
  track?: (event: FunnelEvent) => void;
  /** A page is seen; `place` is its address without the language, empty for home. */
  trackPageView?: (path: string) => void;
  /** Who is logged in. */
  identify?: (email: string) => void;
  /** More was agreed to. */
  updateConsent?: (agreed: Consent) => void;
};

/** `keys` are those of `configuredServices`. */
export type StartService = (keys: readonly string[], agreed: Consent) => OutsideService;

/** Blocked by the browser, an extension or the line, it is simply not there, and the shop goes on. */
export function loadScript(
  src: string,
  options: { id?: string; onLoad?: (script: HTMLScriptElement) => void } = {},
): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  if (options.id) script.id = options.id;
  script.addEventListener("load", () => options.onLoad?.(script));
  document.head.append(script);
}
