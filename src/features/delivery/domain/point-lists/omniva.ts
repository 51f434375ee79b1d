import { collectPoints, type PointList, type Row } from "./point-list.ts";
import { coordinatesOf, countryOf, jsonRows, notesOf, textOf } from "./row-fields.ts";
import { townName } from "./town-name.ts";
import { DAY_AND_NIGHT, timeSpan, weekHours } from "./week-hours.ts";

/** Omniva's locations.json: X is the longitude, TYPE "0" a locker and "1" a post office. */
export function readOmnivaList(text: string): PointList {
  return collectPoints("omniva", jsonRows(text), (row) => {
    const isLocker = textOf(row, "TYPE") === "0";
    return {
      id: textOf(row, "ZIP"),
      kind: isLocker ? "locker" : "post_office",
      name: textOf(row, "NAME"),
      address: addressOf(row),
      city: cityOf(row),
      // For a locker, ZIP is the number of the machine in the form of a postcode.
      postCode: isLocker ? "" : textOf(row, "ZIP"),
      country: countryOf(textOf(row, "A0_NAME")),
      coordinates: coordinatesOf(textOf(row, "Y_COORDINATE"), textOf(row, "X_COORDINATE")),
      hours: hoursOf(textOf(row, "SERVICE_HOURS"), isLocker),
      notes: notesOf({
        en: textOf(row, "comment_eng"),
        lt: textOf(row, "comment_lit"),
        lv: textOf(row, "comment_lav"),
        et: textOf(row, "comment_est"),
        ru: textOf(row, "comment_rus"),
      }),
    };
  });
}

function addressOf(row: Row): string {
  const street = [textOf(row, "A5_NAME", "A6_NAME"), textOf(row, "A7_NAME")].join(" ").trim();
  return [street, textOf(row, "A8_NAME")].filter(Boolean).join("-");
}

/** The town. A district of Tallinn is not a town, and the municipality is used only if there is no town. */
function cityOf(row: Row): string {
  const town = textOf(row, "A3_NAME");
  const isTown = town && !/linnaosa$/.test(town);
  return townName(isTown ? town : textOf(row, "A2_NAME", "A1_NAME"));
}

const ESTONIAN_DAYS = ["E", "T", "K", "N", "R", "L", "P"];
const RULE = /((?:[ETKNRLP],?)+)\s+(\d{1,2}[:.]\d{2})\s*-\s*(\d{1,2}[:.]\d{2})/g;

/** "E,T,K,N,R 09:00-18:00 L,P SULETUD;Ligipääs ratastooliga". Empty for lockers, which never close. */
function hoursOf(text: string, isLocker: boolean): string {
  if (text === "") return isLocker ? DAY_AND_NIGHT : "";
  const days = [...text.matchAll(RULE)].flatMap(([, names = "", from = "", to = ""]) =>
    names
      .split(",")
      .map((name) => ({ day: ESTONIAN_DAYS.indexOf(name), times: timeSpan(from, to) })),
  );
  return weekHours(days) || text;
}
