import { checkFields, type FieldMessages, required } from "#core/validation.ts";
import type { CallForm } from "#platform/forms/call-form.ts";
import { rulesOf } from "#platform/forms/schema-rule.ts";
import {
  type AddressResponse,
  addAddressCall,
  type SavedAddress,
  updateAddressCall,
} from "../../contract.ts";
import {
  addressFields,
  type CountryOfSite,
  validateAddressForSite,
} from "../../domain/addresses/delivery-address.ts";
import { BLANK_ADDRESS } from "../../domain/addresses/postal-address.ts";

type TextField =
  | "first_name"
  | "last_name"
  | "first_address"
  | "city"
  | "zip"
  | "phone_number"
  | "country_id";
export type AddressValues = Record<TextField, string> & { is_default: boolean };

const { country_id: _id, is_default: _flag, ...ofText } = rulesOf(addressFields);
const rules = { ...ofText, country_id: [required] };

/** Creates an address, or with an id changes it; works for the logged-in customer, wherever the form is shown. */
export function addressForm(
  countries: readonly CountryOfSite[],
  id?: number,
): CallForm<AddressValues, AddressResponse> {
  return {
    blank: {
      ...BLANK_ADDRESS,
      country_id: "",
      is_default: false,
    },
    validate: (values) => ({
      ...countryProblems(values, countries),
      ...checkFields(values, rules),
    }),
    send: (make, values) => {
      const address = { ...values, country_id: Number.parseInt(values.country_id, 10) };
      return id === undefined
        ? make(addAddressCall, address)
        : make(updateAddressCall, { ...address, id });
    },
  };
}

/** Post codes cannot be checked before a country is chosen. */
function countryProblems(
  { zip, country_id }: AddressValues,
  countries: readonly CountryOfSite[],
): FieldMessages<"zip" | "country_id"> {
  if (country_id === "") return {};
  const placed = validateAddressForSite({ zip, country_id: Number(country_id) }, countries);
  if (!("errors" in placed)) return {};
  return Object.fromEntries(
    Object.entries(placed.errors).map(([field, [key = "validation.invalid"]]) => [field, { key }]),
  );
}

/** A country to which this shop does not send is not among the options. */
export function addressValues(
  address: SavedAddress,
  countries: readonly CountryOfSite[],
): AddressValues {
  const { id: _, country_id, ...values } = address;
  const isServed = countries.some((country) => country.id === country_id);
  return { ...values, country_id: isServed ? String(country_id) : "" };
}
