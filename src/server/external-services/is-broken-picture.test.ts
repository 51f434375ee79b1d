import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { isBrokenPicture } from "./is-broken-picture.ts";

const canvas = sharp({
  create: {
    width: 320,
    height: 240,
    channels: 3,
    background: "#888",
    noise: { type: "gaussian", mean: 128, sigma: 40 },
  },
});

describe.each([
  ["a JPEG", () => canvas.clone().jpeg().toBuffer()],
  [
    "a JPEG that is shown step by step",
    () => canvas.clone().jpeg({ progressive: true }).toBuffer(),
  ],
  ["a PNG", () => canvas.clone().png().toBuffer()],
  ["a WebP", () => canvas.clone().webp().toBuffer()],
  ["a HEIC", async () => heic()],
])("%s", (_name, make) => {
  test("is not broken if it is complete, even with appended bytes", async () => {
    const whole = await make();
    expect(await isBrokenPicture(whole)).toBe(false);
    const appended = Buffer.concat([whole, Buffer.from("SEFT 0001 of a phone")]);
    expect(await isBrokenPicture(appended)).toBe(false);
  });
  test.each([0.3, 0.6, 0.95])("is broken if it is cut after %d of its bytes", async (share) => {
    const whole = await make();
    expect(await isBrokenPicture(whole.subarray(0, whole.length * share))).toBe(true);
  });
});

test("a picture of only its first bytes is broken, while a PDF is not checked", async () => {
  const head = new Uint8Array(64);
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  expect(await isBrokenPicture(head)).toBe(true);
  expect(await isBrokenPicture(heic().subarray(0, 24))).toBe(true);
  expect(await isBrokenPicture(Buffer.from("%PDF-1.7"))).toBe(false);
});

test("a picture with too many pixels is not decoded", async () => {
  const bomb = await sharp({
    create: { width: 12_000, height: 9_000, channels: 3, background: "#fff" },
    limitInputPixels: false,
  })
    .png()
    .toBuffer();
  expect(await isBrokenPicture(bomb.subarray(0, bomb.length / 2))).toBe(false);
});

/** Boxes as a phone writes them; the last one has a 64-bit length. */
function heic(): Buffer {
  const box = (type: string, content: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + content.length);
    head.write(type, 4, "latin1");
    return Buffer.concat([head, content]);
  };
  const content = Buffer.alloc(200, 3);
  const large = Buffer.alloc(16);
  large.writeUInt32BE(1);
  large.write("mdat", 4, "latin1");
  large.writeBigUInt64BE(BigInt(16 + content.length), 8);
  return Buffer.concat([
    box("ftyp", Buffer.from("heic\0\0\0\0mif1heic", "latin1")),
    box("meta", Buffer.alloc(40)),
    large,
    content,
  ]);
}
