/** The states that staff can filter the product list by. */
export const PRODUCT_STATES = ["on_sale", "hidden", "archived"] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

/** Where a page ends: the last id of the database's list, or how many results of the search engine were read. */
export type ProductCursor = { kind: "id" | "offset"; value: number };

export const writeProductCursor = ({ kind, value }: ProductCursor): string => `${kind}~${value}`;

/** Undefined for an invalid cursor: then the list starts at the beginning. */
export function readProductCursor(text: string): ProductCursor | undefined {
  const [, kind, value] = /^(id|offset)~(\d{1,10})$/.exec(text) ?? [];
  return kind === "id" || kind === "offset" ? { kind, value: Number(value) } : undefined;
}
