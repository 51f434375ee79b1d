import { toDecimal } from "#core/money.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { InputOf } from "#platform/api/call.ts";
import { toPicture } from "../../domain/product/make-card.ts";
import type { GridRowView, listGridCall } from "../../price-grid/staff-calls.ts";
import { filterOf, findGoods, type ListGoodsDeps } from "../staff-goods/list-staff-products.ts";
import { selectLowestPrices } from "../staff-goods/staff-product.repository.ts";
import { type GridRow, selectGridRows } from "./grid.repository.ts";

const PAGE = 1000;
/** The most products that a text search returns. */
const SEARCHED = 50;

/** Text is searched as in the product list: only the best matches are shown. */
export async function listGrid(
  deps: ListGoodsDeps,
  asked: InputOf<typeof listGridCall>,
  site: Site,
) {
  const taxonomy = await deps.taxonomy.get();
  const { query, ...others } = asked;
  const search = { site, language: asked.language ?? "en", after: undefined, limit: SEARCHED };
  const found = query === undefined ? undefined : await findGoods(deps, asked, search);
  const filter = filterOf(deps, others, taxonomy);
  const [productId, id] = (asked.after ?? "").split("~").map(Number);
  const rows = await selectGridRows(
    deps.db,
    { ...filter, productIds: found?.ids },
    { after: productId && id ? { productId, id } : undefined, limit: PAGE + 1 },
  );
  const shown = rows.slice(0, PAGE);
  const lowest = await selectLowestPrices(
    deps.db,
    shown.map((row) => row.id),
  );
  const last = shown.at(-1);
  return {
    status: true as const,
    rows: shown.map((row) => describeRow(row, lowest.get(row.id))),
    next: rows.length > PAGE && last ? `${last.productId}~${last.id}` : null,
  };
}

const decimal = (cents: number | null | undefined) =>
  cents === null || cents === undefined ? null : toDecimal(cents);

const describeRow = (row: GridRow, lowest: number | undefined): GridRowView => ({
  id: row.id,
  product_id: row.productId,
  sku: row.sku,
  names: row.names,
  size: row.size,
  colour: row.colour,
  picture: row.picture && toPicture({ ...row.picture, variantColour: null }).src,
  price: toDecimal(row.priceCents),
  old_price: decimal(row.oldPriceCents),
  cost: decimal(row.costCents),
  stock: row.stock,
  flag_ids: row.flagIds,
  lowest_30: decimal(lowest),
});
