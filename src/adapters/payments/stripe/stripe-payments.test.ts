import Stripe from "stripe";
import { expect, test } from "vitest";
import { paymentsSuite, paymentToStart } from "#ports/payments.suite.ts";
import { collectCard, openSandboxHarness } from "../fixtures/sandbox-payer.ts";
import { createStripePayments } from "./stripe-payments.ts";

paymentsSuite("stripe", async () => {
  const bench = await openSandboxHarness();
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
  adapter.parseWebhook({ body, query: {}, header: () => header });

test("a webhook with an old timestamp is refused as stale", async () => {
  expect(await signed(`t=1700000000,v1=${SIGNATURE}`)).toEqual({ ok: false, refusal: "stale" });
  expect(await signed(`t=1700000001,v1=${SIGNATURE}`)).toEqual({ ok: false, refusal: "forged" });
});

test("one valid signature of several is enough, as during rotation of the secret", async () => {
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

test("a token that is used or unknown is refused", async () => {
  const bench = await openSandboxHarness();
  const { url, keys } = bench.sandbox;
  const ours = createStripePayments({ url, ...keys.stripe });
  const token = await collectCard(url, "pay");
  const pay = (given: string) => ours.start(paymentToStart({ token: given }), async () => {});
  expect(await pay(token)).toEqual({ next: "paid" });
  expect(await pay(token)).toEqual({ next: "refused" });
  expect(await pay("made-up")).toEqual({ next: "refused" });
  await bench.close();
});

test.each([
  ["4000000000007726", "pending", "succeeded"],
  ["4000000000005126", "succeeded", "failed"],
])("card %s: a refund that is %s at first becomes %s", async (number, first, last) => {
  const bench = await openSandboxHarness({ lateMs: 50 });
  const { url, keys } = bench.sandbox;
  const ours = createStripePayments({ url, ...keys.stripe });
  const collected = await fetch(`${url}/stripe/tokens`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ number }),
  });
  const { id: token } = (await collected.json()) as { id: string };
  let providerId = "";
  await ours.start(paymentToStart({ token }), async (known) => {
    providerId = known;
  });
  const made = await ours.refund({ providerId, amountCents: 500, currency: "EUR", key: number });
  expect(made.status).toBe(first);
  const read = await Promise.all((await bench.messages()).map(ours.parseWebhook));
  const news = read.flatMap((one) => (one.ok ? [one.news] : []));
  expect(news).toContainEqual({ kind: "refund", refund: { id: made.id, status: last } });
  expect(await ours.lookUpRefund(made.id)).toEqual({ id: made.id, status: last });
  await bench.close();
});

test.each([
  ["charge.dispute.created", "needs_response", { kind: "dispute", providerId: "pi_1" }],
  ["charge.dispute.closed", "lost", { kind: "dispute", providerId: "pi_1" }],
  ["charge.dispute.closed", "won", { kind: "nothing" }],
])("a Stripe webhook about a dispute is read: %s, %s", async (type, status, news) => {
  const stripe = new Stripe("sk_test");
  const data = { object: { id: "dp_1", payment_intent: "pi_1", status } };
  const body = JSON.stringify({ id: "evt_3", object: "event", type, data });
  const header = stripe.webhooks.generateTestHeaderString({ payload: body, secret: "whsec_test" });
  expect(await signed(header, body)).toEqual({ ok: true, id: "evt_3", type, news });
});
