import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PARCEL_LIMITS, type ParcelText, readParcel } from "./parcel-input.ts";

const shoes: ParcelText = { weight: "1.2", length: "33", width: "21", height: "12" };
const weightOf = (weight: string) => {
  const { parcel, faults } = readParcel({ ...shoes, weight });
  return parcel?.grams ?? faults.weight;
};
const lengthOf = (length: string) => {
  const { parcel, faults } = readParcel({ ...shoes, length });
  return parcel?.lengthCm ?? faults.length;
};

test("a parcel is read from its four fields", () => {
  expect(readParcel(shoes)).toEqual({
    parcel: { grams: 1200, lengthCm: 33, widthCm: 21, heightCm: 12 },
    faults: {},
  });
});

describe("numbers in any usual spelling", () => {
  test.each([
    ["1.2", 1200],
    ["1,2", 1200],
    [" 1.2 ", 1200],
    ["+1.2", 1200],
    [".5", 500],
    ["5,", 5000],
    ["1.2 kg", 1200],
    ["1,2кг", 1200],
    ["0012", 12_000],
    ["12", 12_000],
    ["0.1", 100],
    ["30", 30_000],
    ["30.000", 30_000],
  ])("are read: the weight %j is %j g", (typed, grams) => {
    expect(weightOf(typed)).toBe(grams);
  });

  test("are rounded up to whole grams and millimetres", () => {
    expect(weightOf("1.2001")).toBe(1201);
    expect(weightOf("1.2000")).toBe(1200);
    expect(lengthOf("33.31")).toBe(33.4);
    expect(lengthOf("33,5 cm")).toBe(33.5);
  });
});

describe("invalid parcel input", () => {
  test.each([
    ["", "missing"],
    ["   ", "missing"],
    ["kg", "missing"],
    ["abc", "not_a_number"],
    ["1.2.3", "not_a_number"],
    ["1,200.5", "not_a_number"],
    ["1e3", "not_a_number"],
    [".", "not_a_number"],
    ["-", "not_a_number"],
    ["Infinity", "not_a_number"],
    ["<b>1</b>", "not_a_number"],
    ["0", "too_small"],
    ["0.099", "too_small"],
    ["-5", "too_small"],
    ["−5", "too_small"],
    ["30.0001", "too_large"],
    ["31", "too_large"],
    ["9".repeat(500), "too_large"],
  ])("has the fault for the weight %j: %s", (typed, fault) => {
    expect(weightOf(typed)).toBe(fault);
  });

  test.each([
    ["0.9", "too_small"],
    ["1", 1],
    ["150", 150],
    ["150.1", "too_large"],
  ])("is checked for the side %j: %s", (typed, result) => {
    expect(lengthOf(typed)).toBe(result);
  });

  test("names each wrong field and gives no parcel", () => {
    expect(readParcel({ weight: "x", length: "", width: "-1", height: "999" })).toEqual({
      parcel: undefined,
      faults: {
        weight: "not_a_number",
        length: "missing",
        width: "too_small",
        height: "too_large",
      },
    });
    for (const field of ["length", "width", "height"] as const) {
      const { parcel, faults } = readParcel({ ...shoes, [field]: "?" });
      expect(parcel).toBeUndefined();
      expect(faults).toEqual({ [field]: "not_a_number" });
    }
  });
});

test("any input gives a parcel within the limits or none", () => {
  const typed = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String));
  const texts = fc.record({ weight: typed, length: typed, width: typed, height: typed });
  const { grams, millimetres } = PARCEL_LIMITS;
  fc.assert(
    fc.property(texts, (text) => {
      const { parcel, faults } = readParcel(text);
      expect(parcel === undefined).toBe(Object.keys(faults).length > 0);
      if (!parcel) return;
      expect(Number.isInteger(parcel.grams)).toBe(true);
      expect(parcel.grams).toBeGreaterThanOrEqual(grams.min);
      expect(parcel.grams).toBeLessThanOrEqual(grams.max);
      for (const side of [parcel.lengthCm, parcel.widthCm, parcel.heightCm]) {
        expect(side * 10).toBeGreaterThanOrEqual(millimetres.min);
        expect(side * 10).toBeLessThanOrEqual(millimetres.max);
      }
    }),
  );
});

test("every allowed weight can be typed with a point or a comma", () => {
  const { min, max } = PARCEL_LIMITS.grams;
  fc.assert(
    fc.property(fc.integer({ min, max }), fc.constantFrom(".", ","), (grams, mark) => {
      expect(weightOf((grams / 1000).toFixed(3).replace(".", mark))).toBe(grams);
    }),
  );
});

test("a unit is accepted only at the end of the input", () => {
  expect(weightOf("1.2 kg ")).toBe(1200);
  expect(weightOf("1kg2")).toBe("not_a_number");
});

test("one wrong field is enough to give no parcel", () => {
  for (const field of ["weight", "length", "width", "height"] as const) {
    const { parcel, faults } = readParcel({ ...shoes, [field]: "x" });
    expect([parcel, Object.keys(faults)], field).toEqual([undefined, [field]]);
  }
});
