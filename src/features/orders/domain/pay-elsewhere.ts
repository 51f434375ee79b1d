import { REL_TYPES } from "#features/wallet/domain/entry-types.ts";
/** The page on which a parcel or an invoice is paid: each has its own. A parcel's offers the wallet first by itself. */
export function payElsewhere(query: URLSearchParams, prefersWallet: boolean): string | undefined {
  const name = encodeURIComponent(query.get("slug") ?? query.get("id") ?? "");
  if (name === "") return undefined;
  switch (query.get("rel_type")) {
    case String(REL_TYPES.forwardRequest):
      return `/forward-requests/${name}?pay`;
    case String(REL_TYPES.miscInvoice):
      return `/invoice/${name}${prefersWallet ? "?wallet" : ""}`;
    default:
      return undefined;
  }
}
