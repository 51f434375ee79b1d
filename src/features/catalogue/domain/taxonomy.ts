import type { CategoryInput, FieldInput, FlagInput, SizeChartInput } from "./catalogue-input.ts";
import { pickTranslation } from "./translation.ts";

/** How products are classified, with names in all languages: small enough to be cached in memory as a whole. */
export type Taxonomy = {
  categories: ReadonlyMap<number, CategoryInput>;
  /** In order of position. */
  fields: readonly FieldRecord[];
  flags: readonly FlagInput[];
  sizeCharts: ReadonlyMap<string, SizeChartInput>;
};

export type FieldRecord = Omit<FieldInput, "values"> & {
  values: ReadonlyMap<string, FieldInput["values"][number]>;
};

/** The path from the root down to the category itself. */
export function pathOf(categories: Taxonomy["categories"], id: number): CategoryInput[] {
  const path: CategoryInput[] = [];
  for (
    let at = categories.get(id);
    at;
    at = at.parentId ? categories.get(at.parentId) : undefined
  ) {
    // A cycle in the data would cause an endless loop.
    if (path.includes(at)) break;
    path.unshift(at);
  }
  return path;
}

/** The category's path as text: "Shoes / Winter". */
export const categoryLabel = (
  { categories }: Pick<Taxonomy, "categories">,
  id: number,
  languages: readonly string[],
): string =>
  pathOf(categories, id)
    .map(({ names }) => pickTranslation(names, languages))
    .join(" / ");

/** The product's own category on a site: at most one of each id set. */
export function ownCategory(
  categories: Taxonomy["categories"],
  categoryIds: readonly number[],
  categorySet: number | null,
): CategoryInput | undefined {
  return categoryIds
    .map((id) => categories.get(id))
    .find((category) => category !== undefined && category.set === categorySet);
}

export function colourField(taxonomy: Taxonomy): FieldRecord | undefined {
  return taxonomy.fields.find(({ key }) => key === "colour");
}
