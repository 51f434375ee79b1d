import { expect, test } from "vitest";
import { readListAddress } from "#office-ui/list/list-address.ts";
import { RESERVATIONS_FIELDS, reservationsInput } from "./reservations-query.ts";

test.each([
  ["", {}],
  ["state=confirmed,ready", { state: ["confirmed", "ready"] }],
  ["not-state=requested,expired", { state: ["confirmed", "ready", "collected"] }],
  ["phone=17", { phone: 17 }],
  ["site=1,2", { site: [1, 2] }],
  ["query=Rasa", { query: "Rasa" }],
])("the address %s becomes the filter of the list of reservations", (query, input) => {
  expect(reservationsInput(readListAddress(query, RESERVATIONS_FIELDS))).toEqual(input);
});
