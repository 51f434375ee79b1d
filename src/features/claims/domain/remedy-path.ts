import { type Cents, toDecimal } from "#core/money.ts";
import type { RemedyLine, RemedyWay } from "./claim-remedy.ts";
import { claimNumber } from "./claim-status.ts";

type AskedRemedy = {
  claimId: number;
  customerId: number;
  orderId: number | null;
  requestId: number | null;
  way: RemedyWay;
  lines: readonly RemedyLine[];
  amountCents: Cents;
};

/** The office's page on which a remedy is made: it opens its dialog with the sum filled in. */
export function remedyPath(remedy: AskedRemedy): string {
  const { claimId, customerId, orderId, requestId, way, lines, amountCents } = remedy;
  const sum = toDecimal(amountCents).toFixed(2);
  if (way === "wallet") {
    const record = claimNumber(claimId);
    return `/customers/${customerId}/wallet?amount=${sum}&reason=claim&record=${record}`;
  }
  if (way === "resend") return `/claims/${claimId}`;
  if (orderId === null) return `/forward/${requestId ?? 0}?refund=${sum}&claim=${claimId}`;
  const pieces = lines.map(({ position, quantity }) => `&pieces=${position}x${quantity}`).join("");
  return `/orders/${orderId}?refund=${sum}${pieces}&claim=${claimId}`;
}

/** Where the task of a remedy leads: from there on to the page on which the remedy is made. */
export const remedyTaskPath = (claimId: number): `/claims/${string}` => `/claims/${claimId}/remedy`;
