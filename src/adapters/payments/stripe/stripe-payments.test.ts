import Stripe from "stripe";
import { expect, test } from "vitest";
import { paymentsSuite, paymentToStart } from "#ports/payments.suite.ts";
import { collectCard, openSandboxBench } from "../testing/sandbox-payer.fixture.ts";
import { createStripePayments } from "./stripe-payments.ts";

paymentsSuite("stripe", async () => {
  const bench = await openSandboxBench();
  const { url, keys } = bench.sandbox;
  return {
    ...bench,
    adapter: createStripePayments({ url, ...keys.stripe }),
    stranger: createStripePayments({ url, secretKey: "sk_test_x", webhookSecret: "whsec_x" }),
    collect: (outcome) => collectCard(url, outcome),
    act: async () => {},
    forge: (message) => ({ ...message, body: message.body.replace("1999", "1") }),
  };
});

const adapter = createStripePayments({
  url: "http://127.0.0.1:1",
  secretKey: "sk_test",
  webhookSecret: "whsec_test",
});
const BODY =
  '{"id":"evt_1","object":"event","type":"payment_intent.succeeded","data":{"object":{"id":"pi_1"}}}';
const SIGNATURE = "49122e15f196ea64a7f8abfd04213c37bd803078e7f225f231a9bea61f894860";
const signed = (header: string, body = BODY) =>
  adapter.readMessage({ body, query: {}, header: () => header });

test("a message of long ago is not played again", async () => {
  expect(await signed(`t=1700000000,v1=${SIGNATURE}`)).toEqual({ ok: false, refusal: "stale" });
  expect(await signed(`t=1700000001,v1=${SIGNATURE}`)).toEqual({ ok: false, refusal: "forged" });
});

test("one of several signatures is enough, as while a secret is changed", async () => {
  const stripe = new Stripe("sk_test");
  const body = JSON.stringify({ id: "evt_2", object: "event", type: "customer.created", data: {} });
  const header = stripe.webhooks.generateTestHeaderString({ payload: body, secret: "whsec_test" });
  expect(await signed(`${header},v1=00`, body)).toEqual({
    ok: true,
    id: "evt_2",
    type: "customer.created",
    news: { kind: "nothing" },
  });
});

test("a token that was used before, or is none of Stripe's, is refused", async () => {
  const bench = await openSandboxBench();
  const { url, keys } = bench.sandbox;
  const ours = createStripePayments({ url, ...keys.stripe });
  const token = await collectCard(url, "pay");
  const pay = (given: string) => ours.start(paymentToStart({ token: given }), async () => {});
  expect(await pay(token)).toEqual({ next: "paid" });
  expect(await pay(token)).toEqual({ next: "refused" });
  expect(await pay("made-up")).toEqual({ next: "refused" });
  await bench.close();
}, 60_000);
