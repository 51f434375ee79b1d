import { afterEach, expect, it, vi } from "vitest";
import { aDocument, aQuery } from "#ports/testing/search-document.ts";
import { createMemorySearch, type MemorySearch } from "./create-memory-search.ts";

// Threads take long to start where all cores are busy.

let engine: MemorySearch;
afterEach(() => engine.close());

it("builds the whole anew from its source once many updates have come", async () => {
  const source = Array.from({ length: 6000 }, (_, at) => aDocument({ id: at + 1 }));
  const reload = vi.fn(() => source);
  engine = await createMemorySearch({ workers: 1, reload });
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

it("ends in the middle of a build without leaving anybody waiting", async () => {
  engine = await createMemorySearch({ workers: 1 });
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

it("refuses a document that cannot be, and goes on with the next", async () => {
  engine = await createMemorySearch({ workers: 1 });
  await engine.swap([aDocument({ id: 1 })]);
  await expect(engine.upsert([aDocument({ id: 2 }), aDocument({ id: -1 })])).rejects.toThrow("id");
  await expect(engine.swap([aDocument({ id: 1.5 })])).rejects.toThrow("id");
  await engine.upsert([aDocument({ id: 3 })]);
  expect((await engine.search(aQuery())).ids).toEqual([1, 3]);
});
