import { expect, test } from "vitest";
import { menuGroups, tabPages } from "./open-pages.ts";
import type { OfficePageEntry } from "./page-entry.ts";
import { OFFICE_PAGES } from "./pages.ts";

const page = (path: string, menu: OfficePageEntry["menu"], roles: string[]): OfficePageEntry =>
  ({
    path,
    menu,
    title: "office.home.title",
    call: { staff: { roles, scope: "site" } },
    load: () => Promise.reject(new Error("not opened here")),
  }) as OfficePageEntry;

const PAGES = [
  page("/products", { group: "goods", icon: "shirt" }, ["catalogue"]),
  page("/tasks", { group: "top", icon: "list-checks", tab: 2 }, ["orders", "catalogue"]),
  page("/orders", { group: "work", icon: "shopping-bag", tab: 3 }, ["orders"]),
  page("/orders/:id", undefined, ["orders"]),
];
const who = (role: "orders" | "catalogue" | "owner") => ({ grants: [{ role, site_ids: null }] });
const shape = (groups: ReturnType<typeof menuGroups>) =>
  groups.map(({ group, pages }) => `${group}: ${pages.map(({ path }) => path)}`);

test("the menu shows what somebody may open, group by group", () => {
  expect(shape(menuGroups(who("orders"), PAGES))).toEqual(["top: /tasks", "work: /orders"]);
  expect(shape(menuGroups(who("catalogue"), PAGES))).toEqual(["top: /tasks", "goods: /products"]);
  expect(shape(menuGroups(who("owner"), PAGES))).toEqual([
    "top: /tasks",
    "work: /orders",
    "goods: /products",
  ]);
});

test("a phone has those in front that ask for it, then the first of the menu", () => {
  expect(tabPages(who("catalogue"), PAGES).map(({ path }) => path)).toEqual([
    "/tasks",
    "/products",
  ]);
});

test("every page has an address of its own, and every key one page", () => {
  const paths = OFFICE_PAGES.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const keys = OFFICE_PAGES.flatMap(({ menu }) => menu?.key ?? []);
  expect(new Set(keys).size).toBe(keys.length);
});
