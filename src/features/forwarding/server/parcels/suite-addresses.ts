import { inLatinLetters } from "#core/latin-letters.ts";
import type { SuiteAddress } from "../../contract.ts";
import { suiteCode } from "../../domain/suite.ts";
import { findOrCreateSuite } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";

type Owner = { id: number; firstName: string; lastName: string };

/** What to write at a foreign shop's checkout, for each warehouse; the suite says whose parcel it is. */
export async function suiteAddresses(
  { db, shipping }: Pick<ForwardingDeps, "db" | "shipping">,
  { id, firstName, lastName }: Owner,
): Promise<{ suite: string; addresses: SuiteAddress[] }> {
  const suite = suiteCode(await findOrCreateSuite(db, id));
  const warehouses = await shipping.listWarehouses();
  return {
    suite,
    addresses: warehouses.map(({ code, address, countryIso, countryTitle }) => ({
      warehouse: code,
      // What is typed abroad has to pass their forms and printers.
      name: inLatinLetters(`${firstName} ${lastName}`.trim()),
      suite,
      street: address.street,
      city: address.city,
      region: address.region,
      region_title: address.regionTitle ?? null,
      post_code: address.postCode,
      // Couriers there read English.
      country: countryTitle.en ?? countryIso,
      country_iso: countryIso,
      phone: address.phone ?? null,
    })),
  };
}
