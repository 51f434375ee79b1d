import { expect, test } from "vitest";
import { renderOnSite } from "#features/sites/shop/fixtures/rendered-page.tsx";
import { StoresChoice } from "./stores-choice.tsx";

test("a shop is called by its name, without what it is called inside", () => {
  const chips = [
    ...renderOnSite(<StoresChoice isAll={false} />).matchAll(/<a [^>]*>([^<]*)<\/a>/g),
  ];
  expect(chips.map(([, words]) => words)).toEqual(["Cartage", "All shops"]);
});
