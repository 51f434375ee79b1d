/** Which goods a listing is of, before any filter. */
export type ListingScope =
  | { kind: "category"; categoryId: number }
  /** Everything the site sells, found by text. */
  | { kind: "search" }
  /** Everything the site sells, in categories shown in the marketplace. */
  | { kind: "marketplace" }
  /** Of that, what the marketplace's sellers offer (SPEC §3, kind "o"). */
  | { kind: "offers" }
  | { kind: "deals" }
  | { kind: "pro" };
