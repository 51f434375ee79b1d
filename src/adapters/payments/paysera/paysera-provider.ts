import { definePaymentProvider } from "#ports/payment-provider.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import { createPayseraPayments } from "./paysera-payments.ts";

export const payseraProvider = definePaymentProvider({
  id: PROVIDERS.paysera,
  name: "paysera",
  title: "Paysera",
  webhooks: [
    { method: "GET", path: "callback", summary: "Callback of Paysera, signed" },
    { method: "POST", path: "callback", summary: "The same, sent as a form" },
  ],
  keys: { projectId: "PAYSERA_PROJECT_ID", password: "PAYSERA_PASSWORD" },
  options: {
    url: {
      variable: "PAYSERA_URL",
      is: "url",
      fallback: "https://bank.paysera.com",
      expected: "where Paysera takes payers",
    },
    publicKeyUrl: {
      variable: "PAYSERA_PUBLIC_KEY_URL",
      is: "url",
      fallback: "https://www.paysera.com/download/public.key",
      expected: "where Paysera's public key is",
    },
    test: {
      variable: "PAYSERA_TEST",
      is: "flag",
      fallback: "false",
      expected: "true for payments that move no money, or false",
    },
  },
  inSandbox: (url: string) => ({
    url: `${url}/paysera`,
    publicKeyUrl: `${url}/paysera/public.key`,
    test: true,
  }),
  open: (settings) => ({ adapter: createPayseraPayments(settings) }),
});
