import { addDays } from "#core/dates.ts";
import type { ProductInput } from "#features/catalogue/domain/product-input.ts";
import { ageOf, OLDEST_DAYS } from "./arrival.ts";
import { FEATURED_BRANDS } from "./brands/all-brands.ts";
import { categoryIdsOf } from "./categories/all-categories.ts";
import { between, chance, oneOf } from "./chance.ts";
import { byFieldId, fieldValuesOf } from "./good/good-fields.ts";
import { addOffers, flagIdsOf } from "./good/good-flags.ts";
import { type PictureManifest, picturesOf, type ViewsOf } from "./good/good-pictures.ts";
import { percentOff } from "./good/good-prices.ts";
import { sitesOf } from "./good/good-regions.ts";
import { descriptionsOf, namesOf } from "./good/good-texts.ts";
import { variantsOf } from "./good/good-variants.ts";
import { DEMO_GOODS, type Good } from "./goods.ts";
import { list } from "./localised-text.ts";
import { chartOf } from "./size-charts.ts";

const DEAL_SHARE = 0.24;

/** The demo shop's goods on a given day: the same day gives the same goods. */
export function demoProducts(
  today: string,
  pictures: PictureManifest,
  viewsOf: ViewsOf,
): ProductInput[] {
  const products = DEMO_GOODS.map((good) => ({
    ...buildProduct(good, today),
    pictures: picturesOf(good, pictures, viewsOf),
  }));
  return addOffers(DEMO_GOODS, products);
}

function buildProduct(good: Good, today: string): Omit<ProductInput, "pictures"> {
  const { slug, type, maker } = good;
  const age = ageOf(slug);
  const arrivedOn = addDays(today, -age);
  const values = fieldValuesOf(good);
  const variants = variantsOf(good, today, arrivedOn);
  const priceCents = variants[0]?.priceCents ?? 0;
  const product = {
    slug,
    manufacturer: maker.name,
    names: namesOf(good),
    descriptions: descriptionsOf(good, values),
    categoryIds: categoryIdsOf(type),
    fields: byFieldId(values),
    sizeChart: chartOf(type.sizes),
    seller: maker.seller ?? null,
    warehouse: oneOf(slug, "warehouse", list(type.warehouses)),
    isPro: good.isPro,
    packSize: good.pack,
    arrivedOn,
    paidAmountCents: priceCents * unitsSold(good, age),
    dealEndsAt: dealEnd(good, today),
    variants,
    sites: sitesOf(good, priceCents),
  };
  return { ...product, flagIds: flagIdsOf(good, product, today) };
}

/** A long tail: few products sell by the hundreds, most by the dozen; age and a well-known brand help. */
function unitsSold({ slug, brand }: Good, age: number): number {
  const luck = chance(slug, "popularity") ** 6;
  const known = FEATURED_BRANDS.includes(brand) ? 1.5 : 1;
  return Math.round((4 + 900 * luck) * known * (0.3 + (0.7 * age) / OLDEST_DAYS));
}

function dealEnd(good: Good, today: string): string | null {
  const isDeal = percentOff(good) > 0 && !good.isPro && chance(good.slug, "deal") < DEAL_SHARE;
  if (!isDeal) return null;
  return `${addDays(today, between(good.slug, "deal days", 1, 9))}T20:59:59.000Z`;
}
