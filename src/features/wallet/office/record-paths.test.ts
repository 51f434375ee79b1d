import { expect, test } from "vitest";
import { pathOfNumber } from "./record-paths.ts";

test.each([
  ["QU1042", "/orders/1042"],
  ["FR5010", "/forward/5010"],
  ["CL3002", "/claims/3002"],
  ["LT-000012", "/invoices?query=LT-000012"],
])("%s is shown at %s", (number, to) => {
  expect(pathOfNumber(number).to).toBe(to);
});
