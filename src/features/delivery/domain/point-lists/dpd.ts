import { collectPoints, isRow, type PointList, type Row } from "./point-list.ts";
import { coordinatesOf, countryOf, jsonRows, readableCity, textOf } from "./row-fields.ts";
import { type DayHours, timeSpan, weekHours } from "./week-hours.ts";

/** DPD's PickupParcelShopData.json: all values are strings; opening hours are HHMM, for two halves of a day. */
export function readDpdList(text: string): PointList {
  return collectPoints("dpd", jsonRows(text), (row) => {
    const country = countryOf(textOf(row, "countryCode"));
    return {
      id: textOf(row, "parcelShopId"),
      kind: textOf(row, "parcelShopType") === "PickupStation" ? "locker" : "shop",
      name: textOf(row, "companyName", "companyShortName"),
      address: [textOf(row, "street"), textOf(row, "houseNo")].join(" ").trim(),
      city: readableCity(textOf(row, "city")),
      postCode: textOf(row, "zipCode"),
      country,
      coordinates: coordinatesOf(textOf(row, "latitude"), textOf(row, "longitude")),
      hours: weekHours(hoursOf(row.openingHours)),
      notes: {},
    };
  });
}

const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

function hoursOf(hours: unknown): DayHours[] {
  return (Array.isArray(hours) ? hours : []).filter(isRow).map((row: Row) => ({
    day: WEEKDAYS.indexOf(textOf(row, "weekday").toLowerCase()),
    times: [
      ...timeSpan(textOf(row, "openMorning"), textOf(row, "closeMorning")),
      ...timeSpan(textOf(row, "openAfternoon"), textOf(row, "closeAfternoon")),
    ],
  }));
}
