import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import * as taxonomy from "./taxonomy-values.ts";

/** The error messages for a value; none if it is valid. */
const faultsOf = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message) ?? [];

const NAMES = {
  "name.en": "Shoes",
  "name.lt": "Batai",
  "name.lv": "",
  "name.et": "",
  "name.ru": "",
};
const VALUE = { value: "dark-blue", titles: { en: "Dark blue" }, hex: "#00008B" };
const SAMPLES = {
  category: [
    taxonomy.categoryValues,
    { ...NAMES, filterable_field_ids: [7], display_in_marketplace: true },
  ],
  "new category": [taxonomy.newCategory, { ...NAMES, set: 2, parent_id: null }],
  field: [taxonomy.fieldValues, { key: "colour", ...NAMES, is_disabled: false, values: [VALUE] }],
  flag: [taxonomy.flagValues, { ...NAMES, type: "1" }],
  seller: [taxonomy.sellerValues, { name: "Kite" }],
  "size chart": [
    taxonomy.sizeChartValues,
    { ...NAMES, columns: [{ en: "EU" }], rows: [{ size: "M", cells: ["38"] }] },
  ],
} as const;
type Kind = keyof typeof SAMPLES;

/** The faults of the sample with these changes. */
const faults = (kind: Kind, changes: object) => {
  const [schema, sample] = SAMPLES[kind];
  return faultsOf(schema, { ...sample, ...changes });
};

const INVALID = ["validation.invalid"];
const KEY = ["office.goods.errors.key"];

test.each(Object.entries(SAMPLES))(
  "a %s is parsed unchanged, and each of its fields is required",
  (_, [schema, sample]) => {
    expect(z.parse(schema, sample)).toEqual(sample);
    const asked = z.safeParse(schema, {}).error?.issues.map(({ path }) => path[0]);
    expect(asked?.toSorted()).toEqual(Object.keys(sample).toSorted());
  },
);

const list = <Item>(length: number, item: Item) => Array.from({ length }, () => item);

test.each<[Kind, object, string[]]>([
  ["category", { "name.et": "x".repeat(201) }, INVALID],
  ["category", { filterable_field_ids: [0] }, INVALID],
  ["category", { filterable_field_ids: list(100, 7) }, []],
  ["category", { filterable_field_ids: list(101, 7) }, INVALID],
  ["new category", { set: 1, parent_id: 5 }, []],
  ["flag", { type: "2" }, []],
  ["flag", { type: "3" }, INVALID],
  ["seller", { name: " " }, ["validation.required"]],
  ["field", { values: list(1000, VALUE) }, []],
  ["field", { values: list(1001, VALUE) }, INVALID],
  ["size chart", { columns: [] }, ["validation.required"]],
  ["size chart", { rows: list(100, { size: "M", cells: [] }) }, []],
  ["size chart", { rows: list(101, { size: "M", cells: [] }) }, INVALID],
  ["size chart", { rows: [{ size: "M", cells: [` ${"x".repeat(30)} `] }] }, []],
  ["size chart", { rows: [{ size: "M", cells: ["x".repeat(31)] }] }, INVALID],
])("a %s %# has the faults %j", (kind, changes, expected) =>
  expect(faults(kind, changes)).toEqual(expected),
);

test("a category's set is 1 or 2", () => {
  expect(faults("new category", { set: 3 })).toHaveLength(1);
});

test("a size chart has at most twenty columns", () => {
  expect(faults("size chart", { columns: list(20, {}) })).toEqual([]);
  expect(faults("size chart", { columns: list(21, {}) })).toHaveLength(1);
  expect(faults("size chart", { rows: [{ size: "M", cells: list(21, "") }] })).toHaveLength(1);
});

describe("a field", () => {
  const value = (changes: object) => faults("field", { values: [{ ...VALUE, ...changes }] });

  test.each(["red", "128gb", "dark-blue", "grey-2-tone", " red ", "x".repeat(100)])(
    "allows the key %j",
    (key) => {
      expect(faults("field", { key })).toEqual([]);
      expect(value({ value: key })).toEqual([]);
    },
  );
  test.each(["", "Red", "-red", "red-", "dark--blue", "dark blue"])("refuses key %j", (key) => {
    expect(faults("field", { key })).toEqual(KEY);
    expect(value({ value: key })).toEqual(KEY);
  });
  test("refuses a key of 101 characters", () => {
    expect(faults("field", { key: "x".repeat(101) })).toHaveLength(1);
  });

  test.each([null, "#ffffff", "#00AAff"])("allows the colour %j", (hex) =>
    expect(value({ hex })).toEqual([]),
  );
  test.each(["", "ffffff", "#fff", "#fffffff", "##ffffff", "#gggggg"])("refuses colour %j", (hex) =>
    expect(value({ hex })).toEqual(INVALID),
  );

  test("trims titles by language and limits their length", () => {
    expect(value({ titles: { lt: ` ${"x".repeat(200)} `, ru: "" } })).toEqual([]);
    expect(value({ titles: { lt: "x".repeat(201) } })).toEqual(INVALID);
  });
  test.each(["", "l", "lit", "LT", "12"])("refuses the language %j", (language) => {
    const [schema, sample] = SAMPLES.field;
    const titles = { [language]: "Dark blue" };
    const { error } = z.safeParse(schema, { ...sample, values: [{ ...VALUE, titles }] });
    expect(error?.issues).toMatchObject([{ issues: [{ message: INVALID[0] }] }]);
  });
});
