import { addDays } from "#core/dates.ts";
import { ageOf } from "../arrival.ts";
import { between, chance, oneOf } from "../chance.ts";
import type { Good } from "../goods.ts";
import { list } from "../localised-text.ts";

const DISCOUNTED = 0.34;
/** No product is discounted in its first days. */
const REDUCED_AFTER_DAYS = 14;
/** Businesses pay less per piece in a pack. */
const PACK_PRICE = 0.82;
const PERCENTS = [10, 15, 15, 20, 20, 25, 30, 30, 35, 40, 50];

/** Rounds to typical shop prices: 24.90, 24.95 or 25.00, and whole tens minus one for large amounts. */
export function asPrice(about: string, euros: number): number {
  if (euros >= 200) return Math.max(1, Math.round(euros / 10)) * 1000 - 100;
  const whole = Math.max(1, Math.floor(euros)) * 100;
  return whole + oneOf(about, "price ending", [90, 95, 90, 100]);
}

/** The undiscounted price of one piece in the first size, in euros. */
function fullEuros({ slug, maker, type, spec, pack }: Good): number {
  const [low, high] = type.price;
  const place = 0.7 * maker.tier + 0.3 * chance(slug, "price");
  const specs = list(type.spec?.values ?? "");
  const bySpec = spec ? 0.85 + (0.4 * specs.indexOf(spec)) / Math.max(1, specs.length - 1) : 1;
  return (low + (high - low) * place) * bySpec * (pack > 1 ? pack * PACK_PRICE : 1);
}

/** The discount in whole percent, the same for all variants. */
export function percentOff({ slug, isPro }: Good): number {
  const share = isPro ? DISCOUNTED / 3 : DISCOUNTED;
  if (ageOf(slug) < REDUCED_AFTER_DAYS) return 0;
  return chance(slug, "discount") < share ? oneOf(slug, "percent", PERCENTS) : 0;
}

type PriceStory = {
  priceCents: number;
  oldPriceCents: number | null;
  earlierPrices: readonly { on: string; cents: number }[];
};

/** `factor` depends on the size: a larger bottle costs more. */
export function priceStory(good: Good, factor: number, today: string, arrived: string): PriceStory {
  const { slug } = good;
  const full = asPrice(slug, fullEuros(good) * factor);
  const percent = percentOff(good);
  if (percent === 0) {
    return { priceCents: full, oldPriceCents: null, earlierPrices: [] };
  }
  const reduced = asPrice(slug, (full * (100 - percent)) / 10_000 - 0.5);
  // Rounding may undo the discount of a very low price.
  const priceCents = reduced < full ? reduced : full - 100;
  const earlierPrices = [{ on: arrived, cents: full }];
  const onceCut = addDays(today, -between(slug, "first step", 6, 24));
  const step = asPrice(slug, (full * (100 - percent / 2)) / 10_000);
  // Some prices fell in two steps: then the lowest price of the last 30 days is below the crossed-out price.
  const hadStep = chance(slug, "two steps") < 0.35 && step > priceCents && step < full;
  if (hadStep && onceCut > arrived) earlierPrices.push({ on: onceCut, cents: step });
  return { priceCents, oldPriceCents: full, earlierPrices };
}
