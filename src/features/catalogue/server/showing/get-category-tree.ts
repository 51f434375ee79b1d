import { createMemo } from "#core/memo.ts";
import { buildCategoryTree } from "../../domain/categories/build-category-tree.ts";
import type { Category } from "../../domain/categories/category.ts";
import type { CatalogueDeps, CataloguePlace } from "../catalogue-deps.ts";
import { placeLanguages } from "./card-place.ts";

const trees = createMemo<string, Category[]>();

/** Every page has it in its menu; it is made once for each id set and language, until something changes. */
export async function getCategoryTree(
  deps: Pick<CatalogueDeps, "arrangement">,
  place: CataloguePlace,
): Promise<readonly Category[]> {
  const arrangement = await deps.arrangement.get();
  const languages = placeLanguages(place);
  const { categorySet } = place.site;
  return trees(arrangement, `${categorySet} ${languages}`, () =>
    buildCategoryTree(arrangement.categories, categorySet, languages),
  );
}
