import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createPageBodies } from "./page-bodies.ts";
import { packPage } from "./page-encoding.ts";
import { storePage } from "./stored-page.ts";

const htmlOf = (name: string) => Buffer.from(`<p>${`${name}, dėžė `.repeat(500)}</p>`);
const pageOf = (name: string) =>
  storePage({ html: htmlOf(name), status: 200, headers: {}, tags: [], isPublic: true });

test("a packed page is answered in every encoding, and what was made is made once", async () => {
  const bodyOf = createPageBodies(1_000_000);
  const page = await packPage(pageOf("labas"));
  expect(bodyOf(page, "br")).toBe(page.bodies.br);
  expect(bodyOf(page, "identity")).toEqual(htmlOf("labas"));
  expect(bodyOf(page, "identity")).toBe(bodyOf(page, "identity"));
  expect(gunzipSync(bodyOf(page, "gzip"))).toEqual(htmlOf("labas"));
  expect(bodyOf(page, "gzip")).toBe(bodyOf(page, "gzip"));
});

test("what was made is kept within a bound, the least recently used goes first", async () => {
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
