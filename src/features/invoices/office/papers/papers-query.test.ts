import { expect, test } from "vitest";
import { readListAddress } from "#office-ui/list/list-address.ts";
import { PAPERS_FIELDS, papersInput } from "./papers-query.ts";

test.each([
  ["", {}],
  ["kind=credit_note", { kind: "credit_note" }],
  ["not-kind=credit_note", { kind: "invoice" }],
  ["kind=invoice,credit_note", {}],
  ["issued-since=2026-11-01", { issued_since: "2026-11-01" }],
  ["issued-until=2026-11-30", { issued_until: "2026-11-30" }],
  ["bill=open", { bill: ["open"] }],
  ["not-bill=open,paid", { bill: ["declined", "cancelled", "credited"] }],
  ["overdue=yes", { overdue: true }],
  ["site=1,2", { site: [1, 2] }],
  ["query=LT-000012", { query: "LT-000012" }],
])("the address %s becomes the filter of the invoice list", (query, input) => {
  expect(papersInput(readListAddress(query, PAPERS_FIELDS))).toEqual(input);
});
