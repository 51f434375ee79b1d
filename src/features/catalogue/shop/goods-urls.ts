import type { ProductCard } from "../domain/product/product-card.ts";
import type { ShownCard } from "../domain/product/shown-card.ts";

/** Sellers' products have their own path (SPEC §2). */
export function goodsPath(
  language: string,
  { slug, seller }: Pick<ProductCard, "slug" | "seller">,
): string {
  return `/${language}${seller === null ? "/p/" : "/market/product/"}${slug}`;
}

/** The product's page with the variant that the card shows. */
export function cardPath(language: string, card: ShownCard): string {
  const path = goodsPath(language, card);
  return card.variantId === null ? path : `${path}?v=${card.variantId}`;
}

/** All products of one manufacturer. */
export function brandPath(language: string, name: string): string {
  return `/${language}/marketplace?${new URLSearchParams({ "f.manufacturer": name })}`;
}

export { type PictureWidth, pictureSet, pictureUrl } from "../domain/picture-url.ts";
