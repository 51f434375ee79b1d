import { afterEach, describe, expect, it, vi } from "vitest";
import { aDocument, aQuery, aText, LANGUAGE } from "#ports/fixtures/search-document.ts";
import { searchSuite } from "#ports/search.suite.ts";
import { ThreadDied } from "../../threads/thread.ts";
import { createMemorySearch, type MemorySearch, readersFor } from "./create-memory-search.ts";
import { createOneProcessSearch, threadsInProcess } from "./fixtures/one-process-search.ts";

searchSuite("memory", () => createMemorySearch({ workers: 1 }));

it("the search engine can be closed in the middle of a build", async () => {
  const engine = await createMemorySearch({ workers: 1 });
  const never = new Promise<void>(() => {});
  async function* catalogue() {
    for (let id = 1; id < 500; id += 1) yield aDocument({ id });
    await never;
  }
  void engine.swap(catalogue()).catch(() => {});
  await engine.close();
  await expect(engine.search(aQuery())).rejects.toThrow("closed");
  await expect(engine.upsert([aDocument({ id: 1 })])).resolves.toBeUndefined();
});

async function open() {
  const { threads, start } = threadsInProcess();
  const problems: string[] = [];
  const onProblem = (problem: string) => problems.push(problem);
  const engine = await createMemorySearch({ workers: 1, startThread: start, onProblem });
  await engine.swap([aDocument({ id: 1 })]);
  const reader = () => threads.findLast(({ file, isAlive }) => isAlive && /reader/.test(file));
  return { engine, threads, problems, reader };
}

it("the search engine retries a query on another reader and reports why one died", async () => {
  const { engine, problems, reader } = await open();
  const answer = engine.search(aQuery());
  reader()?.die("out of memory");
  expect((await answer).ids).toEqual([1]);
  expect(problems).toEqual(["a search worker died: out of memory"]);
  await engine.close();
});

it("the search engine retries once when a reader dies and never after another error", async () => {
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

it("the search engine ignores saving a snapshot when it has no snapshot file", async () => {
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
])("on %d cores the search engine starts %d readers", (cores, readers) => {
  expect(readersFor(cores)).toBe(readers);
});

it("the search engine starts readers by default", async () => {
  const { threads, start } = threadsInProcess();
  const engine = await createMemorySearch({ startThread: start });
  expect(threads.length).toBeGreaterThan(0);
  await engine.close();
});

describe("an engine in one process", () => {
  let engine: MemorySearch;
  afterEach(() => engine.close());

  it("the search engine rebuilds its index from the source after many updates", async () => {
    const source = Array.from({ length: 6000 }, (_, at) => aDocument({ id: at + 1 }));
    const reload = vi.fn(() => source);
    engine = await createOneProcessSearch({ reload });
    await engine.swap(source.slice(0, 10));
    await engine.upsert(source.slice(0, 3000));
    expect(reload).not.toHaveBeenCalled();
    await engine.upsert(source.slice(0, 5900));
    expect(reload).toHaveBeenCalledOnce();
    await vi.waitFor(
      async () => expect((await engine.search(aQuery({ limit: 0 }))).total).toBe(6000),
      { timeout: 50_000 },
    );
  });

  it("the search engine updates the counts of suggestions after a change", async () => {
    engine = await createOneProcessSearch();
    const lamp = (id: number) => aDocument({ id, texts: { [LANGUAGE]: aText({ name: "lamp" }) } });
    const suggested = async () => {
      const query = { siteId: 1, language: LANGUAGE, text: "lam", limit: 5 };
      return (await engine.suggest(query)).queries;
    };
    await engine.swap([lamp(1)]);
    expect(await suggested()).toEqual([{ text: "lamp", count: 1 }]);
    await engine.upsert([lamp(2)]);
    expect(await suggested()).toEqual([{ text: "lamp", count: 2 }]);
  });

  it("the search engine keeps the last of several versions in one update", async () => {
    engine = await createOneProcessSearch();
    const named = (id: number, name: string) =>
      aDocument({ id, texts: { [LANGUAGE]: aText({ name }) } });
    await engine.swap([
      named(1, "lamp"),
      named(2, "kettle"),
      named(3, "hammock"),
      named(3, "teapot"),
    ]);
    const found = async (text: string) => (await engine.search(aQuery({ text }))).ids;
    expect(await found("kettle")).toEqual([2]);
    expect(await found("teapot")).toEqual([3]);
    expect(await found("hammock")).toEqual([]);
  });

  it("the search engine refuses an invalid document and accepts the next one", async () => {
    engine = await createOneProcessSearch();
    await engine.swap([aDocument({ id: 1 })]);
    await expect(engine.upsert([aDocument({ id: 2 }), aDocument({ id: -1 })])).rejects.toThrow(
      "id",
    );
    await expect(engine.swap([aDocument({ id: 1.5 })])).rejects.toThrow("id");
    await engine.upsert([aDocument({ id: 3 })]);
    expect((await engine.search(aQuery())).ids).toEqual([1, 3]);
  });
});
