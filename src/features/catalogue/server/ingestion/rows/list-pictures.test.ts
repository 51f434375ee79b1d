import { expect, test } from "vitest";
import { listPictures } from "./list-pictures.ts";

const A = "https://cdn.example.com/a,w_300/shoe.jpg";
const B = "http://example.com/b.png?x=1;y=2";

test("picture paths are split at commas and bars, URLs only before the next URL", () => {
  expect(listPictures("goods/a.avif, goods/b.avif|goods/c.webp").map(({ file }) => file)).toEqual([
    "goods/a.avif",
    "goods/b.avif",
    "goods/c.webp",
  ]);
  for (const text of [`${A},${B}`, `${A} ${B}`, `${A}|${B}`, `${A}; ${B}`, ` ${A},\n${B},${A}`]) {
    expect(listPictures(text).map(({ url }) => url)).toEqual([A, B]);
  }
  expect(listPictures("")).toEqual([]);
});

test("a picture URL always gives the same file name", () => {
  const [one] = listPictures(A);
  expect(one?.file).toMatch(/^web\/[0-9a-f]{32}\.webp$/);
  expect(listPictures(A)[0]).toEqual(one);
  expect(listPictures(B)[0]?.file).not.toBe(one?.file);
});
