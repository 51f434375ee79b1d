import { expect, test } from "vitest";
import {
  type Correction,
  correctionPath,
  correctionSubject,
  readCorrectionQuery,
  readCorrectionSubject,
} from "./correction.ts";

const OF_CLAIM: Correction = {
  customerId: 17,
  amountCents: 12_050,
  reason: "claim",
  record: "CL123",
};
const TAKEN: Correction = { customerId: 17, amountCents: -15_000, reason: "correction" };

test.each([
  [OF_CLAIM, "correction:17:12050:claim:CL123"],
  [TAKEN, "correction:17:-15000:correction"],
])("a task's subject says the whole correction: %j", (correction, subject) => {
  expect(correctionSubject(correction)).toBe(subject);
  expect(readCorrectionSubject(subject)).toEqual(correction);
});

test.each([
  "order:17",
  "correction:x:100:claim",
  "correction:17:0:claim",
  "correction:17:1.5:claim",
  "correction:17:100:theft",
  "correction:17:100",
  "correction:17:100:claim:https",
])("%s is no correction", (subject) => {
  expect(readCorrectionSubject(subject)).toBeUndefined();
});

test.each([
  [OF_CLAIM, "/customers/17/wallet?amount=120.50&reason=claim&record=CL123"],
  [TAKEN, "/customers/17/wallet?amount=-150.00&reason=correction"],
])("the address of a wallet carries the correction: %j", (correction, path) => {
  expect(correctionPath(correction)).toBe(path);
  const { customerId: _whose, ...asked } = correction;
  expect(readCorrectionQuery(path.slice(path.indexOf("?")))).toEqual(asked);
});

test.each(["", "?amount=0", "?amount=9.999", "?amount=x", "?amount=1e3", "?amount=9999999"])(
  "the address %s asks for no correction",
  (search) => {
    expect(readCorrectionQuery(search)).toBeUndefined();
  },
);

test("an unknown reason or record in the address is left out", () => {
  expect(readCorrectionQuery("?amount=-1&reason=theft&record=javascript:1")).toEqual({
    amountCents: -100,
    reason: undefined,
    record: undefined,
  });
});
