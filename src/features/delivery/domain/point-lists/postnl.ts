import type { PickupPoint } from "../pickup-point.ts";
import { collectPoints, type PointList, type Row } from "./point-list.ts";
import {
  coordinatesOf,
  countryOf,
  jsonRows,
  notesOf,
  partOf,
  stablePointId,
  textOf,
} from "./row-fields.ts";
import { type DayHours, weekHours } from "./week-hours.ts";

/** Reads PostNL's location service, or the open list of Dutch points (`locatieNaam`, without postcodes). */
export function readPostnlList(text: string): PointList {
  const ways = [["GetLocationsResult", "ResponseLocation"]];
  return collectPoints("postnl", jsonRows(text, ...ways), (row) =>
    "locatieNaam" in row ? readOpenList(row) : readAnswer(row),
  );
}

function readAnswer(row: Row): Omit<PickupPoint, "courier"> {
  const address = partOf(row, "Address");
  const house = [textOf(address, "HouseNr"), textOf(address, "HouseNrExt")].filter(Boolean);
  const name = textOf(row, "Name");
  return {
    id: textOf(row, "LocationCode"),
    kind: isLocker(name) ? "locker" : "shop",
    name,
    address: [textOf(address, "Street"), house.join("-")].join(" ").trim(),
    city: textOf(address, "City"),
    postCode: textOf(address, "Zipcode").replace(/^(\d{4})\s*([A-Z]{2})$/, "$1 $2"),
    country: countryOf(textOf(address, "Countrycode")),
    coordinates: coordinatesOf(textOf(row, "Latitude"), textOf(row, "Longitude")),
    hours: weekHours(hoursOf(partOf(row, "OpeningHours"))),
    notes: notesOf({ nl: textOf(address, "Remark") }),
  };
}

function readOpenList(row: Row): Omit<PickupPoint, "courier"> {
  const name = textOf(row, "locatieNaam");
  const address = [textOf(row, "straatNaam"), textOf(row, "straatNr")].join(" ").trim();
  const city = textOf(row, "gemeente");
  return {
    id: stablePointId("NL", name, address, city),
    kind: isLocker(name) ? "locker" : "shop",
    name,
    address,
    city,
    postCode: "",
    country: "NL",
    coordinates: coordinatesOf(textOf(row, "latitude"), textOf(row, "longitude")),
    hours: "",
    notes: {},
  };
}

const isLocker = (name: string) => /automaat/i.test(name);

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** `Monday.string` is one time span or a list of them. */
function hoursOf(week: Row): DayHours[] {
  return WEEKDAYS.map((name, day) => ({
    day,
    times: [partOf(week, name).string]
      .flat()
      .filter((span): span is string => typeof span === "string" && SPAN.test(span)),
  }));
}

const SPAN = /^\d{2}:\d{2}-\d{2}:\d{2}$/;
