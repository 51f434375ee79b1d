import { expect, test } from "vitest";
import { arrangeGroups, filterGroups, type PaletteGroup } from "./palette-entries.ts";

const group = (id: string, ...titles: string[]): PaletteGroup => ({
  id,
  title: id,
  entries: titles.map((title) => ({ id: title, title, icon: "plus", to: "/", keywords: ["add"] })),
});

test("actions whose title matches exactly come before records, all others after them", () => {
  const own = [group("actions", "New promotion", "Dark mode"), group("pages", "Promotions")];
  const records = [group("goods", "Promotional mug")];
  const shown = (query: string) =>
    arrangeGroups(records, filterGroups(own, query), query).map(({ id }) => id);
  expect(shown("new promotion")).toEqual(["actions", "goods"]);
  expect(shown("promotion")).toEqual(["goods", "actions", "pages"]);
  expect(shown("add promotion")).toEqual(["goods", "actions", "pages"]);
});
