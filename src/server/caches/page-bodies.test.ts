import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createPageBodies } from "./page-bodies.ts";
import { packPage } from "./page-encoding.ts";
import { storePage } from "./stored-page.ts";

const htmlOf = (name: string) => Buffer.from(`<p>${`${name}, dėžė `.repeat(500)}</p>`);
const pageOf = (name: string) =>
  storePage({ html: htmlOf(name), status: 200, headers: {}, tags: [], isPublic: true });

test("a packed page is served in every encoding, and each is computed once", async () => {
  const bodyOf = createPageBodies(1_000_000);
  const page = await packPage(pageOf("labas"));
  expect(bodyOf(page, "br")).toBe(page.bodies.br);
  expect(bodyOf(page, "identity")).toEqual(htmlOf("labas"));
  expect(bodyOf(page, "identity")).toBe(bodyOf(page, "identity"));
  expect(gunzipSync(bodyOf(page, "gzip"))).toEqual(htmlOf("labas"));
  expect(bodyOf(page, "gzip")).toBe(bodyOf(page, "gzip"));
});

test("the cache of bodies is bounded, and evicts the least recently used first", async () => {
  const { length } = htmlOf("one");
  const bodyOf = createPageBodies(2 * length);
  const [one, two, six] = await Promise.all(
    ["one", "two", "six"].map((name) => packPage(pageOf(name))),
  );
  if (!one || !two || !six) throw new Error("three pages are packed");
  const [first, second] = [bodyOf(one, "identity"), bodyOf(two, "identity")];
  expect(bodyOf(one, "identity")).toBe(first);
  bodyOf(six, "identity");
  expect(bodyOf(one, "identity")).toBe(first);
  expect(bodyOf(two, "identity")).not.toBe(second);
});
