import { afterEach, expect, it, vi } from "vitest";
import { aDocument, aQuery, aText, LANGUAGE } from "#ports/fixtures/search-document.ts";
import type { MemorySearch } from "./create-memory-search.ts";
import { createOneProcessSearch } from "./fixtures/one-process-search.ts";

let engine: MemorySearch;
afterEach(() => engine.close());

it("the catalogue's editor builds the whole anew from its source once many updates have come", async () => {
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

it("the catalogue's editor counts anew what it suggests once something changed", async () => {
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

it("the catalogue's editor shows the last of several versions that come together", async () => {
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

it("the catalogue's editor refuses a document that cannot be, and goes on with the next", async () => {
  engine = await createOneProcessSearch();
  await engine.swap([aDocument({ id: 1 })]);
  await expect(engine.upsert([aDocument({ id: 2 }), aDocument({ id: -1 })])).rejects.toThrow("id");
  await expect(engine.swap([aDocument({ id: 1.5 })])).rejects.toThrow("id");
  await engine.upsert([aDocument({ id: 3 })]);
  expect((await engine.search(aQuery())).ids).toEqual([1, 3]);
});
