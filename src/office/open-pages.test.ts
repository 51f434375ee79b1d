import { glob } from "node:fs/promises";
import path from "node:path";
import type { LoaderFunctionArgs } from "react-router";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { mayUse, type StaffAccess } from "#platform/auth/staff-access.ts";
import { STAFF_ROLES, type StaffRole } from "#platform/auth/staff-role.ts";
import { mayOpen, menuGroups, menuPages, tabPages } from "./open-pages.ts";
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

test("the menu has the pages that a role may open, in groups", () => {
  expect(shape(menuGroups(who("orders"), PAGES))).toEqual(["top: /tasks", "work: /orders"]);
  expect(shape(menuGroups(who("catalogue"), PAGES))).toEqual(["top: /tasks", "goods: /products"]);
  expect(shape(menuGroups(who("owner"), PAGES))).toEqual([
    "top: /tasks",
    "work: /orders",
    "goods: /products",
  ]);
});

test("tabs on a phone have pages with a tab number first, then those of the menu", () => {
  expect(tabPages(who("catalogue"), PAGES).map(({ path }) => path)).toEqual([
    "/tasks",
    "/products",
  ]);
});

test("every page has a unique path and a unique shortcut", () => {
  const paths = OFFICE_PAGES.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const keys = OFFICE_PAGES.flatMap(({ menu }) => menu?.key ?? []);
  expect(new Set(keys).size).toBe(keys.length);
});

const SCOPES = { "the shop": null, "one site": [1] } as const;
const CASES = STAFF_ROLES.flatMap((role) =>
  Object.entries(SCOPES).map(([scope, siteIds]) => ({ role, scope, siteIds })),
);

/** Every staff call that a feature or the platform declares, by its path. */
async function staffCalls(): Promise<Map<string, StaffAccess>> {
  const found = new Map<string, StaffAccess>();
  for await (const file of glob("src/{features,platform}/**/{staff-calls,contract}.ts")) {
    const module: Record<string, unknown> = await import(path.resolve(file));
    for (const one of Object.values(module)) {
      if (isStaffCall(one)) found.set(one.path, one.staff);
    }
  }
  return found;
}
const isStaffCall = (one: unknown): one is { path: string; staff: StaffAccess } =>
  typeof one === "object" && one !== null && "staff" in one && "path" in one;

const calls = await staffCalls();

const pathsFor = (role: StaffRole, siteIds: number[] | null) =>
  menuPages({ grants: [{ role, site_ids: siteIds }] }, OFFICE_PAGES).map((one) => one.path);

test.each([
  [
    "catalogue",
    "/products /products/grid /imports /categories /fields /flags /sellers /size-charts /promotions /redirects",
  ],
  ["orders", "/orders /reservations /customers /mails /webhooks"],
  ["warehouse", "/orders"],
  [
    "finance",
    "/orders /customers /invoices /webhooks /rates /payment-methods /taxes /warehouses /couriers",
  ],
  ["support", "/orders /customers /mails"],
  ["content", "/articles /translations /mail-texts /redirects"],
] as const)("the role %s sees its pages in the menu", (role, own) => {
  expect(pathsFor(role, null).join(" ")).toBe(`/ /tasks ${own} /runs /me`);
});

test.each(STAFF_ROLES)("the role %s for one site sees no pages shared by all sites", (role) => {
  const isShared = (one: string) =>
    OFFICE_PAGES.some((page) => page.path === one && page.call?.staff.scope === "shop");
  expect(pathsFor(role, [1])).toEqual(pathsFor(role, null).filter((one) => !isShared(one)));
});

test("calls of all features are found", () => {
  expect(calls.size).toBeGreaterThan(100);
});

describe.each(CASES)("the role $role for $scope", ({ role, siteIds }) => {
  const grants = [{ role, site_ids: siteIds === null ? null : [...siteIds] }];
  const pages = OFFICE_PAGES.filter((one) => mayOpen({ grants }, one));

  test.each(pages)("opens $path without a forbidden call", async ({ load }) => {
    const refused: string[] = [];
    vi.stubGlobal("document", { documentElement: { lang: "en" } });
    vi.stubGlobal("fetch", async (target: string) => {
      const { pathname } = new URL(target, "http://localhost");
      const access = calls.get(pathname);
      if (access && !mayUse([{ role, siteIds }], access)) refused.push(pathname);
      return Response.json({ status: true, me: { grants, sites: [], next: "done" } });
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const { loader } = await load();
    const request = new Request("http://localhost/");
    const args = { request, params: { id: "1", region: "lt" } } as unknown as LoaderFunctionArgs;
    // The fake responses are empty, so a loader may fail on them. Only which calls it made matters here.
    await Promise.resolve(loader?.(args)).catch(() => undefined);
    expect(refused).toEqual([]);
  });
});
