import { expect, it } from "vitest";
import { addField, IN_DESCRIPTION, IN_KEYWORDS, IN_NAME } from "../occurrence.ts";
import { createTermOccurrences } from "./term-occurrences.ts";

function taken(places: ReturnType<typeof createTermOccurrences>) {
  const found: [number, number][] = [];
  places.take((term, place) => found.push([term, place]));
  return found;
}

it("occurrences of one term in a document are merged over its fields", () => {
  const places = createTermOccurrences();
  places.add(7, IN_NAME | 2);
  places.add(3, IN_DESCRIPTION);
  places.add(7, IN_KEYWORDS);
  expect(taken(places)).toEqual([
    [7, addField(IN_NAME | 2, IN_KEYWORDS)],
    [3, IN_DESCRIPTION],
  ]);
  places.add(7, IN_DESCRIPTION);
  expect(taken(places)).toEqual([[7, IN_DESCRIPTION]]);
  expect(taken(places)).toEqual([]);
});

it("the table of occurrences grows with the terms and keeps its entries", () => {
  const places = createTermOccurrences();
  places.add(4095, IN_NAME);
  places.add(4096, IN_NAME);
  places.add(100_000, IN_KEYWORDS);
  places.add(4095, IN_KEYWORDS);
  places.add(100_000, IN_DESCRIPTION);
  expect(taken(places)).toEqual([
    [4095, addField(IN_NAME, IN_KEYWORDS)],
    [4096, IN_NAME],
    [100_000, addField(IN_KEYWORDS, IN_DESCRIPTION)],
  ]);
});
