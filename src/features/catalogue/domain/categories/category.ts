/** SPEC §3. Names are of one language: a tree is read per site and language. */
export type Category = {
  id: number;
  slug: string;
  name: string;
  parentId: number | null;
  position: number;
  /** Additional fields one may filter by once this category is chosen (SPEC §5). */
  filterableFieldIds: readonly number[];
  displayInMarketplace: boolean;
  children: readonly Category[];
};
