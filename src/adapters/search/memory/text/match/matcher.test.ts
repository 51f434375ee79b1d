import { expect, it } from "vitest";
import { aText } from "#ports/fixtures/search-document.ts";
import { matchAll } from "../fixtures/found-docs.ts";
import { buildTextIndex } from "../text-index.ts";
import { toolsFor } from "./fixtures/tools.ts";
import { matchText } from "./matcher.ts";

/** Things with these names by number, among a hundred others. */
function shopWith(names: Readonly<Record<number, string>>) {
  return Array.from({ length: 100 }, (_, doc) => ({
    doc,
    text: aText({ name: names[doc] ?? `thing${"abcdefghij".charAt(doc % 10)}` }),
  }));
}
const found = (names: Readonly<Record<number, string>>, text: string) =>
  matchAll(buildTextIndex("en", shopWith(names)), text);

it("a matcher finds the documents of every reading of a text", () => {
  const names = { 5: "red t shirt", 9: "red tshirt", 12: "red tshirts", 20: "red hat" };
  expect([...found(names, "red t shirt").docs]).toEqual([5, 9, 12]);
  expect(found(names, "red t shirt").band).toBe("typed");
});

it("a matcher writes the documents of several readings into the given set", () => {
  const tools = toolsFor(["t shirt", "tshirt", "hat"], "en");
  const into = new Int32Array(1);
  expect(matchText(tools, "t shirt", into)?.found).toEqual({ bits: into });
  expect([...into]).toEqual([0b011]);
});

it("a matcher corrects even known words when no document has all of them", () => {
  const names = { 3: "blinder curtain", 8: "blender kitchen" };
  const { docs, band } = found(names, "blender curtain");
  expect([[...docs], band]).toEqual([[3], "corrected"]);
});

it("a matcher leaves out an unknown word when no document has all words", () => {
  const names = { 3: "steel kettle", 8: "steel pan", 9: "steel pot" };
  const { docs, band } = found(names, "steel kettle zzzzzz");
  expect([[...docs], band]).toEqual([[3], "leftOut"]);
});

it("a word that is left out does not change how the word before it matches", () => {
  const names = { 3: "lampshade", 4: "lampo light" };
  expect([...found(names, "lamp").docs]).toEqual([3, 4]);
  expect([...found(names, "lamp zzqq").docs]).toEqual([3, 4]);
  expect([...found({ 3: "lampshade" }, "lamp zzqq zzzzzz").docs]).toEqual([3]);
  // A word with another word after it is complete, so it is not a prefix.
  const shoes = { 3: "lampshade", 4: "shoe" };
  expect([...found(shoes, "lamp shoe").docs]).toEqual([4]);
  expect([...found({ ...shoes, 5: "shoe lampshade" }, "lamp zzqq shoe").docs]).toEqual([4, 5]);
});

it("a piece of a code is not a prefix of words", () => {
  const names = { 3: "quick dry towel", 4: "quick-dry shirt" };
  expect(found(names, "qu10030").band).toBeUndefined();
  expect([...found(names, "qu10030 towel").docs]).toEqual([3]);
});

it("a matcher finds nothing for an empty or unknown text", () => {
  expect(found({ 3: "kettle" }, " … ").band).toBeUndefined();
  expect(found({ 3: "kettle" }, "zzzzzz").band).toBeUndefined();
});

it("a brand is not treated as a form of another word", () => {
  const documents = [
    { doc: 0, text: aText({ name: "sono" }) },
    { doc: 1, text: aText({ name: "speaker", manufacturer: "Sonos" }) },
  ];
  expect([...matchAll(buildTextIndex("en", documents), "sonos red").docs]).toEqual([1]);
});

it("a word scores highest in the name, then by the importance of its field", () => {
  const fields = [
    { name: "lamp shade" },
    { manufacturer: "lamp" },
    { categories: ["lamp"] },
    { categories: ["light", "lamp"] },
    { keywords: ["lamp"] },
    { description: "lamp" },
  ];
  const index = buildTextIndex(
    "en",
    fields.map((text, doc) => ({ doc, text: aText(text) })),
  );
  const scores = [...matchAll(index, "lamp").scores];
  expect(scores).toEqual([...new Set(scores)].sort((a, b) => b - a));
  expect(scores).toHaveLength(6);
});
