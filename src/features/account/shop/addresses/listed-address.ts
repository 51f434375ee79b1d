import type { Site } from "#features/sites/domain/site.ts";
import type { AddressOnWire } from "../../contract.ts";

export type ListedAddress = {
  address: AddressOnWire;
  /** Its name in the page's language. */
  country: string;
  /** Whether this shop sends there; one account serves every shop of ours. */
  isServed: boolean;
};

export function listAddress(
  address: AddressOnWire,
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
