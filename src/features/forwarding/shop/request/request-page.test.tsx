import { expect, test } from "vitest";
import { renderOnSite } from "#features/sites/shop/fixtures/rendered-page.tsx";
import { MergedNote } from "./request-page.tsx";

test.each([
  ["en", "It travels in one box with parcel FR17.", "Open parcel FR17"],
  ["lt", "Keliauja vienoje dėžėje su siunta FR17.", "Atverti siuntą FR17"],
])("a consolidated parcel links to the parcel it travels with (%s)", (language, words, link) => {
  const html = renderOnSite(<MergedNote id={17} />, { language });
  expect(html).toContain(words);
  expect(html).toMatch(
    new RegExp(`<a [^>]*href="/${language}/cartage-pro-delivery/17"[^>]*>${link}`),
  );
});
