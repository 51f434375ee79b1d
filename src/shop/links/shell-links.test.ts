import { expect, test } from "vitest";
import { companyLinks, mainLinks } from "./shell-links.ts";

const paths = (links: { to: string }[]) => links.map((link) => link.to);

test("blog is linked only where there are articles", () => {
  expect(paths(mainLinks({ blogs: [] }))).not.toContain("/blog");
  expect(paths(mainLinks({ blogs: [{ slug: "a", title: "A" }] }))).toContain("/blog");
});

test("about us is linked only where its switch is on", () => {
  expect(paths(companyLinks({ site: { switches: { about_us: true } } }))).toContain("/about-us");
  expect(paths(companyLinks({ site: { switches: {} } }))).toEqual(["/contacts"]);
});
