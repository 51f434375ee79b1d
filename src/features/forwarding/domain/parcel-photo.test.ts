import { expect, test } from "vitest";
import { photoAddress } from "./parcel-photo.ts";

test("a parcel photo links to the uploaded file or a resized demo picture", () => {
  expect(photoAddress("0b7e", "large")).toBe("/api/files/0b7e");
  expect(photoAddress("my-parcels/", "small")).toBe("/api/files/my-parcels/");
  expect(photoAddress("parcels/box.webp", "large")).toBe("/_ipx/w_1024,f_webp/parcels/box.webp");
  expect(photoAddress("parcels/box.webp", "small")).toBe("/_ipx/w_160,f_webp/parcels/box.webp");
});
