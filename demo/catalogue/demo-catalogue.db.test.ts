import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { saveCatalogue } from "#features/catalogue/server/ingestion/save-catalogue.ts";
import { demoCatalogue } from "./demo-catalogue.ts";

const { rolledBack } = await testDatabase();

test("the whole demo catalogue can be saved to the database", () =>
  rolledBack(async (tx) => {
    const catalogue = demoCatalogue(new Date().toISOString().slice(0, 10), {}, () => []);
    await saveCatalogue(tx, catalogue);
    const slugs = catalogue.products.map(({ slug }) => slug);
    const { rows } = await tx.execute(
      sql`select count(*)::int as count from products where slug = any (${sql.param(slugs)})`,
    );
    expect(rows).toEqual([{ count: slugs.length }]);
  }));
