import { type Cents, convertCents, toCents, toDecimal } from "#core/money.ts";
import type { CartItem } from "#features/cart/contract.ts";
import type { ProductView, VariantView } from "#features/catalogue/domain/product/product-view.ts";
import type { ShownCard } from "#features/catalogue/domain/product/shown-card.ts";
import type { TrackedProduct } from "#ports/order-updates.ts";

/** SPEC §9: amounts sent to other services are in dollars, whatever currency the visitor pays in. */
export const TRACKING_CURRENCY = "USD";

/** Converts an amount to the tracking currency. */
export type ToTracked = (amount: number, currency: string) => number;

/** Converts with the site's own rate (units per euro); every site converts to dollars. */
export function trackedBy(rate: number): ToTracked {
  return (amount, currency) =>
    currency === TRACKING_CURRENCY ? amount : inDollars(toCents(amount), rate);
}

const inDollars = (euroCents: Cents, rate: number) => toDecimal(convertCents(euroCents, rate));

/** Values that are the same for all products of a page. */
export type TrackingContext = { origin: string; language: string; toTracked: ToTracked };

export function trackedView(
  context: TrackingContext,
  product: ProductView,
  variant: VariantView,
): TrackedProduct {
  const colour = product.colours.find(({ key }) => key === variant.colourKey)?.title;
  return {
    ...common(context, product, toDecimal(variant.price.cents)),
    ...given("sku", variant.sku),
    manufacturer: product.manufacturer,
    ...given("category", product.breadcrumb.map(({ name }) => name).join(" / ")),
    ...given("variant", [colour, variant.size].filter(Boolean).join(", ")),
    ...given("image", imageUrl(context, product.pictures[0]?.src)),
  };
}

export function trackedCard(context: TrackingContext, card: ShownCard): TrackedProduct {
  return {
    ...common(context, card, toDecimal(card.price.cents)),
    ...origin(card),
    ...given("image", imageUrl(context, card.picture?.src)),
  };
}

export function trackedItem(context: TrackingContext, item: CartItem): TrackedProduct {
  return {
    ...common(context, { ...item, id: item.product_id }, item.price),
    ...origin(item),
    ...given("variant", item.options.map(({ value }) => value).join(", ")),
    quantity: item.quantity,
    // The image's URL is a path in the shop already.
    ...given("image", item.image ? context.origin + item.image : ""),
  };
}

/** A line of a checkout, in the currency of the payment. */
export type SoldLine = {
  product_id: number | null;
  slug: string;
  sku: string;
  name: string;
  /** Missing for orders that are reported later, which do not store it. */
  manufacturer?: string;
  category?: string;
  seller: string | null;
  options: string;
  picture: { src: string } | null;
  quantity: number;
  currentPrice: number;
};

export function trackedLine(
  context: TrackingContext,
  line: SoldLine,
  currency: string,
): TrackedProduct {
  const { slug, name, seller, quantity } = line;
  const id = line.product_id ?? slug;
  return {
    ...common(context, { id, slug, name, seller }, 0),
    price: context.toTracked(line.currentPrice, currency),
    ...origin(line),
    ...given("variant", line.options),
    quantity,
    ...given("image", imageUrl(context, line.picture?.src)),
  };
}

const origin = (goods: Pick<SoldLine, "sku" | "manufacturer" | "category">) => ({
  ...given("sku", goods.sku),
  ...given("manufacturer", goods.manufacturer ?? ""),
  ...given("category", goods.category ?? ""),
});

type Goods = { id: number | string; slug: string; name: string; seller: string | null };

function common({ origin, language, toTracked }: TrackingContext, goods: Goods, euros: number) {
  const kind = goods.seller === null ? "p" : "market/product";
  return {
    id: String(goods.id),
    name: goods.name,
    price: toTracked(euros, "EUR"),
    quantity: 1,
    url: `${origin}/${language}/${kind}/${goods.slug}`,
  };
}

function imageUrl({ origin }: TrackingContext, src: string | undefined): string {
  return src ? `${origin}/_ipx/w_640,f_webp/${src}` : "";
}

const given = <Name extends string>(name: Name, value: string) =>
  (value ? { [name]: value } : {}) as { [Key in Name]?: string };
