import { pick } from "#core/record.ts";
import {
  type CataloguePrice,
  type DeliveredPrice,
  type Picture,
  type ProductCard,
  SHOWN_AS_STORED,
  type ShownAsStored,
} from "./product-card.ts";

/** The part of a card that a page shows, and nothing else: every listing sends dozens of cards. */
export type ShownCard = Pick<
  ProductCard,
  keyof ShownAsStored | "sku" | "name" | "category" | "isInStock" | "stockLeft" | "dealEndsAt"
> & {
  price: CataloguePrice;
  picture: Pick<Picture, "src" | "colour"> | null;
  /** Present if there is more than one colour. */
  colours: readonly { title: string; hex: string }[];
  /** Present only if the price is shown with "from". */
  isFromPrice?: true;
  /** Present only for packs. */
  packSize?: number;
  deliveredPrices: readonly Pick<
    DeliveredPrice,
    "method" | "totalCents" | "deliveryCents" | "days"
  >[];
  /** The variant shown; null if the product's URL without a variant shows it. */
  variantId: number | null;
  /** Present only in listings, which have a list view. */
  highlights?: ProductCard["highlights"];
};

export function toShownCard(card: ProductCard): ShownCard {
  const { sku, name, category, price, isInStock, stockLeft, dealEndsAt } = card;
  const [picture] = card.pictures;
  return {
    ...pick(card, SHOWN_AS_STORED),
    sku,
    name,
    category,
    price,
    isInStock,
    stockLeft,
    dealEndsAt,
    picture: picture ? { src: picture.src, colour: picture.colour } : null,
    colours: card.colours.length > 1 ? card.colours.map(({ title, hex }) => ({ title, hex })) : [],
    ...(card.isFromPrice ? { isFromPrice: true } : {}),
    ...(card.packSize > 1 ? { packSize: card.packSize } : {}),
    deliveredPrices: card.deliveredPrices.map(({ shippingCents: _shipping, ...shown }) => shown),
    variantId: card.isDefaultVariant ? null : card.variantId,
  };
}

export function toListedCard(card: ProductCard): ShownCard {
  return { ...toShownCard(card), highlights: card.highlights };
}
