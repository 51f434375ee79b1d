import { describe, expect, test } from "vitest";
import { chooseTests } from "./choose-tests.ts";
import type { Project } from "./read-project.ts";

const RULE = "src/features/cart/domain/sum.ts";
const RULE_TEST = "src/features/cart/domain/sum.test.ts";
const USE_CASE = "src/features/cart/server/add-line.ts";
const USE_CASE_TEST = "src/features/cart/server/add-line.db.test.ts";
const CART_API = "src/features/cart/server/cart.api.test.ts";
const QUOTE = "src/features/quotes/server/price-quote.ts";
const QUOTES_API = "src/features/quotes/server/quotes.api.test.ts";
const OTHER_API = "src/features/claims/server/claims.api.test.ts";
const TABLES = "src/features/cart/server/cart.tables.ts";
const FIXTURE = "src/server/fixtures/fill-cart.ts";
const FAR_FIXTURE = "src/server/fixtures/buy.ts";
const HTTP = "src/server/http/request/body-limit.ts";
const HTTP_API = "src/server/http/http.api.test.ts";
const SUITE = "src/ports/mail.suite.ts";
const SUITE_TEST = "src/adapters/mail/smtp.test.ts";
const PAY = "e2e/fixtures/pay.ts";
const PAY_TWICE = "e2e/fixtures/pay-twice.ts";
const CART_SPEC = "e2e/specs/cart.spec.ts";
const PAY_SPEC = "e2e/specs/pay.spec.ts";

const IMPORTS: readonly [user: string, used: string][] = [
  [RULE_TEST, RULE],
  [USE_CASE, RULE],
  [USE_CASE_TEST, USE_CASE],
  [QUOTE, USE_CASE],
  [FIXTURE, TABLES],
  [FAR_FIXTURE, FIXTURE],
  [CART_API, FIXTURE],
  [OTHER_API, FAR_FIXTURE],
  [CART_SPEC, FIXTURE],
  [PAY_TWICE, PAY],
  [PAY_SPEC, PAY_TWICE],
  [SUITE_TEST, SUITE],
];

const project: Project = {
  files: new Set([...IMPORTS.flat(), QUOTES_API, HTTP, HTTP_API]),
  importers: new Map(
    Map.groupBy(IMPORTS, ([, used]) => used)
      .entries()
      .map(([used, uses]) => [used, new Set(uses.map(([user]) => user))]),
  ),
  rows: [
    {
      files: [HTTP],
      tests: [
        { file: CART_SPEC, title: "goods are added" },
        { file: CART_SPEC, title: "goods are removed" },
        { file: SUITE, title: "sends mails" },
      ],
    },
  ],
};

const TREES = [
  { pattern: "content/**", readers: [USE_CASE] },
  { pattern: "src/**/*.sql", readers: ["src/features/*/domain/*.test.ts"] },
];

const choose = (...changed: string[]) => chooseTests(changed, project, TREES);
const chosen = (...changed: string[]) =>
  choose(...changed)
    .tests.map(({ file }) => file)
    .sort();

describe("a change", () => {
  test("of a rule leads to the tests that import it and to those of what imports it", () => {
    expect(chosen(RULE)).toEqual([USE_CASE_TEST, CART_API, RULE_TEST].sort());
  });

  test("of a test leads to it, and a test that is gone is not run", () => {
    expect(chosen(RULE_TEST, "src/core/gone.test.ts")).toEqual([RULE_TEST]);
  });

  test("of a feature leads to its API tests and to those of features that import the file", () => {
    expect(chosen(USE_CASE)).toEqual([USE_CASE_TEST, CART_API, QUOTES_API].sort());
  });

  test("outside of features leads to the API tests in the nearest folder that has any", () => {
    const tests = chosen(HTTP);
    expect(tests).toContain(HTTP_API);
    expect(tests).not.toContain(CART_API);
  });

  test("leads to the tests that the specification map names, in the browser only to the named ones", () => {
    const { tests } = choose(HTTP);
    const byMap = tests.filter(({ reason }) => reason === "map");
    expect(byMap).toEqual([
      { file: CART_SPEC, reason: "map", titles: new Set(["goods are added", "goods are removed"]) },
      { file: SUITE_TEST, reason: "map" },
    ]);
  });

  test("of a browser test runs all of it, although the map names some of its tests", () => {
    expect(choose(HTTP, CART_SPEC).tests).toContainEqual({ file: CART_SPEC, reason: "changed" });
  });

  test("of product code is not followed through fixtures of fixtures to API and browser tests", () => {
    expect(chosen(TABLES)).toEqual([CART_API]);
  });

  test("of test code is followed to all tests that it leads to", () => {
    expect(chosen(FIXTURE)).toEqual([CART_API, CART_SPEC, OTHER_API].sort());
    expect(chosen(PAY)).toEqual([PAY_SPEC]);
  });

  test("of files in a folder leads to what reads the folder and to its tests", () => {
    expect(chosen("content/en/faq.md")).toEqual([USE_CASE_TEST]);
    expect(chosen("src/database/0001.sql")).toEqual([RULE_TEST]);
  });

  test("that deletes a file leads to the tests beside it", () => {
    expect(chosen("src/features/cart/domain/gone.ts")).toEqual([CART_API, RULE_TEST].sort());
  });
});

test("changed files that lead to no test are named", () => {
  expect(choose(RULE, "docs/operating.md").untested).toEqual(["docs/operating.md"]);
});
