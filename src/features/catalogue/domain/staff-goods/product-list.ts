/** Which of the goods a list of staff shows. */
export const PRODUCT_STATES = ["on_sale", "hidden", "archived"] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

/** Where a page ends: the last id of the database's list, or how many the search engine has handed over. */
export type ProductCursor = { kind: "id" | "offset"; value: number };

export const writeProductCursor = ({ kind, value }: ProductCursor): string => `${kind}~${value}`;

/** Undefined for what is none: the list begins anew. */
export function readProductCursor(text: string): ProductCursor | undefined {
  const [, kind, value] = /^(id|offset)~(\d{1,10})$/.exec(text) ?? [];
  return kind === "id" || kind === "offset" ? { kind, value: Number(value) } : undefined;
}
