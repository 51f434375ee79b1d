import { expect, test } from "vitest";
import { siteTitles } from "./site-titles.ts";

test("titles of sites with the same name include the region, except for the default site", () => {
  const sites = [
    { id: 1, name: "Cartage", region: "default", isDefault: true },
    { id: 2, name: "Cartage", region: "lt", isDefault: false },
    { id: 3, name: "Baltics", region: "lv", isDefault: false },
    { id: 4, name: "Baltics", region: "ee", isDefault: false },
    { id: 5, name: "Atelier", region: "wl", isDefault: false },
  ];
  expect([...siteTitles(sites).values()]).toEqual([
    "Cartage",
    "Cartage (lt)",
    "Baltics (lv)",
    "Baltics (ee)",
    "Atelier",
  ]);
});
