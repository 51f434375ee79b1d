import { definePaymentProvider } from "#ports/payment-provider.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import { createPayPalPayments } from "./paypal-payments.ts";

export const payPalProvider = definePaymentProvider({
  id: PROVIDERS.paypal,
  name: "paypal",
  title: "PayPal",
  webhooks: [{ method: "POST", path: "webhook", summary: "Events of PayPal, signed" }],
  keys: {
    clientId: "PAYPAL_CLIENT_ID",
    clientSecret: "PAYPAL_CLIENT_SECRET",
    webhookId: "PAYPAL_WEBHOOK_ID",
  },
  options: {
    url: {
      variable: "PAYPAL_URL",
      is: "url",
      fallback: "https://api-m.paypal.com",
      expected: "where PayPal answers",
    },
  },
  inSandbox: (url: string) => ({ url }),
  open: (settings) => ({ adapter: createPayPalPayments(settings) }),
});
