import { keyUnder } from "#core/message-key.ts";
import type { WebhookSource } from "#core/webhook-state.ts";
import type { Translate } from "#i18n/translator.ts";
import { knownWords } from "#office-ui/marks/known-words.ts";

type PaymentNews =
  | "approved"
  | "cancelled"
  | "dispute"
  | "dispute_closed"
  | "failed"
  | "paid"
  | "processing"
  | "refunded"
  | "reversed"
  | "waits";

/** Providers' names for the same event: Stripe, PayPal, Paysera. */
const PAYMENT_NEWS: readonly [RegExp, PaymentNews][] = [
  [/^(payment_intent\.succeeded|PAYMENT\.CAPTURE\.COMPLETED|status 1)$/, "paid"],
  [
    /^(payment_intent\.payment_failed|PAYMENT\.CAPTURE\.(DECLINED|DENIED|FAILED)|status 0)$/,
    "failed",
  ],
  [/^(payment_intent\.processing|PAYMENT\.CAPTURE\.PENDING|status 2)$/, "processing"],
  [/^payment_intent\.requires_action$/, "waits"],
  [/^payment_intent\.canceled$/, "cancelled"],
  [/^CHECKOUT\.ORDER\.APPROVED$/, "approved"],
  [/^(charge\.refunded|PAYMENT\.CAPTURE\.REFUNDED)$/, "refunded"],
  [/^PAYMENT\.CAPTURE\.REVERSED$/, "reversed"],
  [/^(charge\.dispute\.closed|CUSTOMER\.DISPUTE\.RESOLVED)$/, "dispute_closed"],
  [/^(charge\.dispute\.|CUSTOMER\.DISPUTE\.)/, "dispute"],
];

type Kind = { source: WebhookSource; type: string };

/** The event of a message in words; an unknown event keeps its sender's name. */
export function kindWords(t: Translate, { source, type }: Kind): string {
  if (source === "carrier") return knownWords(t, keyUnder("tracking.stage", type)) ?? type;
  const news = PAYMENT_NEWS.find(([pattern]) => pattern.test(type))?.[1];
  return news ? t(keyUnder("office.webhooks.kinds", news)) : type;
}
