/** SPEC §4 "Quote payment steps tracked". */
const STEPS = { delivery_set: 10, payment_set: 20, pay_clicked: 40, success: 50 } as const;
type QuoteStep = keyof typeof STEPS;

/** How far a payer has come; it names nobody and no quote, and is gone with the browser's window. */
export function trackStep(step: QuoteStep): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `qu_track_${STEPS[step]}=1; Path=/; SameSite=Lax`;
}
