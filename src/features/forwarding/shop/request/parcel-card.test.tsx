import { expect, test } from "vitest";
import { renderOnSite } from "#features/sites/shop/fixtures/rendered-page.tsx";
import type { ForwardParcel } from "../../contract.ts";
import { ParcelPhotos } from "./parcel-card.tsx";

const parcelWith = (photos: string[], received_on: string | null = "2026-11-02") =>
  ({ photos, shop: "Target", received_on }) as ForwardParcel;
const render = (parcel: ForwardParcel) => renderOnSite(<ParcelPhotos parcel={parcel} />);

test("each parcel photo is shown large and can be opened in full screen", () => {
  const html = render(parcelWith(["/api/files/a", "/api/files/b"]));
  const photos = [
    ...html.matchAll(/<button[^>]*class="pic"[^>]*aria-label="([^"]*)"[^>]*><img[^>]*>/g),
  ];
  expect(photos.map(([, label]) => label)).toEqual([
    expect.stringMatching(/1.*2.*Target.*Enlarge/s),
    expect.stringMatching(/2.*2.*Target.*Enlarge/s),
  ]);
  for (const [photo] of photos) expect(photo).toContain('width="800" height="600"');
});

test("a parcel without photos shows a text that depends on its receipt", () => {
  const [later, none] = [render(parcelWith([], null)), render(parcelWith([]))];
  expect(later).not.toBe(none);
  for (const html of [later, none]) expect(html).not.toContain("<img");
});
