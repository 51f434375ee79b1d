import { describe, expect, test } from "vitest";
import { findCitedDocuments } from "./cited-documents.ts";

describe("citations of documents in comments", () => {
  test.each([
    ["card.tsx", "/** LOOK: two short lines. */"],
    ["card.tsx", '/** LOOK "Scale": 2 on phones. */'],
    ["rate.ts", "// By INTEGRATIONS §4."],
    ["0001-cart.md", "As PRODUCT.md says."],
    ["src/features/cart/domain/cart.ts", "// By PRODUCT §5."],
    ["src/database/migrations/0001-sites.sql", "-- By OFFICE §5."],
  ])("are reported: %s %s", (file, text) => {
    expect(findCitedDocuments({ path: file, text })).toHaveLength(1);
  });

  test.each([
    ["card.tsx", "/** SPEC §4, product notes §5. */"],
    ["staff.ts", "const { OFFICE_COOKIE } = names; // OFFICE_HOST alone"],
    ["goods.ts", "const one = load(PRODUCT); const PRODUCT: Product = first;"],
    ["src/database/migrations/0001-sites.sql", "-- Sites (PRODUCT §5)."],
  ])("are not reported: %s %s", (file, text) => {
    expect(findCitedDocuments({ path: file, text })).toEqual([]);
  });
});
