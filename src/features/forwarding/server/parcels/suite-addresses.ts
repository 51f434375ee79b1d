import { inLatinLetters } from "#core/latin-letters.ts";
import type { SuiteAddress } from "../../contract.ts";
import { suiteCode } from "../../domain/suite.ts";
import { findOrCreateSuite } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";

type Owner = { id: number; firstName: string; lastName: string };

/** The address to enter at a foreign shop's checkout, for each warehouse; the suite identifies the customer. */
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
      // Foreign forms and printers need Latin letters.
      name: inLatinLetters(`${firstName} ${lastName}`.trim()),
      suite,
      street: address.street,
      city: address.city,
      region: address.region,
      region_title: address.regionTitle ?? null,
      post_code: address.postCode,
      // In English, which the couriers there read.
      country: countryTitle.en ?? countryIso,
      country_iso: countryIso,
      phone: address.phone ?? null,
    })),
  };
}
