import { describe, expect, test } from "vitest";
import { readImageRequest, WIDTHS } from "./image-request.ts";

test("the screens of SPEC §9 at both densities are there", () => {
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
])("%s", (modifiers, expected) => {
  expect(readImageRequest(`${modifiers}/goods/shoe-1.avif`)).toEqual({
    file: "goods/shoe-1.avif",
    made: expected,
  });
});

test("the file as it is", () => {
  expect(readImageRequest("_/goods/shoe-1.avif")).toEqual({ file: "goods/shoe-1.avif" });
});

test("of one file there are only as many pictures as the shop shows", () => {
  const made = new Set<string>();
  const formats = ["", ",f_webp", ",f_jpeg", ",f_avif", ",f_png"];
  const qualities = ["", ...Array.from({ length: 100 }, (_, at) => `,q_${at + 1}`)];
  for (let width = 1; width <= 4000; width++) {
    for (const format of formats) {
      for (const quality of width % 16 === 0 ? qualities : [""]) {
        const request = readImageRequest(`w_${width}${format}${quality}/a.avif`);
        if (!("status" in request)) made.add(JSON.stringify(request));
      }
    }
  }
  expect(made.size).toBe(WIDTHS.length + 1);
});

describe("odd modifiers", () => {
  test.each([
    ["a width that nobody needs", "w_321"],
    ["a word for a width", "w_abc"],
    ["a width below zero", "w_-320"],
    ["a width in another spelling", "w_0320"],
    ["a huge width", "w_99999999999"],
    ["an unknown format", "f_gif"],
    ["a quality beyond all", "q_9999"],
    ["one of them twice", "w_320,w_640"],
    ["a size with two sides", "s_320x320"],
    ["a height", "w_320,h_320"],
    ["no width", "f_webp,q_75"],
    ["a format that takes long", "w_320,f_avif"],
    ["another quality", "w_320,f_webp,q_90"],
    ["the quality of another format", "w_1280,f_jpeg,q_75"],
    ["a width that feeds have not", "w_640,f_jpeg"],
    ["an unknown modifier", "rotate_90"],
    ["a trailing comma", "w_320,"],
    ["a prototype", "constructor_1"],
    ["10 kB", `w_320,${"q_75,".repeat(2000)}`],
  ])("%s", (_what, modifiers) => {
    expect(readImageRequest(`${modifiers}/goods/shoe-1.avif`)).toEqual({ status: 400 });
  });

  test.each(["", "w_320", "/goods/a.avif"])("no file: %j", (pathname) => {
    expect(readImageRequest(pathname)).toEqual({ status: 400 });
  });
});

describe("files that cannot be", () => {
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
