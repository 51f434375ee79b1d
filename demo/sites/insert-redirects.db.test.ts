import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { redirects } from "#features/sites/server/sites.tables.ts";
import { insertRedirects } from "./insert-redirects.ts";

const { rolledBack } = await testDatabase();

test("inserting a redirect replaces the one with the same path and site", () =>
  rolledBack(async (tx) => {
    const onPath = () =>
      tx.select().from(redirects).where(eq(redirects.path, "/old")).orderBy(asc(redirects.id));
    await insertRedirects(tx, [
      { path: "/old", target: "/a" },
      { region: "lt", path: "/old", target: "/b" },
    ]);
    await insertRedirects(tx, [
      { path: "/old", target: "/c", status: 308 },
      { region: "lt", path: "/old", target: "/d" },
    ]);
    expect(await onPath()).toMatchObject([
      { siteId: null, target: "/c", status: 308 },
      { siteId: 2, target: "/d", status: 301 },
    ]);
  }));
