import { labelLines } from "#features/account/domain/addresses/label-lines.ts";
import type { SuiteAddress } from "../../contract.ts";

/** A field of a shop's checkout, by the name that such forms have for it in that country. */
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
  /** What is copied. */
  value: string;
  /** Said beside it, for whoever has to choose from a list: `DE` is Delaware. */
  note?: string;
};
type FieldId = AddressField["id"];

/** Fields in the order in which a country's forms ask for them. */
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
  /** The largest first, as is written there. */
  CN: {
    fields: ["country", "post_code", "state", "city", "street", "suite", "name", "phone"],
    region: "state",
  },
};
/** As most of Europe writes it: the post code before the town. */
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

/** What to type where; a field that this address has nothing for is left out. */
export function addressFields(address: SuiteAddress): AddressField[] {
  const { fields, region } = formOf(address.country_iso);
  return fields.flatMap((id) => {
    const value = fieldValue(address, id);
    if (value === "") return [];
    const note = id === region ? address.region_title : null;
    return [note ? { id, value, note } : { id, value }];
  });
}

/** As a label has it: `New Castle, DE 19720` in America, `04347 Leipzig` in Germany. */
export const addressLines = (address: SuiteAddress): string[] =>
  labelLines({ ...address, postCode: address.post_code }, address.country_iso);
