import type { ProductInput } from "#features/catalogue/domain/product-input.ts";
import { chance } from "../chance.ts";
import type { Good } from "../goods.ts";
import { hasOnePrice } from "../sizes.ts";
import { asPrice, percentOff } from "./good-prices.ts";

/** Warm regions do not sell down, wool and lined gloves; leather boots are sold there, too. */
const WITHOUT_WINTER = ["ae"];
const MILD = ["leather-boots", "ankle-boots"];
const isForFrost = ({ always, key }: Good["type"]) =>
  always.season === "autumn-winter" && !MILD.includes(key);

/** Regions where it is not sold, or has a different price. */
export function sitesOf(good: Good, priceCents: number): NonNullable<ProductInput["sites"]> {
  const { slug, type, maker, isPro } = good;
  const hidden = [
    ...(isForFrost(type) ? WITHOUT_WINTER : []),
    // The white-label site sells only single pieces.
    ...(isPro ? ["wl"] : []),
    // This seller does not ship batteries to these countries yet.
    ...(maker.seller === "charge-corner" ? ["ee", "nl"] : []),
    ...(chance(slug, "not in pj") < 0.02 ? ["pj"] : []),
  ];
  // The price applies to all variants, so it may differ only if they cost the same.
  const mayDiffer = hasOnePrice(type.sizes) && percentOff(good) === 0;
  const priced = [
    ...(mayDiffer && chance(slug, "price in ae") < 0.12 ? [["ae", 0.94] as const] : []),
    ...(mayDiffer && chance(slug, "price in nl") < 0.1 ? [["nl", 1.04] as const] : []),
  ].filter(([region]) => !hidden.includes(region));
  return {
    ...Object.fromEntries(hidden.map((region) => [region, { isHidden: true }])),
    ...Object.fromEntries(
      priced.map(([region, factor]) => [
        region,
        { priceCents: asPrice(slug, (priceCents / 100) * factor) },
      ]),
    ),
  };
}
