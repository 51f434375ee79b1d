import type { Consent } from "#features/sites/domain/consent.ts";
import type { FunnelEvent } from "../../domain/events/funnel-event.ts";

/** Somebody who is told what shoppers do, in words of their own. */
export type OutsideService = {
  track?: (event: FunnelEvent) => void;
  /** A page is seen; `place` is its address without the language, empty for home. */
  trackPageView?: (place: string) => void;
  /** Who is logged in. */
  identify?: (email: string) => void;
  /** More was agreed to. */
  updateConsent?: (agreed: Consent) => void;
};

/** `keys` are those of `configuredServices`. */
export type StartService = (keys: readonly string[], agreed: Consent) => OutsideService;
