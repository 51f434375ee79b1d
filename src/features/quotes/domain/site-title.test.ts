import { expect, test } from "vitest";
import { siteTitle } from "./site-title.ts";

const [cartage, lithuania, tarpininke] = [
  { name: "Cartage", region: "default" },
  { name: "Cartage", region: "lt" },
  { name: "Tarpininkė", region: "tp" },
];
const all = [cartage, lithuania, tarpininke];

test("a site's title includes its region only if another site has the same name", () => {
  expect(all.map((site) => siteTitle(site, all))).toEqual(["Cartage", "Cartage LT", "Tarpininkė"]);
  expect(siteTitle(lithuania, [lithuania, tarpininke])).toBe("Cartage");
});
