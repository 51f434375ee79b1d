import { REL_TYPES } from "#features/wallet/domain/entry-types.ts";
/** The payment page of a parcel or an invoice: each has its own. The parcel's page offers the wallet first anyway. */
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
