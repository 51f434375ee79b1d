import { expect, test } from "vitest";
import { drawQrCode } from "./draw-qr-code.ts";
import { readQr } from "./fixtures/read-qr.ts";

/** Decodes the code like a camera. */
function scan({ size, path }: ReturnType<typeof drawQrCode>): string {
  const dark = new Set<string>();
  for (const [, from = "", y = "", length = ""] of path.matchAll(/M(\d+) (\d+)\.5h(\d+)/g)) {
    for (let x = 0; x < Number(length); x++) dark.add(`${Number(from) + x} ${y}`);
  }
  return readQr(size, (x, y) => dark.has(`${x} ${y}`));
}

test("a drawn QR code is decoded to its text", () => {
  const text =
    "BCD\n002\n1\nSCT\nCBVILT2X\nUAB Žvaigždė\nLT121000011101001000\nEUR170.97\n\n\nLT-000001";
  const code = drawQrCode(text);
  expect(scan(code)).toBe(text);
  expect(code.path).toMatch(/^(?:M\d+ \d+\.5h\d+)+$/);
});
