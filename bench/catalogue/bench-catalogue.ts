import type { CategoryIds } from "./bench-product.ts";
import type { SourceRow } from "./source-rows.ts";

export type BenchCatalogue = {
  rows: SourceRow[];
  products: number;
  ids: CategoryIds;
  /** The engine's hits by kind and round; its rivals must find as many. */
  totals: Map<string, number>;
};
