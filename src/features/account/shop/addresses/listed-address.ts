import type { Site } from "#features/sites/domain/site.ts";
import type { SavedAddress } from "../../contract.ts";

/** The task in the query string of the address page: the same with and without script. */
export type AddressTask =
  | { kind: "list" }
  | { kind: "new" }
  | { kind: "edit" | "delete" | "default"; id: number };

const OF_ONE = ["edit", "delete", "default"] as const;

export function readAddressTask(query: URLSearchParams): AddressTask {
  if (query.has("new")) return { kind: "new" };
  for (const kind of OF_ONE) {
    const id = query.get(kind);
    // An id that is not a number becomes 0, which no address has.
    if (id !== null) return { kind, id: /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0 };
  }
  return { kind: "list" };
}

export const NEW_ADDRESS = "?new=1";
/** The path for a new address; `wanted` is the page to go to once it is saved. */
export const newAddress = (wanted?: string): string =>
  wanted ? `${NEW_ADDRESS}&redirect=${encodeURIComponent(wanted)}` : NEW_ADDRESS;
export const addressTask = (kind: (typeof OF_ONE)[number], id: number) => `?${kind}=${id}`;

export type ListedAddress = {
  address: SavedAddress;
  /** Its name in the page's language. */
  country: string;
  /** Whether this shop sends there; all our shops share one account. */
  isServed: boolean;
};

export function listAddress(
  address: SavedAddress,
  { site, sites, language }: { site: Site; sites: readonly Site[]; language: string },
): ListedAddress {
  const isOne = (country: { id: number }) => country.id === address.country_id;
  const titles = sites.flatMap((one) => one.countries).find(isOne)?.title;
  return {
    address,
    country: titles?.[language] ?? titles?.en ?? "",
    isServed: site.countries.some(isOne),
  };
}
