import { expect, test } from "vitest";
import { splitAtNumbers } from "./record-number.ts";

test.each([
  ["See QU17, FR5 and CL3.", ["See ", "QU17", ", ", "FR5", " and ", "CL3", "."]],
  ["QU17", ["", "QU17", ""]],
  ["EQU17 FR CL3a", ["EQU17 FR CL3a"]],
  ["", [""]],
])("the numbers in the text %j are found", (text, parts) => {
  expect(splitAtNumbers(text)).toEqual(parts);
});
