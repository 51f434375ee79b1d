import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { withRoutesOf } from "./routes-by-segment.ts";

const ROUTES = [
  { id: "root" },
  { id: "bare", parentId: "root", path: "404" },
  { id: "language", parentId: "root", path: ":locale" },
  { id: "boundary", parentId: "language" },
  { id: "home", parentId: "boundary", index: true },
  { id: "category", parentId: "boundary", path: "c/*" },
  { id: "cart", parentId: "boundary", path: "cart" },
  { id: "checkout", parentId: "boundary" },
  { id: "shipping", parentId: "checkout", path: "checkout/:slug" },
  { id: "page", parentId: "boundary", path: ":page" },
  { id: "rest", parentId: "boundary", path: "*" },
];

const routes = Object.fromEntries(ROUTES.map((route) => [route.id, route]));
const build = { routes, assets: { routes } } as unknown as ServerBuild;
const COMMON = ["root", "bare", "language", "boundary", "home", "checkout", "page", "rest"];

test.each([
  ["c", ["category"]],
  ["cart", ["cart"]],
  ["checkout", ["shipping"]],
])("addresses of %s get its routes and what may be of any", (segment, own) => {
  const chosen = withRoutesOf(build, segment);
  expect(Object.keys(chosen.routes).sort()).toEqual([...COMMON, ...own].sort());
  expect(Object.keys(chosen.assets.routes).sort()).toEqual([...COMMON, ...own].sort());
});
