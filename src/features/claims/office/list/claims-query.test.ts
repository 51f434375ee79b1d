import { expect, test } from "vitest";
import { readListAddress } from "#office-ui/list/list-address.ts";
import { claimsFilter } from "../../staff-calls.ts";
import { CLAIMS_FIELDS, claimsInput, filterIn } from "./claims-query.ts";

test.each([
  ["", {}],
  ["state=received,in_review&sort=number", { state: ["received", "in_review"], direction: "up" }],
  ["not-state=closed&sort=-number", { not_state: ["closed"], direction: "down" }],
  ["reason=damaged&kind=parcel", { reason: ["damaged"], kind: "parcel" }],
  ["remedy=open&site=2", { remedy: "open", site: [2] }],
  ["came=2026-11-09", { since: "2026-11-09", until: "2026-11-09" }],
  ["mine=yes&late=no", { mine: true, late: false }],
  ["query=QU17", { query: "QU17" }],
  ["state=lost&kind=box", {}],
])("the list address %s becomes the filter %j", (query, expected) => {
  expect(claimsInput(readListAddress(query, CLAIMS_FIELDS))).toEqual(expected);
  expect(claimsFilter.safeParse(filterIn(query)).success).toBe(true);
});
