import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { footerColumns } from "./footer-columns.ts";

const everything = {
  marketplace: true,
  forwarding: true,
  create_order: true,
  services: true,
  abroad: true,
  rates: true,
  plans: true,
  phones: true,
  about_us: true,
  tracking: true,
};
const pathsOf = (
  switches: Record<string, boolean>,
  blogs: { slug: string; title: string }[] = [],
  hasPickupPoints = true,
) =>
  footerColumns({ blogs, site: { switches } }, hasPickupPoints).flatMap((column) =>
    column.links.map((link) => link.to),
  );

test("every article linked in the footer exists", () => {
  const articles = pathsOf(everything).filter((path) => path.startsWith("/faq/"));
  expect(articles.length).toBeGreaterThan(3);
  for (const path of articles) {
    expect(existsSync(`content/shared/en${path}.md`), path).toBe(true);
  }
});

test("pages that a site has switched off are not linked", () => {
  expect(pathsOf(everything)).toEqual(
    expect.arrayContaining(["/about-us", "/faq/warehouse-address", "/tracking", "/pro"]),
  );
  expect(pathsOf({}, [], false)).toEqual([
    "/faq",
    "/faq/delivery-options",
    "/faq/return-goods",
    "/warranty",
    "/claim-form",
    "/contacts",
    "/purchase-agreement",
    "/reservation-policy",
    "/privacy-policy",
  ]);
});

test("a shop that only sells its goods has no column about buying abroad but has a calculator", () => {
  const plain = { marketplace: true, rates: true, about_us: true };
  const columns = footerColumns({ blogs: [], site: { switches: plain } }, true);
  expect(columns.map(({ title }) => title)).toEqual(["shell.footer.help", "shell.footer.company"]);
  expect(pathsOf(plain)).toContain("/calculate");
  for (const path of ["/pro", "/iphone-reservation", "/faq/customs-and-vat", "/#how"]) {
    expect(pathsOf(plain)).not.toContain(path);
  }
});

test("blog links are shown only if the site has blogs", () => {
  expect(pathsOf(everything)).not.toContain("/blog");
  expect(pathsOf(everything, [{ slug: "a", title: "A" }])).toContain("/blog");
});

test("pickup points are linked only if a courier has some", () => {
  expect(pathsOf(everything)).toContain("/pickup-points");
  expect(pathsOf(everything, [], false)).not.toContain("/pickup-points");
});

test("no page is linked twice", () => {
  const paths = pathsOf(everything, [{ slug: "a", title: "A" }]);
  expect(new Set(paths).size).toBe(paths.length);
});
