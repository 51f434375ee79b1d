import { expect, test } from "vitest";
import {
  columnTypesOf,
  describeCodeTable,
  nameOf,
  tablesOf,
} from "./fixtures/describe-code-table.ts";
import { describeMigratedTables, readTypeSpelling } from "./fixtures/describe-migrated-tables.ts";
import { testDatabase } from "./fixtures/test-database.ts";

const { pool } = await testDatabase();

const modules = import.meta.glob<Record<string, unknown>>(
  "/src/{features,platform}/**/*.tables.ts",
  {
    eager: true,
  },
);
const inCode = Object.values(modules).flatMap(tablesOf);
const inDatabase = await describeMigratedTables(pool);
const spelling = await readTypeSpelling(pool, inCode.flatMap(columnTypesOf));

test("migrations create exactly the tables that the code defines", () => {
  expect(inCode.length).toBeGreaterThan(0);
  expect(inCode.map(nameOf).sort()).toEqual([...inDatabase.keys()].sort());
});

test.each(inCode.map((table) => ({ name: nameOf(table), table })))(
  "table $name has the same columns, types and keys in code and database",
  ({ name, table }) => {
    expect(describeCodeTable(table, (type) => spelling.get(type))).toEqual(inDatabase.get(name));
  },
);
