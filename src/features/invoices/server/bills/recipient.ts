import type { Queryable } from "#database/connect.ts";
import { countryTitle, type Site } from "#features/sites/domain/site.ts";
import type { Buyer } from "../../domain/invoice.ts";
import { selectRecipient } from "./bills.repository.ts";

/** A person without an account. */
type Guest = {
  name: string;
  email: string;
  company?: { name: string; code: string; vatCode: string } | undefined;
  address?: { firstAddress: string; city: string; zip: string } | undefined;
};
export type RecipientInput = { customerId: number } | { guest: Guest };

type Recipient = { buyer: Buyer; email: string | null; customerId: number | null };

/** The recipient as known today; undefined for a customer who is erased. */
export async function findRecipient(
  db: Queryable,
  site: Site,
  language: string,
  input: RecipientInput,
): Promise<Recipient | undefined> {
  if ("guest" in input) {
    const { name, email, company, address } = input.guest;
    const { firstAddress, city, zip } = address ?? { firstAddress: "", city: "", zip: "" };
    const named = { firstName: name, lastName: "", firstAddress, city, zip };
    const country = countryTitle(site, site.defaultCountryId, language);
    return {
      buyer: { address: named, country, company: company ?? null },
      email,
      customerId: null,
    };
  }
  const found = await selectRecipient(db, input.customerId);
  if (!found) return undefined;
  const { customer, address } = found;
  const { firstName, lastName, companyName: name, companyCode: code, vatCode } = customer;
  const { firstAddress = "", city = "", zip = "" } = address ?? {};
  return {
    buyer: {
      address: { firstName, lastName, firstAddress, city, zip },
      country: countryTitle(site, address?.countryId ?? site.defaultCountryId, language),
      company: name ? { name, code, vatCode } : null,
    },
    email: customer.email,
    customerId: customer.id,
  };
}
