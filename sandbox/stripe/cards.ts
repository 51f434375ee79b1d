/** Stripe's own test numbers. */
export const CARDS = {
  "4242424242424242": { outcome: "pays", words: "pays" },
  "4000002500003155": { outcome: "asks", words: "asks the payer to confirm" },
  "4000000000007726": { outcome: "pays", words: "pays, and is refunded late", refund: "late" },
  "4000000000005126": { outcome: "pays", words: "pays, and its refund fails", refund: "fails" },
  "4000000000000002": { outcome: "declined", words: "is declined" },
  "4000000000009995": { outcome: "insufficient_funds", words: "has not enough money" },
  "4000000000000119": { outcome: "processing_error", words: "fails at the bank" },
} as const;
type CardNumber = keyof typeof CARDS;
export type RefundOutcome = "late" | "fails" | undefined;
type Card = { outcome: string; words: string; refund?: RefundOutcome };

export function findCard(number: string): Card | undefined {
  const digits = number.replace(/\D/g, "");
  return digits in CARDS ? CARDS[digits as CardNumber] : undefined;
}

/** Stripe's error for a refused card. */
export function cardError(outcome: string) {
  const isDecline = outcome !== "processing_error";
  return {
    type: "card_error",
    code: isDecline ? "card_declined" : "processing_error",
    ...(isDecline ? { decline_code: outcome === "declined" ? "generic_decline" : outcome } : {}),
    message: isDecline
      ? "Your card was declined."
      : "An error occurred while processing your card.",
  };
}
