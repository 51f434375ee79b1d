import { expect, test } from "vitest";
import { photoAddress } from "./parcel-photo.ts";

test("an owner's photograph is a file of theirs, the demo's a picture in the size it is looked at", () => {
  expect(photoAddress("0b7e", "large")).toBe("/api/files/0b7e");
  expect(photoAddress("my-parcels/", "small")).toBe("/api/files/my-parcels/");
  expect(photoAddress("parcels/box.webp", "large")).toBe("/_ipx/w_1024,f_webp/parcels/box.webp");
  expect(photoAddress("parcels/box.webp", "small")).toBe("/_ipx/w_160,f_webp/parcels/box.webp");
});
