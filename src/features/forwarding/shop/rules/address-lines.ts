import { labelLines } from "#features/account/domain/addresses/label-lines.ts";
import type { SuiteAddress } from "../../contract.ts";

/** A field of a shop's checkout, with the name that forms of that country give it. */
export type AddressField = {
  id:
    | "name"
    | "street"
    | "suite"
    | "city"
    | "state"
    | "county"
    | "zip"
    | "post_code"
    | "country"
    | "phone";
  /** The text to copy. */
  value: string;
  /** Shown next to the value for fields with a list to choose from: `DE` is Delaware. */
  note?: string;
};
type FieldId = AddressField["id"];

/** The fields in the order of that country's forms. */
type Form = { fields: readonly FieldId[]; region: FieldId };

const FORMS: Readonly<Record<string, Form>> = {
  US: {
    fields: ["name", "street", "suite", "city", "state", "zip", "country", "phone"],
    region: "state",
  },
  GB: {
    fields: ["name", "street", "suite", "city", "county", "post_code", "country", "phone"],
    region: "county",
  },
  /** Largest place first, as is usual there. */
  CN: {
    fields: ["country", "post_code", "state", "city", "street", "suite", "name", "phone"],
    region: "state",
  },
};
/** The format of most of Europe: the postcode before the town. */
const USUAL: Form = {
  fields: ["name", "street", "suite", "post_code", "city", "country", "phone"],
  region: "county",
};

const formOf = (countryIso: string): Form => FORMS[countryIso] ?? USUAL;

function fieldValue(address: SuiteAddress, id: FieldId): string {
  if (id === "state" || id === "county") return address.region ?? "";
  if (id === "zip") return address.post_code;
  return address[id] ?? "";
}

/** The fields to fill in and their values, without those that this address does not have. */
export function addressFields(address: SuiteAddress): AddressField[] {
  const { fields, region } = formOf(address.country_iso);
  return fields.flatMap((id) => {
    const value = fieldValue(address, id);
    if (value === "") return [];
    const note = id === region ? address.region_title : null;
    return [note ? { id, value, note } : { id, value }];
  });
}

/** The lines of a label: `New Castle, DE 19720` in America, `04347 Leipzig` in Germany. */
export const addressLines = (address: SuiteAddress): string[] =>
  labelLines({ ...address, postCode: address.post_code }, address.country_iso);
