import type { Consent } from "#features/sites/domain/consent.ts";
import type { FunnelEvent } from "../../domain/events/funnel-event.ts";

/** Somebody who is told what shoppers do, in words of their own. */
export type OutsideService = {
  tell?: (event: FunnelEvent) => void;
  /** A page is seen; `place` is its address without the language, empty for home. */
  seePage?: (place: string) => void;
  /** Who is logged in. */
  know?: (email: string) => void;
  /** More was agreed to. */
  agree?: (agreed: Consent) => void;
};

/** `keys` are those of `configuredServices`. */
export type StartService = (keys: readonly string[], agreed: Consent) => OutsideService;
