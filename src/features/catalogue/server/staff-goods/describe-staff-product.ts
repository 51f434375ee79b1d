import { toDecimal } from "#core/money.ts";
import type { Database } from "#database/connect.ts";
import { toPicture } from "../../domain/product/make-card.ts";
import type { StaffProduct } from "../../staff-calls.ts";
import { selectReferences } from "../ingestion/known-references.repository.ts";
import { selectUploaded } from "../pictures/pictures.repository.ts";
import { productValuesOf } from "./product-values.ts";
import {
  selectLowestPrices,
  selectPictures,
  selectPriceHistory,
  selectProduct,
  selectSellerSlug,
  selectSites,
  selectVariants,
  variantValuesOf,
} from "./staff-product.repository.ts";

type Deps = { db: Database };

export async function describeStaffProduct(
  deps: Deps,
  id: number,
): Promise<StaffProduct | undefined> {
  const { db } = deps;
  const row = await selectProduct(db, id);
  if (!row) return undefined;
  const [variants, pictures, sites, seller, references] = await Promise.all([
    selectVariants(db, id),
    selectPictures(db, id),
    selectSites(db, id),
    selectSellerSlug(db, row.sellerId),
    selectReferences(db),
  ]);
  const [lowest, uploaded] = await Promise.all([
    selectLowestPrices(
      db,
      variants.map((variant) => variant.id),
    ),
    selectUploaded(
      db,
      pictures.map(({ file }) => file),
    ),
  ]);
  return {
    id,
    slug: row.slug,
    source: row.source,
    archived_at: row.archivedAt?.toISOString() ?? null,
    values: productValuesOf({ row, sites, seller }, references),
    variants: variants.map((variant) => {
      const cents = lowest.get(variant.id);
      return {
        id: variant.id,
        stock: variant.stock,
        lowest_30: cents === undefined ? null : toDecimal(cents),
        ...variantValuesOf(variant),
      };
    }),
    pictures: pictures.map((picture) => {
      const of = uploaded.get(picture.file);
      return {
        file: picture.file,
        src: toPicture(picture).src,
        colour: picture.colour,
        variant_colour: picture.variantColour,
        focus: of ? { x: of.focusX, y: of.focusY } : null,
      };
    }),
  };
}

export async function describePrices(db: Database, variantId: number) {
  const [prices, lowest] = await Promise.all([
    selectPriceHistory(db, variantId),
    selectLowestPrices(db, [variantId]),
  ]);
  const cents = lowest.get(variantId);
  return {
    status: true as const,
    lowest_30: cents === undefined ? null : toDecimal(cents),
    prices: prices.map((one) => ({
      since: new Date(one.since).toISOString(),
      price: toDecimal(one.cents),
    })),
  };
}
