import { addDays } from "#core/dates.ts";
import { sum } from "#core/money.ts";
import type { ProductInput } from "#features/catalogue/domain/product-input.ts";
import { chance } from "../chance.ts";
import { FLAG, OFFERS, UNDER_FIFTY } from "../flags.ts";
import type { Good } from "../goods.ts";
import { list } from "../localised-text.ts";

const GIFTS = list(
  "wallet belt scarf watch necklace amber-necklace eau-de-parfum eau-de-toilette eyeshadow-palette compact-camera earbuds",
);
const GENTLE = ["organic-cotton", "recycled-polyester", "vegan-leather", "cork"];
const NEW_DAYS = 30;
/** Total sales in cents from which a product belongs to the best-selling tenth. */
const BEST_SELLER = 3_000_000;
/** The weight from which sea freight is clearly cheaper than air. */
const HEAVY_GRAMS = 3000;

/** Flags of type '1' that apply to a product. */
export function flagIdsOf(
  { type }: Good,
  product: Pick<ProductInput, "arrivedOn" | "paidAmountCents" | "variants" | "fields" | "seller">,
  today: string,
): number[] {
  const stock = sum(product.variants.map(({ stock }) => stock));
  const values = Object.values(product.fields).flat();
  const heaviest = Math.max(...product.variants.map(({ packed }) => packed.weightGrams));
  const holds: readonly (readonly [number, boolean])[] = [
    [FLAG.new, product.arrivedOn >= addDays(today, -NEW_DAYS)],
    [FLAG.bestSeller, product.paidAmountCents >= BEST_SELLER],
    [FLAG.seaSaver, heaviest >= HEAVY_GRAMS],
    [FLAG.eco, GENTLE.some((material) => values.includes(material))],
    [FLAG.giftIdea, GIFTS.includes(type.key)],
    [FLAG.lastPieces, stock > 0 && stock <= 2 * product.variants.length],
    [FLAG.smallMaker, product.seller !== null],
  ];
  return holds.filter(([, isTrue]) => isTrue).map(([id]) => id);
}

/** Adds available single goods to the offers, an even mix of their types. */
export function addOffers(
  goods: readonly Good[],
  products: readonly ProductInput[],
): ProductInput[] {
  const offered = new Map<string, number[]>();
  for (const { id, types, most } of OFFERS) {
    const fitting = products.filter((product, at) => {
      const good = goods[at];
      const cents = product.variants[0]?.priceCents ?? 0;
      return (
        good !== undefined &&
        list(types).includes(good.type.key) &&
        !product.isPro &&
        product.variants.some(({ stock }) => stock > 0) &&
        (id !== UNDER_FIFTY || cents < 5000)
      );
    });
    const order = (slug: string) => chance(slug, `offer ${id}`);
    const picked = fitting.toSorted((a, b) => order(a.slug) - order(b.slug)).slice(0, most);
    for (const { slug } of picked) offered.set(slug, [...(offered.get(slug) ?? []), id]);
  }
  return products.map((product) => ({
    ...product,
    flagIds: [...product.flagIds, ...(offered.get(product.slug) ?? [])],
  }));
}
