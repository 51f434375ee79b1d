/** Which products a listing contains, before any filter. */
export type ListingScope =
  | { kind: "category"; categoryId: number }
  /** Everything the site sells, searched by text. */
  | { kind: "search" }
  /** Everything the site sells, in categories shown in the marketplace. */
  | { kind: "marketplace" }
  /** Products in the marketplace that its sellers offer (SPEC §3, kind "o"). */
  | { kind: "offers" }
  | { kind: "deals" }
  | { kind: "pro" };
