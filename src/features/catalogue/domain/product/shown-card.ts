import { pick } from "#core/record.ts";
import {
  type CataloguePrice,
  type DeliveredPrice,
  type Picture,
  type ProductCard,
  SHOWN_AS_STORED,
  type ShownAsStored,
} from "./product-card.ts";

/** What a page shows of a card, and nothing else: every listing sends dozens of them. */
export type ShownCard = Pick<
  ProductCard,
  keyof ShownAsStored | "sku" | "name" | "category" | "isInStock" | "stockLeft" | "dealEndsAt"
> & {
  price: CataloguePrice;
  picture: Pick<Picture, "src" | "colour"> | null;
  /** Where there is more than one. */
  colours: readonly { title: string; hex: string }[];
  /** Of those alone whose price is only where prices begin. */
  isFromPrice?: true;
  /** Of packs alone. */
  packSize?: number;
  deliveredPrices: readonly Pick<
    DeliveredPrice,
    "method" | "totalCents" | "deliveryCents" | "days"
  >[];
  /** The variant shown, where it is not the one that the product's plain address shows. */
  variantId: number | null;
  /** Of listings alone, which can be seen as lists. */
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
