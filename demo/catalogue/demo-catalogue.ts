import type { CatalogueInput } from "#features/catalogue/domain/catalogue-input.ts";
import { DEMO_CATEGORIES } from "./categories/all-categories.ts";
import { demoProducts } from "./demo-products.ts";
import { DEMO_FIELDS } from "./fields/all-fields.ts";
import { DEMO_FLAGS } from "./flags.ts";
import type { PictureManifest, ViewsOf } from "./good/good-pictures.ts";
import { DEMO_SELLERS } from "./sellers.ts";
import { DEMO_SIZE_CHARTS } from "./size-charts.ts";

/** Everything that the demo shop sells, with everything that it references. */
export function demoCatalogue(
  today: string,
  pictures: PictureManifest,
  viewsOf: ViewsOf,
): CatalogueInput {
  return {
    categories: DEMO_CATEGORIES,
    fields: DEMO_FIELDS,
    flags: DEMO_FLAGS,
    sellers: DEMO_SELLERS,
    sizeCharts: DEMO_SIZE_CHARTS,
    products: demoProducts(today, pictures, viewsOf),
  };
}
