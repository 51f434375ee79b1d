import { expect, test } from "vitest";
import { companyLinks, mainLinks, serviceLinks } from "./shell-links.ts";

const paths = (links: { to: string }[]) => links.map((link) => link.to);

test("the blog is linked only if there are articles", () => {
  const site = { switches: {} };
  expect(paths(mainLinks({ blogs: [], site }))).not.toContain("/blog");
  expect(paths(mainLinks({ blogs: [{ slug: "a", title: "A" }], site }))).toContain("/blog");
});

test("tracking is in the header of a site without a shop if it is switched on", () => {
  const linked = (switches: Record<string, boolean>) =>
    paths(mainLinks({ blogs: [], site: { switches } })).includes("/tracking");
  expect(linked({ tracking: true })).toBe(true);
  expect(linked({ tracking: true, marketplace: true })).toBe(false);
  expect(linked({})).toBe(false);
});

test("services are linked only if they are switched on", () => {
  const named = (switches: Record<string, boolean>) => paths(serviceLinks({ site: { switches } }));
  expect(named({ marketplace: true })).toEqual([]);
  expect(named({ marketplace: true, plans: true })).toEqual(["/pro"]);
  expect(named({ create_order: true, rates: true })).toEqual(["/order-form", "/calculate"]);
  expect(named({ tracking: true })).toEqual(["/tracking"]);
  expect(named({ forwarding: true })).toEqual(["/forward-requests"]);
});

test("the page about us is linked only if it is switched on", () => {
  expect(paths(companyLinks({ site: { switches: { about_us: true } } }))).toContain("/about-us");
  expect(paths(companyLinks({ site: { switches: {} } }))).toEqual(["/contacts"]);
});
