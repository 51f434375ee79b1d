import { hasConsentFor } from "#features/sites/domain/consent.ts";
import { emitEvent } from "#platform/events/app-events.ts";
import type { QuoteDetails } from "../../contract.ts";

/** SPEC §4 "Quote payment steps tracked". */
const STEPS = { delivery_set: 10, payment_set: 20, pay_clicked: 40, success: 50 } as const;
type QuoteStep = keyof typeof STEPS;
type TrackedOf = Pick<QuoteDetails, "number" | "currency" | "total" | "parts">;

declare module "#platform/events/app-events.ts" {
  interface AppEvents {
    quote_step: { step: QuoteStep; quote: TrackedOf; paymentId?: number | undefined };
  }
}

/**
 * Tracks how far a payer has come. The cookie identifies no person and no quote, is deleted when the
 * browser closes, and is set only with consent to statistics.
 */
export function trackStep(step: QuoteStep, quote: QuoteDetails, paymentId?: number): void {
  if (hasConsentFor(document.cookie, "statistics")) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = `qu_track_${STEPS[step]}=1; Path=/; SameSite=Lax`;
  }
  emitEvent({ name: "quote_step", step, quote, paymentId });
}
