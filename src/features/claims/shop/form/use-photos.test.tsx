import { expect, test } from "vitest";
import { MAX_FILE_BYTES } from "#core/file-type.ts";
import { renderOnSite } from "#features/sites/shop/fixtures/rendered-page.tsx";
import { claimForm } from "./claim-call.ts";
import { PhotoField } from "./photo-field.tsx";
import { choosePhotos, pendingOf } from "./use-photos.ts";

const files = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({
    name: `photo-${from + at}.jpg`,
    size: MAX_FILE_BYTES,
  }));

test("ten photos at once: eight are accepted, and the last two are left out", () => {
  const { taken, leftOut } = choosePhotos([], files(1, 10));
  expect(taken).toEqual(files(1, 8));
  expect(leftOut).toEqual(["photo-9.jpg", "photo-10.jpg"]);
});

test("photos already added stay, and a refused one does not count", () => {
  const there = [...files(1, 6), { name: "page.jpg", problem: "errors.file_type" }];
  expect(choosePhotos(there, files(7, 10)).leftOut).toEqual(["photo-9.jpg", "photo-10.jpg"]);
  expect(choosePhotos(files(1, 8), files(9, 10)).taken).toEqual([]);
  expect(choosePhotos([], files(1, 8)).leftOut).toEqual([]);
});

test.each([
  ["en", "Not added: photo-9.jpg, photo-10.jpg. At most 8 files fit into one form."],
  ["lt", "Nepridėta: photo-9.jpg, photo-10.jpg. Vienoje formoje telpa ne daugiau kaip 8 failai."],
])("the names of the photos left out are shown at the field (%s)", (language, words) => {
  const photos = {
    photos: files(1, 8).map(({ name }, key) => ({ key, name, sent: 0, waiting: false })),
    leftOut: ["photo-9.jpg", "photo-10.jpg"],
    add() {},
    restore() {},
    remove() {},
  };
  const html = renderOnSite(<PhotoField photos={photos} error={undefined} wanted />, { language });
  expect(html).toContain(words);
  expect(html.match(/data-photo="sending"/g)).toHaveLength(8);
});

test("a claim form has an error while a photo is uploading or refused", () => {
  const sent = { id: "c7-claim-x" };
  const refused = { problem: "errors.file_type" } as const;
  const problemOf = (...photos: Parameters<typeof pendingOf>[0]) => {
    const pending = pendingOf(photos);
    const values = { subject: "1", reason: "damaged", description: "A crack", files: "", pending };
    return claimForm("order").validate?.(values).files;
  };
  expect(problemOf()).toBeUndefined();
  expect(problemOf(sent)).toBeUndefined();
  expect(problemOf(sent, {})).toBe("claims.photos.wait");
  expect(problemOf(sent, refused, {})).toBe("claims.photos.refused");
});
