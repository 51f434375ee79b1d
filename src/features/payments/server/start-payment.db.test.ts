import { eq, sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import type { ProviderName } from "#ports/provider-id.ts";
import { openPayments } from "./fixtures/payments.ts";
import { findUnderWay } from "./pay.ts";
import type { PaymentInput } from "./payable.ts";
import { paymentMethods, payments } from "./payments.tables.ts";

const { db } = await testDatabase();
const opened = await openPayments({ db });
const { payments: shop, stripe, paypal, paysera, newCustomer, topUp, balance } = opened;

const statusesOf = async ({ id }: { id: number }) => {
  const rows = await db.select().from(payments).where(eq(payments.customerId, id));
  return rows.map(({ status }) => status);
};

test("a refused payment is failed even if the provider would still accept another card", async () => {
  const customer = await newCustomer();
  Object.assign(stripe.script, { next: { next: "refused" }, staysOpen: true });
  const started = await shop.startPayment(topUp(customer));
  expect(started).toMatchObject({ ok: false, code: "payments.errors.refused" });
  expect(await statusesOf(customer)).toEqual(["failed"]);
});

test("a payment stays pending if the provider's look-up fails right after its start", async () => {
  const customer = await newCustomer();
  Object.assign(stripe.script, { next: { next: "wait" }, staysOpen: false });
  const asked = vi.spyOn(stripe.adapter, "lookUp").mockRejectedValueOnce(new Error("away"));
  const started = await shop.startPayment(topUp(customer));
  expect(asked).toHaveBeenCalledOnce();
  asked.mockRestore();
  expect(started).toMatchObject({ ok: true, value: { paid: false } });
  expect(await statusesOf(customer)).toEqual(["pending"]);
});

test("a repeated request returns the redirect address lost by the first one", async () => {
  const customer = await newCustomer();
  const input = topUp(customer, { provider: 2, requestKey: "cut off" });
  const next = { next: "redirect", redirectUrl: "https://paypal.example/pay" } as const;
  Object.assign(paypal.script, { next, dies: "known" });
  const cutOff = await shop.startPayment(input);
  expect(cutOff).toMatchObject({ ok: true, value: { paid: false } });
  paypal.script.dies = undefined;
  const again = await shop.startPayment(input);
  expect(again).toEqual({
    ok: true,
    value: { ...(cutOff.ok && cutOff.value), redirectUrl: next.redirectUrl },
  });
  expect(await statusesOf(customer)).toEqual(["created"]);
});

test("a payment that starts offline is stored with our reference and fails if unreachable", async () => {
  Object.assign(paypal.adapter, { startsOffline: true });
  paypal.script.dies = "before";
  onTestFinished(() => {
    paypal.script.dies = undefined;
    Reflect.deleteProperty(paypal.adapter, "startsOffline");
  });
  const customer = await newCustomer();
  const started = await shop.startPayment(topUp(customer, { provider: 2 }));
  expect(started).toEqual({ ok: false, code: "payments.errors.unavailable" });
  const [row] = await db.select().from(payments).where(eq(payments.customerId, customer.id));
  expect(row).toMatchObject({ status: "failed", providerId: row?.reference });
});

test("a request key is refused for another provider, subject or currency", async () => {
  const customer = await newCustomer();
  const input = topUp(customer, { requestKey: "one payment" });
  Object.assign(stripe.script, {
    next: { next: "redirect", redirectUrl: "https://stripe.example" },
  });
  await shop.startPayment(input);
  for (const other of [{ provider: 2 as const }, { subjectId: "other" }, { currency: "USD" }]) {
    const refused = await shop.startPayment({ ...input, ...other });
    expect(refused).toEqual({ ok: false, code: "payments.errors.unavailable" });
  }
  const [payment] = await db.select().from(payments).where(eq(payments.customerId, customer.id));
  expect(payment?.providerId).toMatch(/^stripe-/);
  expect(paypal.bank.size).toBe(1);
});

test("a request that was interrupted before the charge is charged once when repeated", async () => {
  const customer = await newCustomer();
  const input = topUp(customer, { requestKey: "not charged" });
  Object.assign(stripe.script, { next: { next: "paid" }, dies: "known" });
  await shop.startPayment(input);
  stripe.script.dies = undefined;
  for (let asked = 0; asked < 3; asked++) {
    expect(await shop.startPayment(input)).toMatchObject({ ok: true, value: { paid: true } });
  }
  expect(await statusesOf(customer)).toEqual(["succeeded"]);
  expect(await balance(customer)).toBe(2000);
});

test("a payment that cannot be looked up is marked as looked up and stays open", async () => {
  const customer = await newCustomer();
  paysera.script.next = { next: "redirect", redirectUrl: "https://paysera.example" };
  await shop.startPayment(topUp(customer, { provider: 3 }));
  const isTheirs = eq(payments.customerId, customer.id);
  await db.update(payments).set({ createdAt: sql`now() - interval '2 minutes'` }).where(isTheirs);
  await shop.sweepPayments();
  const [payment] = await db.select().from(payments).where(isTheirs);
  expect(payment).toMatchObject({ status: "created", lookedUpAt: expect.any(Date) });
});

describe("open payments of one subject", () => {
  /** Two payments, both left unfinished at their provider. */
  async function left() {
    const customer = await newCustomer();
    const subject = { kind: "thing", subjectId: `left by ${customer.id}` };
    Object.assign(stripe.script, { next: { next: "confirm", clientSecret: "secret" } });
    for (let begun = 0; begun < 2; begun++) await shop.startPayment(topUp(customer, subject));
    const lookUp = vi.spyOn(stripe.adapter, "lookUp");
    onTestFinished(() => lookUp.mockRestore());
    return { subject, lookUp };
  }

  test("are looked up concurrently, and the oldest one is returned", async () => {
    const { subject, lookUp } = await left();
    const bothAsked = Promise.withResolvers<undefined>();
    lookUp.mockImplementation(async (providerId) => {
      if (lookUp.mock.calls.length === 2) bothAsked.resolve(undefined);
      await bothAsked.promise;
      const report = stripe.bank.get(providerId);
      return report && { ...report, status: "pending" as const };
    });
    // The first payment is returned, even if the other provider answers sooner.
    const all = await db.select().from(payments).where(eq(payments.subjectId, subject.subjectId));
    const oldest = Math.min(...all.map(({ id }) => id));
    expect(await shop.findUnderWay(subject)).toMatchObject({ id: oldest, status: "pending" });
  });

  /** Moves payments past the hour in which a payer may return to them. */
  const leaveLongAgo = ({ subjectId }: { subjectId: string }) =>
    db.execute(sql`update payments set created_at = now() - interval '61 minutes', looked_up_at = null
      where subject_id = ${subjectId}`);

  test("count as under way for an hour if the provider does not answer in time", async () => {
    const { subject, lookUp } = await left();
    const answered = Promise.withResolvers<undefined>();
    lookUp.mockImplementation(() => answered.promise);
    expect(await findUnderWay(opened.deps, subject, 20)).toMatchObject({ status: "created" });
    await vi.waitFor(() => expect(lookUp).toHaveBeenCalledTimes(2), { timeout: 30_000 });
    await leaveLongAgo(subject);
    expect(await findUnderWay(opened.deps, subject, 20)).toBeUndefined();
    answered.resolve(undefined);
  });

  test("count as under way for an hour if the provider fails", async () => {
    const { subject, lookUp } = await left();
    lookUp.mockRejectedValue(new Error("away"));
    for (let asked = 0; asked < 2; asked++) {
      expect(await shop.findUnderWay(subject)).toMatchObject({ status: "created" });
    }
    const inAnHour = () => new Date(Date.now() + 61 * 60 * 1000);
    expect(await findUnderWay({ ...opened.deps, now: inAnHour }, subject)).toBeUndefined();
  });

  test("are not under way if the provider still waits for the payer", async () => {
    const { subject } = await left();
    expect(await shop.findUnderWay(subject)).toBeUndefined();
  });
});

test("a new payment is refused after thirty unfinished ones for a subject in a day", async () => {
  const customer = await newCustomer();
  const input = topUp(customer, { kind: "thing", subjectId: String(customer.id) });
  Object.assign(stripe.script, { next: { next: "confirm", clientSecret: "secret" } });
  for (let begun = 0; begun < 30; begun++) expect((await shop.startPayment(input)).ok).toBe(true);
  const refused = { ok: false, code: "payments.errors.too_many_open" };
  expect(await shop.startPayment(input)).toEqual(refused);
  await db.execute(sql`update payments set created_at = now() - interval '25 hours'
    where id = (select min(id) from payments where customer_id = ${customer.id})`);
  expect((await shop.startPayment(input)).ok).toBe(true);
});

test("a new provider can take payments without a migration", async () => {
  const id = 99 as PaymentInput["provider"];
  const newcomer = { ...stripe.provider, id, name: "newcomer" as ProviderName };
  const providers = [...opened.deps.providers, newcomer];
  const wider = opened.bind({ providers });
  await db.insert(paymentMethods).values({ siteId: opened.site.id, provider: id });
  const customer = await newCustomer();
  const next = { next: "redirect", redirectUrl: "https://newcomer.example" } as const;
  Object.assign(stripe.script, { next, dies: undefined });
  const started = await wider.startPayment(topUp(customer, { provider: id }));
  if (!started.ok) throw new Error(started.code);
  const { reference } = started.value;
  const paid = { reference, providerId: `stripe-${reference}`, status: "succeeded" as const };
  const report = { ...paid, amountCents: 2000, currency: "EUR", refundedCents: 0 };
  expect(await wider.handleWebhook("newcomer", stripe.message(report))).toMatchObject({ ok: true });
  expect(await balance(customer)).toBe(2000);
  expect(await statusesOf(customer)).toEqual(["succeeded"]);
});
