import { expect, it } from "vitest";
import { ThreadDied } from "../../../threads/thread.ts";
import type { CodedQuery, CodedResult } from "../query/coded-query.ts";
import { EMPTY_INDEX, QUERY } from "./fixtures/empty-index.ts";
import { createReaderPool } from "./reader-pool.ts";

// Threads take long to start if all cores are busy.

function openPool(size: number) {
  const deaths: string[] = [];
  let begun = 0;
  const pool = createReaderPool({
    size,
    describeAll: () => {
      begun += 1;
      return EMPTY_INDEX;
    },
    onDeath: (reason) => deaths.push(reason),
  });
  return { pool, deaths, begun: () => begun };
}

it("a reader thread that dies is replaced and fails its pending query", async () => {
  const { pool, deaths, begun } = openPool(1);
  // A change that cannot be applied ends the reader, because it would answer from a wrong catalogue.
  pool.change({ ...EMPTY_INDEX, drop: undefined as unknown as number[] });
  await expect(pool.request({ type: "search", query: QUERY })).rejects.toThrow(ThreadDied);
  expect(deaths).toHaveLength(1);
  expect(begun()).toBe(2);
  const answer = await pool.request<CodedResult>({ type: "search", query: QUERY });
  expect(answer.total).toBe(0);
  await pool.close();
  expect(deaths).toHaveLength(1);
});

it("a reader thread survives a query that fails", async () => {
  const { pool, deaths } = openPool(1);
  const broken = { ...QUERY, groups: undefined as unknown as CodedQuery["groups"] };
  await expect(pool.request({ type: "search", query: broken })).rejects.toThrow();
  expect((await pool.request<CodedResult>({ type: "search", query: QUERY })).total).toBe(0);
  expect(deaths).toEqual([]);
  await pool.close();
});

it("two reader threads answer several queries and refuse them after closing", async () => {
  const { pool, begun } = openPool(2);
  expect(begun()).toBe(2);
  const answers = [1, 2, 3, 4].map(() =>
    pool.request<CodedResult>({ type: "search", query: QUERY }),
  );
  expect((await Promise.all(answers)).map(({ total }) => total)).toEqual([0, 0, 0, 0]);
  await pool.close();
  await expect(pool.request({ type: "search", query: QUERY })).rejects.toThrow("closed");
});
