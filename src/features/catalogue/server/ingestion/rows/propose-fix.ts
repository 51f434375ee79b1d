import type { ColumnRule, Mapping } from "../../../domain/import-mapping.ts";
import type { RowFaultCode } from "../../../domain/row-fault.ts";

/** One kind of fault: the number of rows, the first row, and the faulty values, the most frequent first. */
export type FaultKind = {
  code: RowFaultCode;
  of: string;
  /** The fault in English. */
  reason: string;
  rows: number;
  line: number;
  values: string[];
};

const MOST_WORDS = 5;

type Fix = (fault: FaultKind, mapping: Mapping | undefined) => string;

const nameCategories: Fix = ({ values }) =>
  `"categories": {${words(values, [0])}, "*": [0]} with category ids in place of 0; "*" is for all other words.`;

const mapWords =
  (target: string): Fix =>
  ({ values }, mapping) =>
    column(target, mapping, {
      map: Object.fromEntries(values.slice(0, MOST_WORDS).map((value) => [value, "ours"])),
    });

const FIXES: Partial<Record<RowFaultCode, Fix>> = {
  not_a_number: ({ of, values }, mapping) =>
    `${column(of, mapping, { pattern: "([0-9][0-9.,]*)" })} takes the number out of ${quoted(values[0])}; "decimal": "," or "." says which sign parts the cents, "fallback" stands in for words.`,
  category_word: nameCategories,
  category: nameCategories,
  no_category: () =>
    `"category": "the column with the kind of goods", and "categories" with their ids.`,
  no_manufacturer: (_fault, mapping) => column("manufacturer", mapping, { fallback: "Unknown" }),
  no_name: (_fault, mapping) => column("name.en", mapping, { fallback: "Unnamed" }),
  warehouse: mapWords("warehouse"),
  seller: mapWords("seller"),
  size_chart: mapWords("sizeChart"),
  packed: (_fault, mapping) =>
    `${column("weightGrams", mapping, { factor: 1000 })} for a column of kilograms; lengths in centimetres have "factor": 10.`,
  old_price: () => `leave "oldPrice" out, or name the column with the price before the reduction.`,
  price: (_fault, mapping) =>
    `${column("price", mapping, {})}: it is empty or 0 there; "fallback" stands in for it.`,
  no_reference: () => `"reference": "a column that every row has and no two share".`,
};

/** What to add to the mapping; undefined if only the file itself can be corrected. */
export const proposeFix = (fault: FaultKind, mapping: Mapping | undefined): string | undefined =>
  FIXES[fault.code]?.(fault, mapping);

function column(target: string, mapping: Mapping | undefined, change: object): string {
  const name = columnName(mapping?.columns[target]) ?? "the file's column";
  return `"${target}": ${JSON.stringify({ column: name, ...change })}`;
}

function columnName(rule: ColumnRule | undefined): string | undefined {
  if (typeof rule === "string") return rule;
  return rule && "column" in rule ? rule.column : undefined;
}

const words = (values: readonly string[], ids: readonly number[]) =>
  values
    .slice(0, MOST_WORDS)
    .map((value) => `${quoted(value)}: ${JSON.stringify(ids)}`)
    .join(", ");
const quoted = (value = "") => JSON.stringify(value);
