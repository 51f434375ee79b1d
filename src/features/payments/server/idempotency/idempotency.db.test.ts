import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { idempotencyKeys } from "../payments.tables.ts";
import { createIdempotency } from "./idempotency.ts";
import { purgeExpiredKeys, renewKey } from "./idempotency-keys.repository.ts";

const { db } = await testDatabase();
/** Two nodes that share nothing except the database. */
const [here, there] = [createIdempotency({ db }), createIdempotency({ db })];

let keys = 0;
const newCall = (input: unknown = { amount: 20 }) => ({ scope: "test", key: `k${++keys}`, input });

function counted() {
  let done = 0;
  return { work: async () => ({ number: ++done }), times: () => done };
}

test("a thousand concurrent calls on two nodes run once and get the same response", async () => {
  const call = newCall();
  const { work, times } = counted();
  const all = Array.from({ length: 1000 }, (_, at) => (at % 2 ? here : there)(call, work));
  const answers = new Set((await Promise.all(all)).map((one) => JSON.stringify(one)));
  expect([...answers]).toEqual(['{"ok":true,"value":{"number":1}}']);
  expect(times()).toBe(1);
});

test("a repeated call gets the same response; a different body is refused", async () => {
  const call = newCall();
  const { work, times } = counted();
  const first = here(call, work);
  expect(await here({ ...call, input: { amount: 21 } }, work)).toMatchObject({
    code: "errors.key_reused",
  });
  expect(await first).toEqual({ ok: true, value: { number: 1 } });
  expect(await there(call, work)).toEqual({ ok: true, value: { number: 1 } });
  expect(await there({ ...call, input: { amount: 21 } }, work)).toMatchObject({
    ok: false,
    code: "errors.key_reused",
  });
  expect(times()).toBe(1);
});

test("the same key in another scope is independent", async () => {
  const call = newCall();
  const { work, times } = counted();
  await here(call, work);
  await here({ ...call, scope: "other" }, work);
  expect(times()).toBe(2);
});

test("work that failed or is not final can be retried", async () => {
  const call = newCall();
  const { work, times } = counted();
  await expect(here(call, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await here(call, work, () => false);
  expect(await here(call, work)).toEqual({ ok: true, value: { number: 2 } });
  expect(await here(call, work)).toEqual({ ok: true, value: { number: 2 } });
  expect(times()).toBe(2);
});

test("work whose process died is retried after its lock expires", async () => {
  const call = newCall();
  const { work, times } = counted();
  await here(call, work);
  await db
    .update(idempotencyKeys)
    .set({ answer: null, lockedUntil: sql`now() - interval '1 second'` })
    .where(eq(idempotencyKeys.key, call.key));
  expect(await there(call, work)).toEqual({ ok: true, value: { number: 2 } });
  expect(times()).toBe(2);
});

test("a killed process locks its key for seconds, and a living one renews the lock", async () => {
  const call = newCall();
  const { work } = counted();
  await here(call, work);
  const ofCall = eq(idempotencyKeys.key, call.key);
  await db.update(idempotencyKeys).set({ answer: null }).where(ofCall);
  const secondsLeft = async () => {
    const left = sql<number>`extract(epoch from locked_until - now())::float8`;
    const [row] = await db.select({ left }).from(idempotencyKeys).where(ofCall);
    return row?.left ?? 0;
  };
  expect(await secondsLeft()).toBeLessThanOrEqual(15);
  await db.update(idempotencyKeys).set({ lockedUntil: sql`now()` }).where(ofCall);
  await renewKey(db, call);
  expect(await secondsLeft(), "who is alive renews it").toBeGreaterThan(10);
});

test("an idempotency key is kept for a day", async () => {
  const call = newCall();
  const { work } = counted();
  const age = (interval: string) =>
    db.execute(sql`update idempotency_keys set created_at = now() - ${interval}::interval`);
  await here(call, work);
  await age("23 hours");
  await purgeExpiredKeys(db);
  expect(await here(call, work)).toMatchObject({ value: { number: 1 } });
  await age("25 hours");
  expect(await here(call, work)).toMatchObject({ value: { number: 2 } });
  await age("25 hours");
  await purgeExpiredKeys(db);
  expect(await db.$count(idempotencyKeys)).toBe(0);
});
