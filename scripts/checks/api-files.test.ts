import { expect, test } from "vitest";
import { findUseCasesInApi } from "./api-files.ts";

const found = (path: string, text: string) =>
  findUseCasesInApi([{ path, text }]).map(
    ({ line, problem }) => `${line} ${problem.split(" ")[0]}`,
  );

test.each(["src/features/cart/server/cart.api.ts", "src/features/cart/server/cart.staff-api.ts"])(
  "a transaction or an audit row written in %s is reported",
  (path) => {
    const text =
      "const x = 1;\nawait inTransaction(db, async (tx) => {\n  await writeAuditNote(tx);";
    expect(found(path, text)).toEqual(["2 inTransaction", "3 writeAuditNote"]);
  },
);

test.each([
  ["src/features/cart/server/save-cart.ts", "inTransaction(db)"],
  ["src/features/cart/server/cart.api.test.ts", "inTransaction(db)"],
  [
    "src/features/cart/server/cart.api.ts",
    'import { inTransaction } from "#database/transaction.ts";',
  ],
])("the file %s with %s is not reported", (path, text) => {
  expect(found(path, text)).toEqual([]);
});
