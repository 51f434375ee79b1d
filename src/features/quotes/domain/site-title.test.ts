import { expect, test } from "vitest";
import { siteTitle } from "./site-title.ts";

const [cartage, lithuania, tarpininke] = [
  { name: "Cartage", region: "default" },
  { name: "Cartage", region: "lt" },
  { name: "Tarpininkė", region: "tp" },
];
const all = [cartage, lithuania, tarpininke];

test("a shop is called by its name, and by its region only where another has the same name", () => {
  expect(all.map((site) => siteTitle(site, all))).toEqual(["Cartage", "Cartage LT", "Tarpininkė"]);
  expect(siteTitle(lithuania, [lithuania, tarpininke])).toBe("Cartage");
});
