import { createHmac } from "node:crypto";
import type { SandboxContext } from "../sandbox-settings.ts";
import type { OutgoingWebhook } from "../webhook-sender.ts";
import { newId } from "./intents.ts";

/** An event is created once: every repetition has the same id, with a new signature and timestamp. */
export function stripeEvent(
  { keys, shopUrl }: SandboxContext,
  type: string,
  object: unknown,
): OutgoingWebhook {
  const body = JSON.stringify({
    id: newId("evt"),
    object: "event",
    api_version: "2026-10-28.endive",
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    type,
    data: { object },
  });
  return {
    provider: "Stripe",
    type,
    send() {
      const time = Math.floor(Date.now() / 1000);
      const signature = createHmac("sha256", keys.stripe.webhookSecret)
        .update(`${time}.${body}`)
        .digest("hex");
      return fetch(`${shopUrl()}/api/payments/stripe/webhook`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "stripe-signature": `t=${time},v1=${signature}`,
        },
        body,
      });
    },
  };
}
