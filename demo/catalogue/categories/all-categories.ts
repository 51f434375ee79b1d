import type { CategoryInput } from "#features/catalogue/domain/catalogue-input.ts";
import type { ProductType } from "../product-types/product-type.ts";
import { flatten, idsByKey } from "./category-builder.ts";
import { FIRST_SET } from "./first-set.ts";
import { SECOND_SET } from "./second-set.ts";

export const DEMO_CATEGORIES: readonly CategoryInput[] = [
  ...flatten(1, FIRST_SET),
  ...flatten(2, SECOND_SET),
];

const IDS = [idsByKey(FIRST_SET), idsByKey(SECOND_SET)] as const;

/** The type's category in each set. */
export function categoryIdsOf({ key: type, categories }: ProductType): readonly number[] {
  return categories.map((key, at) => {
    const id = IDS[at]?.get(key);
    if (id === undefined) throw new Error(`${type}: no category ${key} in set ${at + 1}`);
    return id;
  });
}
