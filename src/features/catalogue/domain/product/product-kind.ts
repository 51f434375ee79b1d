/** SPEC §3: our own goods, and what sellers of the marketplace offer. */
export type ProductKind = "p" | "o";

export const productKind = ({ seller }: { seller: string | null }): ProductKind =>
  seller === null ? "p" : "o";
