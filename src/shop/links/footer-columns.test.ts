import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { footerColumns } from "./footer-columns.ts";

const everything = { marketplace: true, forwarding: true, about_us: true, tracking: true };
const pathsOf = (
  switches: Record<string, boolean>,
  blogs: { slug: string; title: string }[] = [],
  hasPickupPoints = true,
) =>
  footerColumns({ blogs, site: { switches } }, hasPickupPoints).flatMap((column) =>
    column.links.map((link) => link.to),
  );

test("every article the footer names is written", () => {
  const articles = pathsOf(everything).filter((path) => path.startsWith("/faq/"));
  expect(articles.length).toBeGreaterThan(3);
  for (const path of articles) {
    expect(existsSync(`content/shared/en${path}.md`), path).toBe(true);
  }
});

test("what a site has not switched on is not linked", () => {
  expect(pathsOf(everything)).toEqual(
    expect.arrayContaining(["/about-us", "/faq/warehouse-address", "/tracking", "/pro"]),
  );
  const bare = pathsOf({});
  expect(bare).not.toContain("/pro");
  expect(bare).not.toContain("/about-us");
  expect(bare).not.toContain("/tracking");
  expect(bare).not.toContain("/faq/warehouse-address");
});

test("blog links are shown only if the config has blogs", () => {
  expect(pathsOf(everything)).not.toContain("/blog");
  expect(pathsOf(everything, [{ slug: "a", title: "A" }])).toContain("/blog");
});

test("pickup points are linked only where a courier has some", () => {
  expect(pathsOf(everything)).toContain("/pickup-points");
  expect(pathsOf(everything, [], false)).not.toContain("/pickup-points");
});

test("no page is named twice", () => {
  const paths = pathsOf(everything, [{ slug: "a", title: "A" }]);
  expect(new Set(paths).size).toBe(paths.length);
});
