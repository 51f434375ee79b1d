import * as z from "zod/mini";
import type { MessageKey } from "#core/message-key.ts";
import { optionalLine, personName, phoneNumber, streetLine, townName } from "../person-fields.ts";
import { readPostCode } from "./post-code.ts";

/** SPEC §3, the address of a checkout; on the wire and in forms alike. */
export const addressFields = {
  first_name: personName,
  last_name: personName,
  first_address: streetLine,
  city: townName,
  zip: optionalLine(20),
  phone_number: phoneNumber,
  country_id: z.int("validation.required"),
  is_default: z.optional(z.boolean()),
};
const address = z.object(addressFields);
export type AddressInput = z.output<typeof address>;

export type CountryOfSite = { id: number; iso_code: string };
type AddressErrors = Partial<Record<"zip" | "country_id", MessageKey[]>>;

/** Checks that depend on the site: it must send to the country, and the post code must be valid there. */
export function validateAddressForSite<Fields extends Pick<AddressInput, "zip" | "country_id">>(
  input: Fields,
  countries: readonly CountryOfSite[],
): { address: Fields } | { errors: AddressErrors } {
  const country = countries.find((one) => one.id === input.country_id);
  if (!country) return { errors: { country_id: ["validation.invalid"] } };
  const zip = readPostCode(country.iso_code, input.zip);
  if (zip !== undefined) return { address: { ...input, zip } };
  return { errors: { zip: [input.zip ? "validation.post_code" : "validation.required"] } };
}
