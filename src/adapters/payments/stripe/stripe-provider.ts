import { definePaymentProvider, type PageSources } from "#ports/payment-provider.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import { createStripePayments } from "./stripe-payments.ts";

export const stripeProvider = definePaymentProvider({
  id: PROVIDERS.stripe,
  name: "stripe",
  title: "Stripe",
  webhooks: [{ method: "POST", path: "webhook", summary: "Events of Stripe, signed" }],
  keys: {
    secretKey: "STRIPE_SECRET_KEY",
    publishableKey: "STRIPE_PUBLISHABLE_KEY",
    webhookSecret: "STRIPE_WEBHOOK_SECRET",
  },
  options: {
    url: {
      variable: "STRIPE_URL",
      is: "url",
      fallback: "https://api.stripe.com",
      expected: "where Stripe answers",
    },
    scriptUrl: {
      variable: "STRIPE_SCRIPT_URL",
      is: "url",
      fallback: "https://js.stripe.com/v3/",
      expected: "where browsers get Stripe.js",
    },
  },
  inSandbox: (url: string) => ({ url, scriptUrl: `${url}/stripe.js` }),
  open(settings) {
    const { scriptUrl, publishableKey } = settings;
    return {
      adapter: createStripePayments(settings),
      sources: sourcesOf(settings),
      cardForm: { scriptUrl, publishableKey },
    };
  },
});

function sourcesOf({ url, scriptUrl }: { url: string; scriptUrl: string }): PageSources {
  const home = new URL(scriptUrl).origin;
  // The page where banks ask the payer to confirm.
  const hooks = home.endsWith(".stripe.com") ? ["https://hooks.stripe.com"] : [];
  return { script: [home], frame: [home, ...hooks], connect: [new URL(url).origin] };
}
