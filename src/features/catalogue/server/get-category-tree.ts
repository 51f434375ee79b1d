import { createMemo } from "#core/cache.ts";
import { buildCategoryTree, type Category } from "../domain/category-tree.ts";
import { contextLanguages } from "./cards.ts";
import type { CatalogueContext, CatalogueDeps } from "./catalogue-deps.ts";

const trees = createMemo<string, Category[]>();

/** Used by the menu of every page: it is built once per id set and language, until something changes. */
export async function getCategoryTree(
  deps: Pick<CatalogueDeps, "taxonomy">,
  context: CatalogueContext,
): Promise<readonly Category[]> {
  const taxonomy = await deps.taxonomy.get();
  const languages = contextLanguages(context);
  const { categorySet } = context.site;
  return trees(taxonomy, `${categorySet} ${languages}`, () =>
    buildCategoryTree(taxonomy.categories, categorySet, languages),
  );
}
