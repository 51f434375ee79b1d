import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { foldName, wordsOf } from "#core/fold-words.ts";
import { findPage } from "./find-page.ts";
import { contains, hasWords, startsWith } from "./find-text.ts";
import { testDatabase } from "./fixtures/test-database.ts";
import { createLongLists } from "./long-lists.ts";

const { db } = await testDatabase();

const MANY = 12_000;
const rows = Array.from({ length: MANY }, (_, at) => ({
  id: at + 1,
  value: ((at + 1) * 7919) % 501,
}));
const from = sql`(select n::bigint as id, n * 7919 % 501 as value from generate_series(1, ${MANY}) n) as numbered`;

/** Reads all pages, one after another. */
async function walkPages(where: ReturnType<typeof sql> | undefined, isAscending: boolean) {
  const found: number[] = [];
  let after: { id: number; value: ReturnType<typeof sql> } | undefined;
  for (;;) {
    const page = await findPage(db, {
      from,
      where,
      id: sql`id`,
      sort: sql`value`,
      isAscending,
      after,
      limit: 900,
    });
    found.push(...page.ids);
    const last = rows[(page.ids.at(-1) ?? 0) - 1];
    if (!page.hasMore || !last) return { found, total: page.total };
    after = { id: last.id, value: sql`${last.value}::integer` };
  }
}

test.each([
  ["few rows", sql`value < 100`, (value: number) => value < 100, false],
  ["few rows, upwards", sql`value < 100`, (value: number) => value < 100, true],
  ["more than are counted", undefined, () => true, false],
  ["more than are counted, upwards", undefined, () => true, true],
])("%s: the pages have each row once, in order", async (_name, where, isIn, isAscending) => {
  const { found, total } = await walkPages(where, isAscending);
  const wanted = rows
    .filter(({ value }) => isIn(value))
    .sort((one, other) => one.value - other.value || one.id - other.id)
    .map(({ id }) => id);
  expect(found).toEqual(isAscending ? wanted : wanted.reverse());
  expect(total).toBe(Math.min(wanted.length, 10_001));
});

test("a long list is counted once for many pages, and again when a page is not full", async () => {
  await db.execute(
    sql`create table long_list as select n::bigint as id from generate_series(1, ${MANY}) n`,
  );
  const execute = vi.spyOn(db, "execute");
  onTestFinished(() => execute.mockRestore());
  const ask = (after?: { id: number }) =>
    findPage(db, { from: sql`long_list`, where: undefined, id: sql`id`, after, limit: 2 });
  expect(await ask()).toEqual({ ids: [MANY, MANY - 1], hasMore: true, total: 10_001 });
  expect(execute).toHaveBeenCalledTimes(2);
  expect(await ask({ id: 5 })).toEqual({ ids: [4, 3], hasMore: true, total: 10_001 });
  expect(execute).toHaveBeenCalledTimes(3);
  expect(await ask({ id: 3 })).toEqual({ ids: [2, 1], hasMore: false, total: 10_001 });
  await db.execute(sql`delete from long_list where id > 2`);
  expect(await ask()).toEqual({ ids: [2, 1], hasMore: false, total: 2 });
});

test("a long list is counted again after a minute, separately for each filter and database", () => {
  let time = 0;
  const longLists = createLongLists(() => time);
  const list = (value: number) => longLists(db, sql`numbers where value = ${value}`);
  list(1).noteLong();
  expect([list(1).isLong(), list(2).isLong()]).toEqual([true, false]);
  expect(longLists({}, sql`numbers where value = ${1}`).isLong()).toBe(false);
  time = 60_000;
  expect(list(1).isLong()).toBe(false);
});

test("a page can be sorted by id alone, and an empty list has an empty page", async () => {
  const page = { from, id: sql`id`, limit: 2 };
  const first = await findPage(db, { ...page, where: undefined, after: { id: 4 } });
  expect(first).toEqual({ ids: [3, 2], hasMore: true, total: 10_001 });
  expect(await findPage(db, { ...page, where: sql`id < 0` })).toEqual({
    ids: [],
    hasMore: false,
    total: 0,
  });
});

const asked = async (condition: ReturnType<typeof sql>) =>
  (await db.execute<{ is: boolean }>(sql`select ${condition} as is`)).rows[0]?.is;

test.each(["Новый Ёлкин", "Żółć Łódź", "Zoé Straße", "ǾRSTED Æble", "Šiauliai ĪĶĻ", "İzmir ı"])(
  "%s is folded in code as in the database",
  async (text) => {
    const { rows: found } = await db.execute<{ folded: string }>(
      sql`select fold_name(${text}) as folded`,
    );
    expect(found[0]?.folded).toBe(foldName(text));
    for (const word of text.split(" ")) {
      const beginning = wordsOf(word.slice(0, 3).toUpperCase());
      expect(await asked(hasWords(sql`words_of(${text})`, beginning))).toBe(true);
    }
  },
);

test("article numbers are found whole and by their parts, and quotes are literal", async () => {
  const has = (text: string) =>
    asked(hasWords(sql`words_of('NIK-1234/B Runner''s "best" shoe')`, wordsOf(text)));
  expect(await has("nik-1234")).toBe(true);
  expect(await has("1234 run")).toBe(true);
  expect(await has("runner's shoe")).toBe(true);
  expect(await has("ik-1234")).toBe(false);
  expect(await has("a'b-c\\d:*")).toBe(false);
});

test("a prefix or substring condition has no wildcards", async () => {
  expect(await asked(startsWith(sql`'100%_a'`, "100%"))).toBe(true);
  expect(await asked(startsWith(sql`'100xa'`, "100%"))).toBe(false);
  expect(await asked(startsWith(sql`'ab'`, "abc"))).toBe(false);
  expect(await asked(contains(sql`'SAVE_10'`, "e_1"))).toBe(true);
  expect(await asked(contains(sql`'SAVEX10'`, "e_1"))).toBe(false);
});
