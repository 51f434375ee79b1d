import { expect, test } from "vitest";
import {
  FILE_PART_BYTES,
  FILE_TYPES,
  fileTypeOf,
  hasPreview,
  MAX_FILE_BYTES,
} from "./file-type.ts";

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === "string" ? [...part].map((sign) => sign.charCodeAt(0)) : part,
    ),
  );

test.each([
  ["image/jpeg", bytes([0xff, 0xd8, 0xff, 0xe0])],
  ["image/png", bytes([0x89], "PNG", [0x0d, 0x0a, 0x1a, 0x0a])],
  ["image/webp", bytes("RIFF", [1, 2, 3, 4], "WEBPVP8 ")],
  ["image/heic", bytes([0, 0, 0, 24], "ftypheic")],
  ["application/pdf", bytes("%PDF-1.7")],
])("%s is recognised by its first bytes", (type, content) => {
  expect(fileTypeOf(content)).toBe(type);
});

test.each([
  ["nothing", bytes()],
  ["a page", bytes("<html><script>alert(1)</script>")],
  ["a drawing with scripts in it", bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
  ["a program", bytes("MZ", [0x90, 0])],
  ["a film", bytes([0, 0, 0, 24], "ftypmp42")],
  ["a picture of another kind", bytes([0, 0, 0, 24], "xxxxheic")],
  ["a text with the word in it", bytes("XXXX", [1, 2, 3, 4], "WEBP")],
  ["a picture without its kind", bytes([0, 0, 0, 24], "ftyp")],
  ["a sound", bytes("RIFF", [1, 2, 3, 4], "WAVEfmt ")],
  ["what only begins like a picture", bytes([0xff, 0xd8])],
])("the type of %s is unknown", (_what, content) => {
  expect(fileTypeOf(content)).toBeUndefined();
});

test.each(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"])(
  "a file of the brand %s is HEIC",
  (brand) => {
    expect(fileTypeOf(bytes([0, 0, 0, 24], "ftyp", brand, [0, 0, 0, 0]))).toBe("image/heic");
  },
);

test("HEIC and PDF files have no preview in browsers", () => {
  expect(FILE_TYPES.filter(hasPreview)).toEqual(["image/jpeg", "image/png", "image/webp"]);
});

test("a file has at most 10 MiB, in parts of 512 KiB (product notes §6)", () => {
  expect([MAX_FILE_BYTES, FILE_PART_BYTES]).toEqual([10_485_760, 524_288]);
});
