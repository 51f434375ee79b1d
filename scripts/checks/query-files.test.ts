import { describe, expect, test } from "vitest";
import { findQueriesOutside } from "./query-files.ts";

describe("queries outside of repositories", () => {
  const server = "src/features/cart/server";
  const text = 'import { and, eq } from "drizzle-orm";';
  const found = (path: string, code = text, left: string[] = [], most = left.length) =>
    findQueriesOutside([{ path, text: code }], left, most).map(({ problem }) => problem);

  test.each([
    [`${server}/buy.ts`, text],
    [`${server}/holds/hold.ts`, 'import {\n  sql,\n} from "drizzle-orm";'],
    [`${server}/cart.staff-api.ts`, 'import type { SQL } from "drizzle-orm";'],
    [`${server}/names.ts`, "await db.select({ id: carts.id }).from(carts)"],
    [`${server}/seed-carts.ts`, "await tx\n    .insert(carts)"],
    ["src/features/cart/feature.ts", "(db) => db.select().from(carts)"],
    [`${server}/seed.ts`, 'import { pgTable } from "drizzle-orm/pg-core";'],
  ])("are reported: %s %s", (path, code) => {
    expect(found(path, code)).toEqual(["has queries: move them into the repository beside it"]);
  });

  test.each([
    `${server}/carts.repository.ts`,
    `${server}/cart.tables.ts`,
    `${server}/cart.db.test.ts`,
    `${server}/fixtures/cart.ts`,
    "src/database/find-page.ts",
  ])("are not reported: %s", (path) => {
    expect(found(path)).toEqual([]);
  });

  test("are accepted in listed files until they have none, and the list must not grow", () => {
    const left = ["cart/server/buy.ts"];
    expect(found(`${server}/buy.ts`, text, left)).toEqual([]);
    expect(found(`${server}/buy.ts`, "", left)).toEqual([
      "has no queries any more: take it off the list",
    ]);
    expect(found(`${server}/buy.ts`, text, left, 0)).toEqual(["the list has grown"]);
  });
});
