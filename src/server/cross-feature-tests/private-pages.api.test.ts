import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { LAYOUT_ROUTES, PAGES, type Page } from "../../pages.ts";
import { PRIVATE_TARGETS } from "../fixtures/crawl/private-resources.ts";
import { testApp } from "../fixtures/test-app.ts";
import { registeredBrowser, testBrowser } from "../fixtures/test-browser.ts";

const app = await testApp();
const owner = await registeredBrowser(app);
const other = await registeredBrowser(app);
const NEVER = 999_999_999;

/** Status and page, without what differs from response to response and without the requested id. */
async function seen(answer: Promise<Response>, id: number) {
  const response = await answer;
  const text = (await response.text()).replaceAll(/nonce="[^"]*"/g, "").replaceAll(`=${id}`, "=ID");
  return { status: response.status, location: response.headers.get("location"), text };
}

function expectPersonal(response: Response) {
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("vary")).toMatch(/\bcookie\b/);
}

/** Whether the page's module or its layout has the guard. */
const isGuarded = ({ module, within }: Page) =>
  [module, within && LAYOUT_ROUTES[within]].some(
    (file) =>
      file &&
      /\bmiddleware\b[^\n]*\b(authGuard|forwardingGuards)\b/.test(
        readFileSync(path.resolve("src", file), "utf8"),
      ),
  );

/** Reached by an id too, and tested where such records exist: `forwarding.api.test.ts`, `claims.api.test.ts`. */
const BY_ID = /\/:id$/;
const EXAMPLES: Record<string, string> = { ":proPage": "cartage-pro" };
const NAME_NOBODY = ["balance/top-up", ":proPage", "order-form/summary", "order-successful"];

const privatePages = PAGES.filter(isGuarded)
  .filter(({ path }) => !BY_ID.test(path))
  .map(({ path }) => ({
    page: `/${EXAMPLES[path] ?? path}`,
    namesNobody: NAME_NOBODY.includes(path),
  }));

describe.each(privatePages)("$page", ({ page, namesNobody }) => {
  test("redirects a guest's page, form and data requests to the login and back", async () => {
    const guest = testBrowser(app);
    const login = `/en/login?redirect=${encodeURIComponent(`/en${page}`)}`;
    for (const answer of [await guest.get(`/en${page}`), await guest.form(`/en${page}`)]) {
      expect(answer.status).toBe(302);
      expect(answer.headers.get("location")).toBe(login);
      expectPersonal(answer);
    }
    const data = await guest.get(`/en${page}.data`);
    expect(await data.text()).toContain("/en/login?redirect=");
    expect(data.headers.get("cache-control")).toBe("no-store");
  });

  test("shows its owner only their own data", async () => {
    const own = await owner.get(`/en${page}`);
    expect(own.status).toBe(200);
    expectPersonal(own);
    const theirs = await (await other.get(`/en${page}`)).text();
    expect((await own.text()).includes(owner.email)).toBe(!namesNobody);
    expect(theirs.includes(other.email)).toBe(!namesNobody);
    expect(theirs).not.toContain(owner.email);
  });
});

describe.each(PRIVATE_TARGETS)("$place", ({ make, path: pathOf, fields, look }) => {
  test("answers strangers as if it did not exist, and changes nothing", async () => {
    const id = await make(owner);
    const before = await look(owner);
    const visit = (browser: typeof owner | ReturnType<typeof testBrowser>, asked: number) => {
      const target = `/en${pathOf(asked)}`;
      return seen(fields ? browser.form(target, fields) : browser.get(target), asked);
    };
    const asOther = await visit(other, id);
    expect(asOther.status).toBe(404);
    const asNever = await visit(other, NEVER);
    expect(asOther.text === asNever.text, "the same page").toBe(true);
    const asGuest = await visit(testBrowser(app), id);
    expect(asGuest).toMatchObject({ status: 302, location: expect.stringContaining("/en/login") });
    expect(await look(owner)).toEqual(before);
    expect((await visit(owner, id)).status).toBe(fields ? 303 : 200);
  });
});

test("every guarded page is covered by these tests", () => {
  expect(privatePages.length).toBeGreaterThan(12);
});

test("all customer pages have the guard, except those that check the payer themselves", () => {
  const own = PAGES.filter(({ access }) => access === "customer");
  const unguarded = own.filter((page) => !isGuarded(page)).map((page) => page.path);
  expect(unguarded).toEqual(["pay", "balance/pay"]);
  expect(PAGES.filter(isGuarded).every(({ access }) => access === "customer")).toBe(true);
});
