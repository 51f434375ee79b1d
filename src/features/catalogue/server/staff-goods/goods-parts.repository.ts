import { eq, inArray } from "drizzle-orm";
import type { RecordParts } from "#platform/audit/record-parts.ts";
import { variants } from "../products.tables.ts";

/** Price and stock changes are logged by variant, and queried by product. */
export const goodsParts: RecordParts = {
  variant: {
    whole: "product",
    partsOf: async (db, productId) =>
      (
        await db.select({ id: variants.id }).from(variants).where(eq(variants.productId, productId))
      ).map(({ id }) => id),
    wholesOf: (db, ids) =>
      db
        .select({ id: variants.id, wholeId: variants.productId })
        .from(variants)
        .where(inArray(variants.id, [...ids])),
  },
};
