import sharp from "sharp";
import { expect, test } from "vitest";
import { cropFocus, cropStart } from "../../domain/picture-crop.ts";
import { cropPicture } from "./crop-picture.ts";

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#336699" } });

test("the cropped square stays within the picture around the focus", () => {
  expect(cropStart(300, 100, 0)).toBe(0);
  expect(cropStart(300, 100, 0.5)).toBe(100);
  expect(cropStart(300, 100, 1)).toBe(200);
  expect(cropStart(300, 100, cropFocus(300, 100, 150))).toBe(150);
});

test("a picture is cropped to a square without metadata and named by its content", async () => {
  const bytes = await picture(300, 100)
    .withExif({ IFD0: { Copyright: "<script>alert(1)</script>" } })
    .jpeg()
    .toBuffer();
  const cropped = await cropPicture(bytes, { x: 0.5, y: 0.5 });
  if (!cropped.ok) throw new Error(cropped.code);
  const { width, height, format, exif } = await sharp(cropped.value.bytes).metadata();
  expect({ width, height, format, exif }).toEqual({
    width: 100,
    height: 100,
    format: "webp",
    exif: undefined,
  });
  expect(cropped.value.file).toMatch(/^up\/[0-9a-f]{32}\.webp$/);
  expect(cropped.value.colour).toMatch(/^#3[0-9a-f]6[0-9a-f]9[0-9a-f]$/);
});

test.each([
  ["a script", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>")],
  ["half a picture", (await picture(64, 64).png().toBuffer()).subarray(0, 60)],
  ["nothing", Buffer.alloc(0)],
])("%s is refused", async (_name, bytes) => {
  expect((await cropPicture(bytes, { x: 0.5, y: 0.5 })).ok).toBe(false);
});
