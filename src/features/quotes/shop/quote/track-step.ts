import { cookieText, YEAR_SECONDS } from "#core/cookies.ts";

/** SPEC §4 "Quote payment steps tracked". */
const STEPS = { delivery_set: 10, payment_set: 20, pay_clicked: 40, success: 50 } as const;
export type QuoteStep = keyof typeof STEPS;

/** How far the payer of this quote has come, for whoever counts it: each step once. */
export function trackStep(step: QuoteStep, quoteId: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = cookieText(`qu_track_${STEPS[step]}`, quoteId, YEAR_SECONDS);
}
