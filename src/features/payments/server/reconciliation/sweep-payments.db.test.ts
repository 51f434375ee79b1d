import { eq, inArray, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { MINUTE_MS } from "#core/durations.ts";
import { eventually } from "#database/fixtures/eventually.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { COMMAND_LINE } from "#platform/auth/require-role.ts";
import { PaymentRefused } from "#ports/payments.ts";
import { openPayments } from "../fixtures/payments.ts";
import { selectOpen } from "../payments.repository.ts";
import { payments, refunds } from "../payments.tables.ts";

const { db } = await testDatabase();
const { stripe, paypal, newCustomer, topUp, bind, payments: shop } = await openPayments({ db });

beforeEach(async () => {
  await db.update(payments).set({ status: "cancelled" });
});

/** Top-ups that their payers have not finished. */
async function openTopUps(count: number): Promise<string[]> {
  stripe.script.next = { next: "confirm", clientSecret: "secret" };
  const references: string[] = [];
  for (let at = 0; at < count; at++) {
    const started = await shop.startPayment(topUp(await newCustomer()));
    if (!started.ok) throw new Error(started.code);
    references.push(started.value.reference);
  }
  return references;
}

const setTimes = (reference = "", created = "", lookedUp: string | null = null) =>
  db.execute(sql`update payments set created_at = now() - ${created}::interval,
    looked_up_at = now() - ${lookedUp}::interval where reference = ${reference}`);

test("due payments are sorted by their last look-up and exclude those just started", async () => {
  const [old, middle, young, begun = ""] = await openTopUps(4);
  await setTimes(old, "3 hours", "1 hour");
  await setTimes(middle, "2 hours", "100 minutes");
  await setTimes(young, "80 minutes");
  await setTimes(begun, "9 minutes");
  await db.update(payments).set({ providerId: null }).where(eq(payments.reference, begun));
  const due = await selectOpen(db, { limit: 10, startMs: 10 * MINUTE_MS });
  expect(due.map(({ reference }) => reference)).toEqual([middle, young, old]);
});

test("the payments of a provider are looked up concurrently, at most four at once", async () => {
  const references = await openTopUps(9);
  for (const reference of references) await setTimes(reference, "2 minutes");
  const lookUp = vi.spyOn(stripe.adapter, "lookUp");
  const four = Promise.withResolvers<void>();
  let [active, most] = [0, 0];
  lookUp.mockImplementation(async (providerId) => {
    active += 1;
    most = Math.max(most, active);
    if (most === 4) four.resolve();
    await four.promise;
    active -= 1;
    const known = stripe.bank.get(providerId);
    return known && { ...known, status: "succeeded" };
  });
  await shop.sweepPayments();
  lookUp.mockRestore();
  expect(most).toBe(4);
  const rows = await db.select().from(payments).where(inArray(payments.reference, references));
  expect(rows.map(({ status }) => status)).toEqual(references.map(() => "succeeded"));
});

test("look-ups stop after repeated provider failures and later resume with the next", async () => {
  const references = await openTopUps(20);
  for (const reference of references) await setTimes(reference, "2 minutes");
  const lookUp = vi.spyOn(stripe.adapter, "lookUp").mockRejectedValue(new Error("away"));
  await shop.sweepPayments();
  const first = lookUp.mock.calls.map(([providerId]) => providerId);
  expect(first.length).toBeGreaterThanOrEqual(3);
  expect(first.length).toBeLessThanOrEqual(6);
  lookUp.mockClear();
  await shop.sweepPayments();
  const second = lookUp.mock.calls.map(([providerId]) => providerId);
  lookUp.mockRestore();
  expect(second.length).toBeGreaterThanOrEqual(3);
  expect(second.filter((one) => first.includes(one))).toEqual([]);
});

/** Payments that were never started and are of an unknown kind, so that closing them throws. */
const makeUnclosable = (references: readonly string[]) =>
  db
    .update(payments)
    .set({ providerId: null, kind: "of a feature that is gone" })
    .where(inArray(payments.reference, [...references]));

test("internal failures do not stop the look-ups of a provider's payments", async () => {
  const [real = "", ...unclosable] = await openTopUps(9);
  for (const reference of unclosable) await setTimes(reference, "3 hours");
  await makeUnclosable(unclosable);
  await setTimes(real, "2 hours");
  const due = await selectOpen(db, { limit: 10, startMs: 10 * MINUTE_MS });
  expect(due.map(({ reference }) => reference)).toEqual([...unclosable, real]);
  const lookUp = vi.spyOn(stripe.adapter, "lookUp");
  await shop.sweepPayments();
  expect(lookUp.mock.calls).toEqual([[`stripe-${real}`]]);
  lookUp.mockRestore();
});

test("a payment that cannot be closed moves behind the others", async () => {
  const unclosable = await openTopUps(4);
  for (const reference of unclosable) await setTimes(reference, "3 hours");
  await makeUnclosable(unclosable);
  await shop.sweepPayments();
  expect(await selectOpen(db, { limit: 10, startMs: 10 * MINUTE_MS })).toEqual([]);
});

test("a provider that refuses look-ups counts as reachable and is asked for all", async () => {
  const references = await openTopUps(12);
  for (const reference of references) await setTimes(reference, "2 minutes");
  const refused = new PaymentRefused("No such payment");
  const lookUp = vi.spyOn(stripe.adapter, "lookUp").mockRejectedValue(refused);
  await shop.sweepPayments();
  expect(lookUp).toHaveBeenCalledTimes(references.length);
  lookUp.mockRestore();
});

test("internal failures do not reset the count of a provider's failures", async () => {
  const references = await openTopUps(20);
  for (const [at, reference] of references.entries())
    await setTimes(reference, `${200 - at} minutes`);
  await makeUnclosable(references.filter((_reference, at) => at % 2 === 0));
  const lookUp = vi.spyOn(stripe.adapter, "lookUp").mockRejectedValue(new Error("away"));
  await shop.sweepPayments();
  const asked = lookUp.mock.calls.length;
  lookUp.mockRestore();
  expect(asked).toBeGreaterThanOrEqual(3);
  expect(asked).toBeLessThanOrEqual(6);
});

test("a provider that hangs does not delay another one's look-ups or refunds", async () => {
  const hanging = await openTopUps(6);
  for (const reference of hanging) await setTimes(reference, "2 minutes");
  paypal.script.next = { next: "paid" };
  const customer = await newCustomer();
  const paid = await shop.startPayment(topUp(customer, { provider: paypal.provider.id }));
  if (!paid.ok) throw new Error(paid.code);
  paypal.script.dies = "refunded";
  const refund = { actor: COMMAND_LINE, reference: paid.value.reference, amountCents: 500 };
  await shop.refundPayment({ ...refund, key: "cut off" });
  paypal.script.dies = undefined;
  await db.update(refunds).set({ triedAt: sql`now() - interval '2 minutes'` });
  expect(await db.$count(refunds, eq(refunds.status, "requested"))).toBe(1);
  paypal.script.next = { next: "wait" };
  const open = await shop.startPayment(topUp(customer, { provider: paypal.provider.id }));
  if (!open.ok) throw new Error(open.code);
  await setTimes(open.value.reference, "2 minutes");

  const released = Promise.withResolvers<undefined>();
  const hangs = vi.spyOn(stripe.adapter, "lookUp").mockReturnValue(released.promise);
  const askPaypal = vi.spyOn(paypal.adapter, "lookUp");
  const swept = shop.sweepPayments();
  await eventually(async () => {
    expect(await db.$count(refunds, eq(refunds.status, "requested"))).toBe(0);
    expect(askPaypal).toHaveBeenCalledTimes(1);
  });
  expect(hangs.mock.calls.length).toBeLessThanOrEqual(4);
  released.resolve(undefined);
  await swept;
  vi.restoreAllMocks();
});

test("look-ups stop when the sweep's time is over", async () => {
  for (const reference of await openTopUps(20)) await setTimes(reference, "2 minutes");
  let late = 0;
  const timed = bind({ now: () => new Date(Date.now() + late) });
  const lookUp = vi.spyOn(stripe.adapter, "lookUp").mockImplementation(async () => {
    late += 15_000;
    return undefined;
  });
  await timed.sweepPayments();
  const asked = lookUp.mock.calls.length;
  lookUp.mockRestore();
  expect(asked).toBeGreaterThanOrEqual(4);
  expect(asked).toBeLessThan(12);
});

test("the payments of one provider leave room for those of another", async () => {
  for (const reference of await openTopUps(5)) await setTimes(reference, "3 hours");
  paypal.script.next = { next: "wait" };
  const one = await shop.startPayment(topUp(await newCustomer(), { provider: paypal.provider.id }));
  if (!one.ok) throw new Error(one.code);
  await setTimes(one.value.reference, "2 hours");
  const due = await selectOpen(db, { limit: 2, startMs: 10 * MINUTE_MS });
  expect(due.map(({ provider }) => provider).toSorted()).toEqual([
    stripe.provider.id,
    paypal.provider.id,
  ]);
});
