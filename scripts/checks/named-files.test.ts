import { expect, test } from "vitest";
import { findMissingFiles } from "./named-files.ts";

const PATHS = ["src/features/cart/shop/rules/cart-state.ts", "docs/glossary.md"];
const missing = (text: string) =>
  findMissingFiles([{ path: "docs/a.md", text }], PATHS).map(({ line, problem }) => [
    line,
    problem,
  ]);

test("a document that names a missing file is reported", () => {
  expect(missing("Words.\n`domain/cart-state.ts` and `cart-state.tsx`")).toEqual([
    [2, "there is no file domain/cart-state.ts"],
    [2, "there is no file cart-state.tsx"],
  ]);
  expect(missing("See `#features/cart/rules/cart-state.ts`.")).toHaveLength(1);
  expect(missing("`state.ts`")).toHaveLength(1);
});

test.each([
  "`src/features/cart/shop/rules/cart-state.ts`",
  "`#features/cart/shop/rules/cart-state.ts`",
  "`rules/cart-state.ts` and `cart-state.ts`",
  "`glossary.md`",
  "`*.repository.ts`, `.page.tsx`, `/api/openapi.json`, `node server.ts`",
])("a document may contain %s", (text) => {
  expect(missing(text)).toEqual([]);
});
