import { and, eq, sql } from "drizzle-orm";
import { pgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { bytea, cents, identity, moment } from "./columns.ts";
import type { Queryable } from "./connect.ts";
import { countStatements } from "./fixtures/count-statements.ts";
import { testDatabase } from "./fixtures/test-database.ts";
import { placeholder, statement, textStatement } from "./statement.ts";
import { statementsByColumns } from "./statements-by-columns.ts";
import { inTransaction } from "./transaction.ts";

const { db } = await testDatabase();
await db.execute(sql`create table things (
  id bigint generated always as identity primary key, name text not null default 'unnamed', price bigint,
  tags jsonb, hash bytea, at timestamptz, sizes integer[], is_new boolean not null default true)`);
const things = pgTable("things", (t) => ({
  id: identity(),
  name: t.text("name").notNull().default("unnamed"),
  price: cents("price"),
  tags: t.jsonb("tags").$type<string[] | { deep: null }>(),
  hash: bytea("hash"),
  at: moment("at"),
  sizes: t.integer("sizes").array(),
  isNew: t.boolean("is_new").notNull().default(true),
}));
type Thing = typeof things.$inferSelect;

const WHOLE = {
  name: "lamp",
  price: 2 ** 40,
  tags: ["a", "ā"],
  hash: Buffer.from([0, 255]),
  at: new Date("2026-11-17T14:00:00.123Z"),
  sizes: [1, 2],
};
const EMPTY = { name: "none", price: 1, tags: null, hash: null, at: null, sizes: null };

const insert = statementsByColumns<Partial<Thing>, Thing[]>(things, (on, columns) =>
  on
    .insert(things)
    .values(columns as typeof things.$inferInsert)
    .returning(),
);
const selectBy = statement((on) =>
  on
    .select()
    .from(things)
    .where(and(eq(things.name, placeholder("name")), eq(things.isNew, placeholder("isNew")))),
);
const plainly = (on: Queryable, name: string) =>
  on.select().from(things).where(eq(things.name, name));

test.each([WHOLE, EMPTY])(
  "a prepared statement writes and reads the same as a plain query: $name",
  async (values) => {
    const [written] = await insert(db, values);
    expect(written).toMatchObject({ ...values, isNew: true });
    expect(await plainly(db, values.name)).toEqual([written]);
    expect(await selectBy(db, { name: values.name, isNew: true })).toEqual([written]);
    expect(await selectBy(db, { name: values.name, isNew: false })).toEqual([]);
  },
);

test("each set of columns has its own statement, and undefined columns get their default", async () => {
  const [first] = await insert(db, { price: 5, name: undefined });
  const [second] = await insert(db, { price: 6, isNew: false });
  expect([first, second]).toMatchObject([
    { name: "unnamed", price: 5, isNew: true },
    { name: "unnamed", price: 6, isNew: false },
  ]);
});

test("a prepared statement runs once, on the connection of its transaction", async () => {
  const work = inTransaction(db, async (tx) => {
    await insert(tx, { ...EMPTY, name: "rolled back" });
    expect(await plainly(db, "rolled back")).toEqual([]);
    expect(await countStatements(() => selectBy(tx, { name: "rolled back", isNew: true }))).toBe(1);
    throw new Error("undo");
  });
  await expect(work).rejects.toThrow("undo");
  expect(await selectBy(db, { name: "rolled back", isNew: true })).toEqual([]);
});

test("a text statement returns rows by column names and null for missing parameters", async () => {
  const select = textStatement<{ name: string; at: string; nothing: null }>(
    sql`select name, at, ${placeholder("nothing")}::text as nothing from things where name = ${placeholder("name")}`,
  );
  const plain = await db.execute(
    sql`select name, at, null as nothing from things where name = 'lamp'`,
  );
  expect(await select(db, { name: "lamp" })).toEqual(plain.rows);
});
