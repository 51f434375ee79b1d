import { describe, expect, test } from "vitest";
import { isOwnPicture, readImageRequest, WIDTHS } from "./image-request.ts";

test("all screen widths of SPEC §9 are available at both densities", () => {
  for (const screen of [320, 640, 768, 1024, 1280, 1536]) {
    expect(WIDTHS).toEqual(expect.arrayContaining([screen, screen * 2]));
  }
});

test.each([
  ["w_320,f_webp,q_75", { width: 320, format: "webp", quality: 75 }],
  ["f_webp&w=2048", { width: 2048, format: "webp", quality: 75 }],
  ["w_160", { width: 160, format: "webp", quality: 75 }],
  ["w_1280,f_jpeg,q_80", { width: 1280, format: "jpeg", quality: 80 }],
  ["f_jpeg,w_1280", { width: 1280, format: "jpeg", quality: 80 }],
  ["w_300", { width: 300, format: "webp", quality: 75 }],
  ["h_320", { height: 320, format: "webp", quality: 75 }],
  ["s_320x320", { width: 320, height: 320, format: "webp", quality: 75 }],
  ["w_320,h_240", { width: 320, height: 240, format: "webp", quality: 75 }],
  ["q_60", { format: "webp", quality: 60 }],
  ["f_webp", { format: "webp", quality: 75 }],
  ["f_avif,w_640", { width: 640, format: "avif", quality: 50 }],
  ["f_jpeg,q_90,s_1024x768", { width: 1024, height: 768, format: "jpeg", quality: 90 }],
])("the modifiers of a picture %s are parsed", (modifiers, expected) => {
  expect(readImageRequest(`${modifiers}/goods/shoe-1.avif`)).toEqual({
    file: "goods/shoe-1.avif",
    made: expected,
  });
});

test("the modifier _ requests the original file", () => {
  expect(readImageRequest("_/goods/shoe-1.avif")).toEqual({ file: "goods/shoe-1.avif" });
});

test("the number of variants of a picture is bounded, and our own pages use few", () => {
  const sides = new Set<number>();
  const qualities = new Set<number>();
  for (let number = 0; number <= 10_000; number += 1) {
    if ("made" in readImageRequest(`w_${number}/a.avif`)) sides.add(number);
    if ("made" in readImageRequest(`h_${number}/a.avif`)) sides.add(number);
    if ("made" in readImageRequest(`q_${number}/a.avif`)) qualities.add(number);
  }
  expect(sides.size).toBeLessThan(100);
  expect(qualities.size).toBe(14);
  const own = [...sides].flatMap((width) =>
    (["webp", "avif", "jpeg"] as const).flatMap((format) =>
      [...qualities].filter((quality) => isOwnPicture({ width, format, quality })),
    ),
  );
  expect(own).toHaveLength(WIDTHS.length + 2);
  expect(isOwnPicture({ width: 320, height: 320, format: "webp", quality: 75 })).toBe(false);
});

describe("invalid modifiers", () => {
  test.each([
    ["a width that nobody needs", "w_321"],
    ["a word for a width", "w_abc"],
    ["a width below zero", "w_-320"],
    ["a width in another spelling", "w_0320"],
    ["a huge width", "w_99999999999"],
    ["an unknown format", "f_gif"],
    ["a quality beyond all", "q_9999"],
    ["one of them twice", "w_320,w_640"],
    ["a size with one side", "s_320"],
    ["a size with three sides", "s_320x320x320"],
    ["a size and a width", "s_320x320,w_320"],
    ["a side beyond the grid", "h_1620"],
    ["no side at all", "w_0"],
    ["a quality between steps", "q_61"],
    ["a quality that nobody wants to see", "q_5"],
    ["an unknown modifier", "rotate_90"],
    ["a trailing comma", "w_320,"],
    ["a prototype", "constructor_1"],
    ["10 kB", `w_320,${"q_75,".repeat(2000)}`],
  ])("%s", (_what, modifiers) => {
    expect(readImageRequest(`${modifiers}/goods/shoe-1.avif`)).toEqual({ status: 400 });
  });

  test.each(["", "w_320", "/goods/a.avif"])("a missing file is refused: %j", (pathname) => {
    expect(readImageRequest(pathname)).toEqual({ status: 400 });
  });
});

describe("invalid file names", () => {
  test.each([
    ["a way up", "../package.json"],
    ["a way up in between", "goods/../../secret.avif"],
    ["an encoded way up", "..%2f..%2fetc%2fpasswd"],
    ["a remote file", "https://evil.example/a.avif"],
    ["an absolute path", "/etc/passwd"],
    ["a hidden file", ".env"],
    ["another kind of file", "goods/a.svg"],
    ["a zero byte", "goods/a\0.avif"],
    ["a backslash", "goods\\a.avif"],
    ["an endless name", `${"a".repeat(300)}.avif`],
  ])("%s", (_what, file) => {
    expect(readImageRequest(`w_320/${file}`)).toEqual({ status: 404 });
  });
});
