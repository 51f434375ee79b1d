import type { Consent } from "#features/sites/domain/consent.ts";
import type { FunnelEvent } from "../../domain/events/funnel-event.ts";

/** A service that is told what shoppers do, in its own format. */
export type OutsideService = {
  track?: (event: FunnelEvent) => void;
  /** Called when a page is shown; `path` has no language prefix and is empty for the home page. */
  trackPageView?: (path: string) => void;
  /** Called with the e-mail address of a logged-in customer. */
  identify?: (email: string) => void;
  /** Called when the visitor agrees to more. */
  updateConsent?: (agreed: Consent) => void;
};

/** `keys` are the values that `configuredServices` returns. */
export type StartService = (keys: readonly string[], agreed: Consent) => OutsideService;

/** If the browser, an extension or the network blocks the script, the shop works without the service. */
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
