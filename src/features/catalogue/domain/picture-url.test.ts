import { expect, test } from "vitest";
import { pictureSet, pictureUrl, uploadedVersion } from "./picture-url.ts";

test("a picture's URL has its width and format", () => {
  expect(pictureUrl("goods/boot-1.avif", 320)).toBe("/_ipx/w_320,f_webp/goods/boot-1.avif");
});

test("a srcset lists each URL with its width", () => {
  expect(pictureSet("a.avif", [160, 320])).toBe(
    "/_ipx/w_160,f_webp/a.avif 160w, /_ipx/w_320,f_webp/a.avif 320w",
  );
});

const HASH = "0123456789abcdef0123456789abcdef";

test("the version of an uploaded picture is the start of its name", () => {
  expect(uploadedVersion(`up/${HASH}.webp`)).toBe("0123456789ab");
});

test.each([
  "goods/boot-1.avif",
  `${HASH}.webp`,
  `x/up/${HASH}.webp`,
  `up/${HASH}.webp.html`,
  `up/${HASH}0.webp`,
  `up/${HASH.slice(1)}.webp`,
  `up/${HASH.toUpperCase()}.webp`,
  `up/${HASH}.jpeg`,
])("%s was not uploaded", (file) => expect(uploadedVersion(file)).toBeUndefined());
