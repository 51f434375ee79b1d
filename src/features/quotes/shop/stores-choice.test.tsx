import { expect, test } from "vitest";
import { renderOnSite } from "#features/sites/shop/fixtures/rendered-page.tsx";
import { StoresChoice } from "./stores-choice.tsx";

test("the choice of stores shows the site's name without its region", () => {
  const chips = [
    ...renderOnSite(<StoresChoice isAll={false} />).matchAll(/<a [^>]*>([^<]*)<\/a>/g),
  ];
  expect(chips.map(([, words]) => words)).toEqual(["Cartage", "All shops"]);
});
