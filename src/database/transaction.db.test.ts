import { eq, gt } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { fail, succeed } from "#core/result.ts";
import { languages } from "#features/sites/server/sites.tables.ts";
import type { Queryable } from "./connect.ts";
import { testDatabase } from "./fixtures/test-database.ts";
import { inTransaction, rollBackIfRefused } from "./transaction.ts";

const { db, rolledBack } = await testDatabase();

const add = (to: Queryable, id: number, isoCode: string) =>
  to.insert(languages).values({ id, isoCode, localTitle: isoCode });

/** If a test is retried, it must find no rows of its first attempt. */
afterEach(() => db.delete(languages).where(gt(languages.id, 90)));

const codes = async (of: Queryable) =>
  (await of.select().from(languages)).map((language) => language.isoCode);

test("a caught failure of a nested transaction rolls back only the nested one", () =>
  rolledBack(async (outer) => {
    await add(outer, 91, "xa");
    const inner = inTransaction(outer, async (tx) => {
      await add(tx, 92, "xb");
      await add(tx, 91, "xc");
    });
    await expect(inner).rejects.toThrow();
    await add(outer, 93, "xd");
    expect(await codes(outer)).toEqual(expect.arrayContaining(["xa", "xd"]));
    expect(await codes(outer)).not.toContain("xb");
  }));

test("an uncaught failure of a nested transaction rolls back everything", async () => {
  const outer = inTransaction(db, async (tx) => {
    await add(tx, 91, "xa");
    await inTransaction(tx, async (inner) => {
      await add(inner, 92, "xb");
      throw new Error("no");
    });
  });
  await expect(outer).rejects.toThrow("no");
  expect(await codes(db)).not.toContain("xa");
});

test("a nested transaction is rolled back with the outer one", async () => {
  const outer = inTransaction(db, async (tx) => {
    await inTransaction(tx, (inner) => add(inner, 92, "xb"));
    throw new Error("no");
  });
  await expect(outer).rejects.toThrow("no");
  expect(await codes(db)).not.toContain("xb");
});

test("a committed transaction is visible to others and returns its result", async () => {
  const result = await inTransaction(db, async (tx) => {
    await inTransaction(tx, (inner) => add(inner, 94, "xe"));
    return "done";
  });
  expect(result).toBe("done");
  expect(await codes(db)).toContain("xe");
});

test("a transaction that the database stops because of a deadlock is retried", async () => {
  await add(db, 94, "ya");
  await add(db, 95, "yb");
  const touch = (tx: Queryable, id: number) =>
    tx.update(languages).set({ localTitle: "touched" }).where(eq(languages.id, id));
  let both = () => {};
  const met = new Promise<void>((resolve) => {
    both = resolve;
  });
  let begun = 0;
  let tries = 0;
  const crossing = (first: number, second: number) =>
    inTransaction(db, async (tx) => {
      tries++;
      await touch(tx, first);
      if (++begun === 2) both();
      await met;
      await touch(tx, second);
    });
  await Promise.all([crossing(94, 95), crossing(95, 94)]);
  // Usually 3; on a busy machine the second attempt may run into the other's lock again.
  expect(tries).toBeGreaterThanOrEqual(3);
  const rows = await db.select().from(languages).where(eq(languages.localTitle, "touched"));
  expect(rows).toHaveLength(2);
});

test("a refused transaction is rolled back and returns its error", async () => {
  const write = (id: number, isRefused: boolean) =>
    rollBackIfRefused(db, async (tx) => {
      await add(tx, id, id === 93 ? "xk" : "xl");
      return isRefused ? fail("errors.not_found") : succeed(id);
    });
  expect(await write(93, true)).toEqual({ ok: false, code: "errors.not_found" });
  expect(await write(94, false)).toEqual({ ok: true, value: 94 });
  const written = await db.select().from(languages).where(gt(languages.id, 90));
  expect(written.map(({ id }) => id)).toEqual([94]);
});
