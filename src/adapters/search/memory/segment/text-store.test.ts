import { expect, it } from "vitest";
import { aText } from "#ports/fixtures/search-document.ts";
import { createTextStore } from "./text-store.ts";

const named = (name: string) => aText({ name });

it("a text store returns the text of each document that has one", () => {
  const store = createTextStore();
  store.add(2, named("žibintas"));
  store.add(3, named("лампа"));
  store.add(6, named("lamp"));
  const names = Array.from({ length: 9 }, (_, document) => store.read(document)?.name);
  expect(names).toEqual([
    undefined,
    undefined,
    "žibintas",
    "лампа",
    undefined,
    undefined,
    "lamp",
    undefined,
    undefined,
  ]);
});

it("a text store holds texts of any length", () => {
  const store = createTextStore();
  const lengths = [3_000_000, 1_500_000, 5_000_000, 10];
  for (const [document, length] of lengths.entries())
    store.add(document, named("x".repeat(length)));
  expect(lengths.map((_, document) => store.read(document)?.name.length)).toEqual(lengths);
});

it("a text store with one text takes little memory", () => {
  const before = process.memoryUsage().arrayBuffers;
  const stores = Array.from({ length: 10 }, () => {
    const store = createTextStore();
    store.add(1, named("lamp"));
    return store;
  });
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1_000_000);
  expect(stores[9]?.read(1)?.name).toBe("lamp");
});
