import { expect, test } from "vitest";
import { paymentsSuite, paymentToStart } from "#ports/payments.suite.ts";
import { openSandboxHarness, pressOnPage } from "../fixtures/sandbox-payer.ts";
import { createPayPalPayments } from "./paypal-payments.ts";

paymentsSuite("paypal", async () => {
  const bench = await openSandboxHarness();
  const { url, keys } = bench.sandbox;
  return {
    ...bench,
    adapter: createPayPalPayments({ url, ...keys.paypal }),
    stranger: createPayPalPayments({ url, clientId: "x", clientSecret: "x", webhookId: "x" }),
    collect: async () => undefined,
    act: (started, outcome) => pressOnPage(started, outcome),
    forge: (message) => ({ ...message, body: message.body.replace("19.99", "0.01") }),
  };
});

test("an approval triggers a look-up, and concurrent look-ups capture a payment once", async () => {
  const bench = await openSandboxHarness();
  const { url, keys } = bench.sandbox;
  const adapter = createPayPalPayments({ url, ...keys.paypal });
  let id = "";
  const started = await adapter.start(paymentToStart(), async (known) => {
    id = known;
  });
  await pressOnPage(started, "pay");
  const [approval] = await bench.messages();
  expect(approval && (await adapter.parseWebhook(approval))).toMatchObject({
    type: "CHECKOUT.ORDER.APPROVED",
    news: { kind: "look-up", providerId: id },
  });
  const found = await Promise.all([1, 2, 3, 4].map(() => adapter.lookUp(id)));
  for (const one of found) expect(one).toMatchObject({ status: "succeeded", amountCents: 1999 });
  expect(await bench.messages()).toHaveLength(1);
  await bench.close();
});
