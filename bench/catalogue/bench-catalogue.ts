import type { CategoryIds } from "./bench-product.ts";
import type { SourceRow } from "./source-rows.ts";

export type BenchCatalogue = {
  rows: SourceRow[];
  products: number;
  ids: CategoryIds;
  /** What the engine found, by kind and round: rivals must find as much. */
  totals: Map<string, number>;
};
