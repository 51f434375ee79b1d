import { expect, test } from "vitest";
import { labelLines } from "./label-lines.ts";

const parts = {
  name: "Rasa Rasaite",
  street: "1 Main Street",
  city: "Springfield",
  postCode: "62701",
  country: "Country",
};

test.each([
  ["LT", ["Rasa Rasaite", "1 Main Street", "62701 Springfield", "Country"]],
  ["US", ["Rasa Rasaite", "1 Main Street", "Springfield, 62701", "Country"]],
  ["GB", ["Rasa Rasaite", "1 Main Street", "Springfield", "62701", "Country"]],
  ["CN", ["Country", "62701", "Springfield", "1 Main Street", "Rasa Rasaite"]],
  ["", ["Rasa Rasaite", "1 Main Street", "62701 Springfield", "Country"]],
])("an address label in %j has the line order of that country", (iso, lines) => {
  expect(labelLines(parts, iso)).toEqual(lines);
});

test("an address label has no lines for missing parts", () => {
  expect(labelLines({ street: "", city: "Vilnius", postCode: null }, "LT")).toEqual(["Vilnius"]);
  expect(labelLines({}, "US")).toEqual([]);
});
