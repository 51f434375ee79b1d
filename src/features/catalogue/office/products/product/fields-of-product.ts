import type { StaffTaxonomy } from "../../../staff-calls.ts";

type Taxonomy = {
  categories: readonly Pick<
    StaffTaxonomy["categories"][number],
    "id" | "parent_id" | "filterable_field_ids"
  >[];
};

/** Fields that the product's categories and their ancestors filter by: the product is listed in those too. */
export function fieldsOfCategories(
  { categories }: Taxonomy,
  categoryIds: readonly number[],
): Set<number> {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const found = new Set<number>();
  for (const id of categoryIds) {
    for (let one = byId.get(id); one; one = byId.get(one.parent_id ?? 0)) {
      for (const field of one.filterable_field_ids) found.add(field);
    }
  }
  return found;
}
