import { eq, inArray, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { MINUTE_MS } from "#core/durations.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { openPayments } from "../fixtures/payments.ts";
import { selectOpen } from "../payments.repository.ts";
import { payments } from "../payments.tables.ts";

const { db } = await testDatabase();
const { stripe, newCustomer, topUp, payments: shop } = await openPayments({ db });

beforeEach(async () => {
  await db.update(payments).set({ status: "cancelled" });
});

/** Ones that their payers are still busy with. */
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

test("who was not looked at for longest comes first; one that has just begun is in nobody's way", async () => {
  const [old, middle, young, begun = ""] = await openTopUps(4);
  await setTimes(old, "3 hours", "1 hour");
  await setTimes(middle, "2 hours", "100 minutes");
  await setTimes(young, "80 minutes");
  await setTimes(begun, "9 minutes");
  await db.update(payments).set({ providerId: null }).where(eq(payments.reference, begun));
  const due = await selectOpen(db, { limit: 10, startMs: 10 * MINUTE_MS });
  expect(due.map(({ reference }) => reference)).toEqual([middle, young, old]);
});

test("several of one provider are asked about at the same time, and never more than four", async () => {
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
