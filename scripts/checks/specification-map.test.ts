import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import {
  HEADER,
  type NamedTest,
  PATH_IN_BACKTICKS,
  readSpecificationRows,
  testsIn,
} from "./specification-rows.ts";
import { testTitles } from "./test-titles.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const map = readFileSync(path.join(ROOT, "docs/specification-map.md"), "utf8");
const findings = readFileSync(path.join(ROOT, "docs/visitor-findings.md"), "utf8");

/** SPEC §2: every route in the table of routes. */
const ROUTES = `
  / /about-us /contacts /privacy-policy /purchase-agreement /reservation-policy /warranty
  /unsupported-browser /faq /faq/{slug} /blog /blog/{slug} /c/{slug} /p/{slug}
  /market/product/{slug} /marketplace /dealzone /pro /search /all-brands /cart
  /checkout /checkout/{slug} /payment /payment/{slug} /payment/accept /payment/decline /payment/fail
  /confirm /confirm/{slug} /success /success/{slug} /reservation/success /create-order/{slug}
  /order-form /order-form/summary /order-successful /order-additional-info-needed/{slug}
  /my-orders /my-orders/{slug} /quotes /quotes/{slug} /invoice/{id} /invoice/accept /invoice/decline
  /iphone-reservation /iphone-reservation/confirm/{id} /login /register /password-reset/{token}
  /account-information /delivery-addresses /user-account /claim-form /claim-form-pro
  /tracking /tracking/{id} /{product}-pro-delivery /{product}-pro-payment/{id} /{product}-pro
  /status /404 /{slug}`;

/** SPEC §2: pages that are named there but have no address. */
const NAMED_PAGES = ["calculate", "balance pay", "pay"];

/** SPEC §7: the table of calls, and the image proxy. */
const CALLS = `
  /api/store-config /api/cart/fetch /api/my-orders/get-my-orders
  /api/auth/getCurrentUser /api/auth/refreshCurrentUser /api/auth/login
  /api/auth/register/check-client /api/auth/register /api/auth/request-password-reset
  /api/auth/password-reset /api/auth/change-password /api/auth/update-contact-info /api/auth/logout
  /api/auth/get-subscription-status /api/auth/update-subscription-status /api/balance/get-history
  /api/account/add-delivery-address /api/account/update-delivery-address
  /api/account/delete-delivery-address /api/checkout/generate /api/checkout/fetch/{slug}
  /api/checkout/invalidate/{slug} /api/checkout/remove-balance /api/locale/change
  /api/config/languages builds/latest.json /api/lupa/flags /api/lupa/parsed-categories
  /api/lupa/searchForCategoryItems /api/lupa/events/collector /api/utm
  /api/translations/translationMessages /api/auth/permissions/can-view-translations /_ipx`;

const LAYOUTS = `calculate cart checkout create-order index market page payment pro quote simple default`;

const MODALS = [
  "login",
  "register",
  "forgot password",
  "cart",
  "new address",
  "edit address",
  "size chart",
  "recalculate",
  "additional info success",
  "shipping select",
  "unpaid orders",
  "unsupported browser",
];

const GUARDS = `auth guest-only marketplace checkout confirm payment payment-accept create-order
  order-form-auth quotes tracking about-us dealzone locale`;

/** SPEC §3 and §8: message keys that external programs rely on, letter for letter. */
const KEYS = `
  balance.balance_paid_for_misc_invoice balance.balance_paid_for_quote
  balance.balance_paid_for_forward_request balance.balance_refund_for_quote
  balance.balance_refund_for_forward_request balance.balance_manual_top_up_by_admin
  balance.balance_manual_deduction_by_admin balance.balance_top_up auth.forms.user_already_exists
  error.deploy_title error.deploy_subtitle error.refresh error.unexpected error.trying-to-resolve
  error.return-to-homepage footer.all-rights-reserved unsupported_browser.title
  my_orders.you_have_unpaid_orders my_orders.pay`;

const TEST_NAME = /\.(test\.tsx?|spec\.ts|suite\.ts)$/;

const rows = readSpecificationRows(map);
const working = rows.filter((row) => row.state === "works");

const words = (list: string) => list.trim().split(/\s+/);
const named = (prefix: string) =>
  new Set(
    rows
      .filter((row) => row.id.startsWith(`${prefix}.`))
      .flatMap((row) => [...row.what.matchAll(PATH_IN_BACKTICKS)].map(([, name]) => name)),
  );

describe("the rows of the specification map", () => {
  test("are in tables with the same five columns, in all nine sections", () => {
    const sections = map.split(/^## /m).slice(1);
    expect(sections.map((section) => section[0])).toEqual([..."123456789"]);
    for (const section of sections) expect(section).toMatch(HEADER);
    expect(rows.length).toBeGreaterThan(350);
  });

  test("have unique ids", () => {
    const ids = rows.map((row) => row.id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z]+(\.[a-z0-9-]+)+$/.test(id))).toEqual([]);
  });

  test("have a description and a state", () => {
    expect(rows.filter((row) => row.what === "")).toEqual([]);
    expect(rows.filter((row) => !["works", "open"].includes(row.state))).toEqual([]);
  });

  test("name files and tests if they work, and none if they are open", () => {
    const bare = working.filter((row) => row.files.length === 0 || row.tests.length === 0);
    expect(bare.map((row) => row.id)).toEqual([]);
    const early = rows.filter((row) => row.state === "open" && row.files.length + row.tests.length);
    expect(early.map((row) => row.id)).toEqual([]);
  });

  test("list existing source files", () => {
    const files = new Set(working.flatMap((row) => row.files));
    expect([...files].filter((file) => TEST_NAME.test(file))).toEqual([]);
    expect([...files].filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  test("name existing tests by file and title", () => {
    const named = working.flatMap((row) => row.tests);
    expect(named.length).toBeGreaterThan(600);
    expect(named.filter((one) => !exists(one))).toEqual([]);
  });
});

describe("the specification map", () => {
  test.each(words(ROUTES))("has the route %s", (route) => {
    expect(named("route")).toContain(route);
  });

  test.each(words(CALLS))("has the call %s", (call) => {
    expect(named("call")).toContain(call);
  });

  const whats = new Set(rows.map((row) => row.what));
  const text = rows.map((row) => row.what).join("\n");

  test.each(words(LAYOUTS))("has the layout %s", (layout) => {
    expect(whats).toContain(`layout ${layout}`);
  });

  test.each(MODALS)("has the modal %s", (modal) => {
    expect(whats).toContain(`modal ${modal}`);
  });

  test.each(NAMED_PAGES)("has the page %s", (page) => {
    expect(text).toMatch(new RegExp(`^also named: ${page}($| \\()`, "m"));
  });

  test.each(words(GUARDS))("has the guard %s", (guard) => {
    const ids = rows.map((row) => row.id);
    expect(
      ids.some((id) => id === `guard.${guard}` || id.startsWith(`guard.${guard}.`)),
      `a row guard.${guard}`,
    ).toBe(true);
  });

  test.each(words(KEYS))("has the message key %s", (key) => {
    expect(rows.some((row) => row.what.split(/[\s,:]+/).includes(key))).toBe(true);
  });
});

describe("the table of visitor findings", () => {
  const WITHOUT_TEST = ["seen in pictures", "no test", "decided", "open"];
  const found = findings
    .split("\n")
    .filter((line) => /^\| (\d+|words) \|/.test(line))
    .map((line) => {
      const cells = line.split("|").slice(1, -1);
      const [no = "", met = "", now = "", shown = ""] = cells.map((cell) => cell.trim());
      const tests = WITHOUT_TEST.includes(shown) ? [] : testsIn(shown);
      return { no, tests, isWhole: cells.length === 4 && met !== "" && now !== "" };
    });

  test("has complete rows, sorted by number", () => {
    expect(found.filter(({ isWhole }) => !isWhole)).toEqual([]);
    const numbers = found.filter(({ no }) => no !== "words").map(({ no }) => Number(no));
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    expect(new Set(numbers).size).toBeGreaterThanOrEqual(44);
  });

  test("names existing tests by file and title", () => {
    const named = found.flatMap(({ tests }) => tests);
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter((one) => !exists(one))).toEqual([]);
  });
});

const titlesOfFiles = new Map<string, Set<string>>();

/** A file's titles are read once, because many rows name the same file. */
function titlesOf(file: string): Set<string> {
  const titles = titlesOfFiles.get(file) ?? readTitles(file);
  titlesOfFiles.set(file, titles);
  return titles;
}

function readTitles(file: string): Set<string> {
  const at = path.join(ROOT, file);
  if (!TEST_NAME.test(file) || !existsSync(at)) return new Set();
  return testTitles({ path: file, text: readFileSync(at, "utf8") });
}

const exists = ({ file, title }: NamedTest) => titlesOf(file).has(title);
