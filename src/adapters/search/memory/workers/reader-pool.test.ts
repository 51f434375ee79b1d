import { expect, it } from "vitest";
import { ThreadDied } from "../../../threads/thread.ts";
import { threadsInProcess } from "../fixtures/one-process-search.ts";
import type { CodedResult } from "../query/coded-query.ts";
import { EMPTY_INDEX, QUERY } from "./fixtures/empty-index.ts";
import { createReaderPool } from "./reader-pool.ts";

function openPool(size: number) {
  const { threads, start } = threadsInProcess();
  const deaths: string[] = [];
  const pool = createReaderPool({
    size,
    describeAll: () => EMPTY_INDEX,
    onDeath: (reason) => deaths.push(reason),
    startOne: start,
  });
  const ask = () => pool.request<CodedResult>({ type: "search", query: QUERY });
  return { pool, threads, deaths, ask };
}

it("the pool of readers sends a query to the reader with the shortest queue", async () => {
  const { pool, threads, ask } = openPool(3);
  const answers = Array.from({ length: 7 }, ask);
  expect(threads.map(({ waiting }) => waiting)).toEqual([3, 2, 2]);
  expect((await Promise.all(answers)).map(({ total }) => total)).toEqual(Array(7).fill(0));
  await pool.close();
});

it("the pool of readers notifies every reader of a change", async () => {
  const { pool, threads } = openPool(2);
  const heard: unknown[] = [];
  for (const thread of threads) thread.notify = (message) => heard.push(message);
  pool.change(EMPTY_INDEX);
  expect(heard).toEqual(Array(2).fill({ type: "change", change: EMPTY_INDEX }));
  await pool.close();
});

it("the pool of readers replaces a reader that dies and fails only its pending queries", async () => {
  const { pool, threads, deaths, ask } = openPool(2);
  const answers = [ask(), ask()];
  threads[0]?.die("out of memory");
  await expect(answers[0]).rejects.toThrow(ThreadDied);
  expect((await answers[1])?.total).toBe(0);
  expect(deaths).toEqual(["out of memory"]);
  expect(threads.map(({ isAlive }) => isAlive)).toEqual([false, true, true]);
  expect((await ask()).total).toBe(0);
  await pool.close();
});

it("the pool of readers ends its readers and refuses queries after it is closed", async () => {
  const { pool, threads, deaths, ask } = openPool(2);
  await pool.close();
  expect(threads.map(({ isAlive }) => isAlive)).toEqual([false, false]);
  expect(deaths).toEqual([]);
  await expect(ask()).rejects.toThrow("the search engine is closed");
});
