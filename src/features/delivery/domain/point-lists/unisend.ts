import { collectPoints, type PointList } from "./point-list.ts";
import { coordinatesOf, countryOf, jsonRows, notesOf, textOf } from "./row-fields.ts";
import { DAY_AND_NIGHT, timeSpan, weekHours } from "./week-hours.ts";

/** Reads LP Express and its partners (Unisend, uDrop, Latvijas Pasts): an array, or a page with `content`. */
export function readUnisendList(text: string): PointList {
  return collectPoints("lp_express", jsonRows(text, ["content"]), (row) => {
    if (row.active === false) return undefined;
    return {
      id: textOf(row, "id"),
      kind: "locker",
      name: textOf(row, "name"),
      address: textOf(row, "address"),
      city: textOf(row, "city"),
      postCode: textOf(row, "postalCode"),
      country: countryOf(textOf(row, "countryCode")),
      coordinates: coordinatesOf(textOf(row, "latitude"), textOf(row, "longitude")),
      hours: hoursOf(textOf(row, "workingHours")),
      // In all countries, these notes are in Lithuanian.
      notes: notesOf({ lt: textOf(row, "comment") }),
    };
  });
}

const ROMAN_DAYS = ["I", "II", "III", "IV", "V", "VI", "VII"];
const ALWAYS = /^(?:I\s*-\s*VII:?\s*)?0?0\s*:\s*24\s*h?$/i;
const RULE =
  /(?:([IV]+)(?:\s*-\s*([IV]+))?\s*:?\s*)?(\d{1,2}(?:[:.]\d{2})?)\s*-\s*(\d{1,2}(?:[:.]\d{2})?)/g;

/** Opening hours as people type them: "I-VII: 00-24 h", "00:24 h", "0-24", "I-VI 08-22 h; VII 09-22 h". */
function hoursOf(text: string): string {
  if (ALWAYS.test(text)) return DAY_AND_NIGHT;
  const days = [...text.matchAll(RULE)].flatMap(([, first, last, from = "", to = ""]) => {
    const begin = first ? ROMAN_DAYS.indexOf(first) : 0;
    const end = last ? ROMAN_DAYS.indexOf(last) : first ? begin : 6;
    const times = timeSpan(from, to);
    return ROMAN_DAYS.map((_, day) => ({ day, times })).slice(Math.max(begin, 0), end + 1);
  });
  return weekHours(days) || text;
}
