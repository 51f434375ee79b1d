import { toDecimal } from "#core/money.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { type CsvCell, csvFile } from "#platform/api/csv.ts";
import type { FileAnswer } from "#platform/api/file-answer.ts";
import type { ProductCursor } from "../../domain/staff-goods/product-list.ts";
import { findGoods, type GoodsRequest, type ListGoodsDeps } from "./list-staff-products.ts";
import { type ExportedRow, selectExported } from "./staff-products.repository.ts";

const PAGE = 500;
const HEAD = [
  "sku",
  "gtin",
  "product_id",
  "slug",
  "name",
  "brand",
  "size",
  "colour",
  "price",
  "old_price",
  "cost",
  "stock",
  "category_ids",
  "archived",
];

/** The products of a filter as a stream of pages, with one row per variant. */
export function exportStaffProducts(
  deps: ListGoodsDeps,
  asked: GoodsRequest,
  { site, language }: { site: Site; language: string },
): FileAnswer {
  async function* pages(): AsyncGenerator<CsvCell[][]> {
    let after: ProductCursor | undefined;
    do {
      const found = await findGoods(deps, asked, { site, language, after, limit: PAGE });
      const rows = await selectExported(deps.db, found.ids);
      yield rows.map((row) => cellsOf(row, language));
      after = found.next ?? undefined;
    } while (after);
  }
  return csvFile("products.csv", HEAD, pages());
}

const decimal = (cents: number | null) => (cents === null ? null : toDecimal(cents));

const cellsOf = (row: ExportedRow, language: string): CsvCell[] => [
  row.sku,
  row.gtin,
  row.productId,
  row.slug,
  row.names[language] ?? row.names.en ?? row.slug,
  row.manufacturer,
  row.size,
  row.colour,
  toDecimal(row.priceCents),
  decimal(row.oldPriceCents),
  decimal(row.costCents),
  row.stock,
  row.categoryIds.join(" "),
  row.isArchived ? "yes" : "no",
];
