import { describe, expect, test } from "vitest";
import { postNumber, readTrackingNumber, trackingProblem } from "./tracking-number.ts";

describe("a tracking number with a valid check digit", () => {
  test.each([
    ["RR473124829GB", "post"],
    ["RB123456785GB", "post"],
    ["EB000717595HK", "post"],
    ["CE000000005EE", "post"],
    ["1Z999AA10123456784", "ups"],
    ["1Z12345E1512345676", "ups"],
    ["1Z5R89390357567127", "ups"],
    ["986578788855", "fedex"],
    ["041441760228964", "fedex"],
    ["1001921334250001000300779017972697", "fedex"],
    ["3318810025", "dhl"],
    ["JJD0099999999", "dhl"],
    ["GM2951173225174494", "dhl"],
    ["01234567890123", "dpd"],
    ["V12345E1234567", "venipak"],
    ["3SABCD123456789", "postnl"],
  ])("like %s belongs to %s", (number, carrier) => {
    expect(readTrackingNumber(number)).toEqual({ number, carrier });
  });

  test("can have the check digits 0 and 8 of the special cases", () => {
    expect(readTrackingNumber("RR966331020LT")).toMatchObject({ carrier: "post" });
    expect(readTrackingNumber("RR761294038LT")).toMatchObject({ carrier: "post" });
  });
});

test.each([
  "RB123456786GB",
  "1Z5R89390357567128",
  "1Z12345E0205271688",
  "986578788856",
  "041441760228965",
  "3318810026",
])("the tracking number %s has a wrong check digit", (number) => {
  expect(readTrackingNumber(number)).toBe("check_digit");
});

test("a tracking number is read without spaces, hyphens and case", () => {
  const read = { number: "1Z999AA10123456784", carrier: "ups" };
  expect(readTrackingNumber(" 1z 999 aa1 01-2345-6784 ")).toEqual(read);
});

test("a number that fails a check is accepted for a named carrier only if it is digits", () => {
  expect(readTrackingNumber("3318810026", "aramex")).toMatchObject({ carrier: "aramex" });
  expect(readTrackingNumber("3318810026", "dhl")).toBe("check_digit");
  expect(readTrackingNumber("RB123456786GB", "aramex")).toBe("check_digit");
  expect(readTrackingNumber("ABC-123-XYZ", "omniva")).toMatchObject({ carrier: "omniva" });
  expect(readTrackingNumber("ABC-123-XYZ")).toMatchObject({ carrier: "other" });
});

test.each([
  ["", "missing"],
  ["   ", "missing"],
  ["12345", "format"],
  ["ABCDEFGH", "format"],
  ["<script>1</script>", "format"],
  ["1".repeat(41), "format"],
  ["12345678901 ' or 1=1", "format"],
] as const)("%j is not a tracking number: %s", (typed, fault) => {
  expect(readTrackingNumber(typed)).toBe(fault);
});

test("a generated post number has a valid check digit", () => {
  expect(postNumber("RB", 12345678, "GB")).toBe("RB123456785GB");
  for (const serial of [1, 96_633_102, 76_129_403, 5001]) {
    const number = postNumber("CT", serial, "LT");
    expect(readTrackingNumber(number)).toEqual({ number, carrier: "post" });
  }
});

test.each([
  ["XRR473124829GB", "other"],
  ["RR473124829GBX", "other"],
  ["X1Z999AA10123456784", "other"],
  ["1Z999AA101234567841", "other"],
  ["XJJD0099999999", "other"],
  ["JJD0099999999X", "other"],
  ["JVGL12345678", "dhl"],
  ["XGM2951173225174494", "other"],
  ["GM2951173225174494X", "other"],
  ["LX1234567890", "dhl"],
  ["91123456789012345678", "usps"],
  ["9512345678901234567890", "usps"],
  ["9112345678901234567", "other"],
  ["96123456789012345678", "other"],
  ["X91123456789012345678", "other"],
  ["91123456789012345678X", "other"],
  ["X01234567890123", "other"],
  ["01234567890123X", "other"],
  ["XV12345E1234567", "other"],
  ["V12345E1234567X", "other"],
  ["X3SABCD123456789", "other"],
  ["3SABCD1234567890123", "other"],
])("the tracking number %s belongs to %s", (number, carrier) => {
  expect(readTrackingNumber(number)).toEqual({ number, carrier });
});

test("the named carrier overrides the detected one only for numbers of digits", () => {
  expect(readTrackingNumber("V12345E1234567", "dpd")).toMatchObject({ carrier: "venipak" });
  expect(readTrackingNumber("01234567890123", "omniva")).toMatchObject({ carrier: "omniva" });
});

test("each fault of a tracking number has its own message", () => {
  const fault = readTrackingNumber(" - ");
  expect(fault).toBe("missing");
  expect(trackingProblem("missing")).toBe("validation.required");
  expect(trackingProblem("check_digit")).toBe("validation.tracking_check_digit");
});
