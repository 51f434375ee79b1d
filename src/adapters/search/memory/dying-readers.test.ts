import { expect, it } from "vitest";
import { aDocument, aQuery } from "#ports/fixtures/search-document.ts";
import { ThreadDied } from "../../threads/thread.ts";
import { createMemorySearch, readersFor } from "./create-memory-search.ts";
import { threadsInProcess } from "./fixtures/one-process-search.ts";

async function open() {
  const { threads, start } = threadsInProcess();
  const problems: string[] = [];
  const onProblem = (problem: string) => problems.push(problem);
  const engine = await createMemorySearch({ workers: 1, startThread: start, onProblem });
  await engine.swap([aDocument({ id: 1 })]);
  const reader = () => threads.findLast(({ file, isAlive }) => isAlive && /reader/.test(file));
  return { engine, threads, problems, reader };
}

it("the pool of readers asks another reader where one dies, and says why it died", async () => {
  const { engine, problems, reader } = await open();
  const answer = engine.search(aQuery());
  reader()?.die("out of memory");
  expect((await answer).ids).toEqual([1]);
  expect(problems).toEqual(["a search worker died: out of memory"]);
  await engine.close();
});

it("the pool of readers asks no third time, and not again where the question is at fault", async () => {
  const { engine, reader } = await open();
  const thread = reader();
  const asked: unknown[] = [];
  let error = new ThreadDied("gone");
  if (thread) {
    thread.request = (message: unknown) => {
      asked.push(message);
      return Promise.reject(error);
    };
  }
  await expect(engine.search(aQuery())).rejects.toThrow("gone");
  expect(asked).toHaveLength(2);
  error = new Error("wrong");
  await expect(engine.search(aQuery())).rejects.toThrow("wrong");
  expect(asked).toHaveLength(3);
  await engine.close();
});

it("the search engine ends every thread when it is closed", async () => {
  const { engine, threads, problems } = await open();
  await engine.close();
  expect(threads.filter(({ isAlive }) => isAlive)).toEqual([]);
  expect(problems).toEqual([]);
});

it("the search engine keeps nothing without a file to keep it in", async () => {
  const { engine } = await open();
  await expect(engine.saveSnapshot(1)).resolves.toBeUndefined();
  await engine.close();
});

it.each([
  [1, 1],
  [2, 1],
  [4, 3],
  [5, 4],
  [16, 4],
])("on %d cores %d readers answer", (cores, readers) => {
  expect(readersFor(cores)).toBe(readers);
});

it("the search engine starts readers by default", async () => {
  const { threads, start } = threadsInProcess();
  const engine = await createMemorySearch({ startThread: start });
  expect(threads.length).toBeGreaterThan(0);
  await engine.close();
});
