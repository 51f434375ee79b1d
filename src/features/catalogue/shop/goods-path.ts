import type { ProductCard } from "../domain/product-card.ts";

/** Goods of sellers have their own place (SPEC §2). */
export function goodsPath(
  language: string,
  { slug, seller }: Pick<ProductCard, "slug" | "seller">,
): string {
  return `/${language}${seller === null ? "/p/" : "/market/product/"}${slug}`;
}

/** All of one maker's goods. */
export function brandPath(language: string, name: string): string {
  return `/${language}/marketplace?${new URLSearchParams({ "f.manufacturer": name })}`;
}
