import type { PickupPoint } from "../pickup-point.ts";
import { collectPoints, isRow, type PointList, type Row } from "./point-list.ts";
import {
  coordinatesOf,
  countryOf,
  decodeEntities,
  jsonRows,
  notesOf,
  parseJson,
  stablePointId,
  textOf,
} from "./row-fields.ts";
import { timeSpan, weekHours } from "./week-hours.ts";

/** Reads Venipak's response to get_pickup_points, or its printed list (`pickup_point`, no coordinates). */
export function readVenipakList(text: string): PointList {
  return collectPoints("venipak", jsonRows(text, ["data"]), (row) =>
    "pickup_point" in row ? readPrinted(row) : readAnswer(row),
  );
}

function readAnswer(row: Row): Omit<PickupPoint, "courier"> {
  const country = countryOf(textOf(row, "country"));
  return {
    id: textOf(row, "id"),
    kind: textOf(row, "type") === "3" ? "locker" : "shop",
    name: decoded(row, "display_name", "name"),
    address: decoded(row, "address"),
    city: decoded(row, "city"),
    postCode: wholePostCode(textOf(row, "zip"), country),
    country,
    coordinates: coordinatesOf(textOf(row, "lat"), textOf(row, "lng")),
    hours: hoursOf(textOf(row, "working_hours")),
    notes: notesOf({ en: decoded(row, "description") }),
  };
}

/** The ids of that list are row numbers, which change with each new locker, so the id is made from the place. */
function readPrinted(row: Row): Omit<PickupPoint, "courier"> {
  const country = countryOf(textOf(row, "country"));
  const [, kind = "", name = ""] =
    /^Venipak (locker|pickup)[,\s]*(.*)$/i.exec(decoded(row, "pickup_point")) ?? [];
  const address = decoded(row, "address");
  const city = decoded(row, "city");
  const postCode = wholePostCode(textOf(row, "postal_code"), country);
  return {
    id: stablePointId(country, name, address, city, postCode),
    kind: kind.toLowerCase() === "locker" ? "locker" : "shop",
    name,
    address,
    city,
    postCode,
    country,
    coordinates: null,
    hours: "",
    notes: {},
  };
}

const decoded = (row: Row, ...names: string[]) =>
  decodeEntities(textOf(row, ...names))
    .replace(/\s+/g, " ")
    .trim();

const POST_CODE_DIGITS: Record<string, number> = { LT: 5, LV: 4, EE: 5 };

/** A spreadsheet removes the leading zero of 03228. */
function wholePostCode(postCode: string, country: string): string {
  const digits = POST_CODE_DIGITS[country] ?? 0;
  return /^\d+$/.test(postCode) ? postCode.padStart(digits, "0") : postCode;
}

/** JSON inside a string: one entry per day (1 is Monday), with `from` and `to` as text or as parts. */
function hoursOf(text: string): string {
  const hours = parseJson(decodeEntities(text));
  const entries = isRow(hours) ? Object.values(hours) : Array.isArray(hours) ? hours : [];
  return weekHours(
    entries.filter(isRow).map((entry) => ({
      day: Number(textOf(entry, "day", "weekday")) - 1,
      times: timeSpan(timeOf(entry, "from"), timeOf(entry, "to")),
    })),
  );
}

function timeOf(entry: Row, end: "from" | "to"): string {
  const whole = textOf(entry, end);
  return whole || `${textOf(entry, `${end}_h`)}:${textOf(entry, `${end}_m`).padStart(2, "0")}`;
}
