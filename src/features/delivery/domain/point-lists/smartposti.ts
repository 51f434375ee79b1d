import type { PickupPoint } from "../pickup-point.ts";
import { collectPoints, isRow, type PointList, type Row } from "./point-list.ts";
import {
  coordinatesOf,
  countryOf,
  decodeEntities,
  jsonRows,
  notesOf,
  partOf,
  textOf,
} from "./row-fields.ts";
import { DAY_AND_NIGHT } from "./week-hours.ts";

/**
 * Reads the flat XML of couriers: every `<name>` is a row of fields without child elements. This is not an
 * XML parser: in a list with deeper nesting, rows have no fields and are reported as bad.
 */
export function xmlRows(text: string, name: string): Row[] | undefined {
  if (!text.trimStart().startsWith("<")) return undefined;
  const parts = text.split(new RegExp(`<${name}(?:\\s[^>]*)?>`)).slice(1);
  return parts.map((part) => readFields(part.split(`</${name}>`, 1)[0] ?? ""));
}

const FIELD = /<([A-Za-z_][\w.-]*)(?:\s[^>]*)?>(?:<!\[CDATA\[([\s\S]*?)\]\]>|([^<]*))<\/\1>/g;

function readFields(part: string): Row {
  const fields: Record<string, string> = {};
  for (const [, field = "", verbatim, text = ""] of part.matchAll(FIELD)) {
    fields[field] = verbatim ?? decodeEntities(text);
  }
  return fields;
}

/** Reads SmartPosti (Itella): its XML, the same places as JSON, or Posti's location service. */
export function readSmartpostiList(text: string): PointList {
  const ways = [["locations"], ["data"], ["places", "item"], ["item"]];
  const rows = xmlRows(text, "item") ?? jsonRows(text, ...ways);
  return collectPoints("smartposti", rows, (row) =>
    isRow(row.location) ? readLocation(row) : readPlace(row),
  );
}

function readPlace(row: Row): Omit<PickupPoint, "courier"> | undefined {
  if (["0", "false"].includes(textOf(row, "active"))) return undefined;
  return {
    id: textOf(row, "place_id"),
    kind: kindOf(textOf(row, "type")),
    name: textOf(row, "name"),
    address: textOf(row, "address"),
    city: textOf(row, "city"),
    postCode: textOf(row, "postalcode"),
    country: countryOf(textOf(row, "country")),
    coordinates: coordinatesOf(textOf(row, "lat"), textOf(row, "lng")),
    hours: hoursOf(textOf(row, "availability")),
    notes: notesOf({
      et: textOf(row, "description_ee", "description"),
      lt: textOf(row, "description_lt"),
      lv: textOf(row, "description_lv"),
      en: textOf(row, "description_en"),
      ru: textOf(row, "description_ru"),
    }),
  };
}

/** Names and addresses are by language; the country's own language comes first. */
function readLocation(row: Row): Omit<PickupPoint, "courier"> {
  const country = countryOf(textOf(row, "countryCode"));
  const languages = [country.toLowerCase(), "et", "en", "fi"];
  const names = partOf(row, "publicName");
  const addresses = partOf(row, "address");
  const address = languages.map((language) => partOf(addresses, language)).find(hasFields) ?? {};
  const { lat, lon, lng } = partOf(row, "location");
  return {
    id: textOf(row, "id", "pupCode"),
    kind: kindOf(textOf(row, "type")),
    name: textOf(names, ...languages) || textOf(row, "labelName"),
    address: textOf(address, "address"),
    city: textOf(address, "municipality", "postalCodeName"),
    postCode: textOf(address, "postalCode") || textOf(row, "postalCode"),
    country,
    coordinates: coordinatesOf(textOf({ lat }, "lat"), textOf({ lon, lng }, "lon", "lng")),
    hours: hoursOf(textOf(row, "availability")),
    notes: {},
  };
}

const hasFields = (part: Row) => Object.keys(part).length > 0;

/** `apt` and `ipb` are lockers, `pudo` is a shop; Posti's service uses full names. */
function kindOf(type: string): PickupPoint["kind"] {
  if (/^(apt|ipb|smartpost|locker)$/i.test(type)) return "locker";
  return /^(postoffice|po)$/i.test(type) ? "post_office" : "shop";
}

const hoursOf = (text: string) =>
  /^(?:24\s*\/\s*7|24h|(?:E-P|I-VII|P-Sv)?\s*:?\s*0?0:00\s*[-–]\s*24:00)$/i.test(text)
    ? DAY_AND_NIGHT
    : text;
