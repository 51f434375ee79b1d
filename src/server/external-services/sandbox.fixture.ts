/** Beside the demo, as `server.ts` opens it. */
export const sandbox = {
  url: "http://localhost:4999",
  keys: {
    stripe: { secretKey: "sk", publishableKey: "pk", webhookSecret: "whsec" },
    paypal: { clientId: "id", clientSecret: "secret", webhookId: "wh" },
    paysera: { projectId: "1", password: "secret" },
    carrier: { key: "key", webhookSecret: "whsec" },
  },
  carrierTitle: "Skerry Line",
  close: async () => {},
};
