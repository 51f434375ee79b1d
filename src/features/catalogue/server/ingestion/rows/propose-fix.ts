import type { ColumnRule, Mapping } from "../../../domain/import-mapping.ts";

/** One kind of fault: how often, where first, and the words it was about, the most frequent first. */
export type FaultKind = { reason: string; rows: number; line: number; values: string[] };

const MOST_WORDS = 5;

type Fix = (match: RegExpExecArray, fault: FaultKind, mapping: Mapping | undefined) => string;

const FIXES: readonly [RegExp, Fix][] = [
  [
    /^(\w+) … is no number/,
    ([, target = ""], { values }, mapping) =>
      `${column(target, mapping, { pattern: "([0-9][0-9.,]*)" })} takes the number out of ${quoted(values[0])}; "decimal": "," or "." says which sign parts the cents, "fallback" stands in for words.`,
  ],
  [
    /^category … has no ids|^there is no category/,
    (_match, { values }) =>
      `"categories": {${words(values, [0])}, "*": [0]} with category ids in place of 0; "*" is for all other words.`,
  ],
  [
    /^it stands in no category/,
    () => `"category": "the column with the kind of goods", and "categories" with their ids.`,
  ],
  [
    /^(manufacturer) is empty/,
    ([, target = ""], _fault, mapping) => column(target, mapping, { fallback: "Unknown" }),
  ],
  [
    /^it has no name/,
    (_match, _fault, mapping) => column("name.en", mapping, { fallback: "Unnamed" }),
  ],
  [
    /^there is no (warehouse|seller|size chart)/,
    ([, kind = ""], { values }, mapping) =>
      column(kind === "size chart" ? "sizeChart" : kind, mapping, {
        map: Object.fromEntries(values.slice(0, MOST_WORDS).map((value) => [value, "ours"])),
      }),
  ],
  [
    /packed weight and size/,
    (_match, _fault, mapping) =>
      `${column("weightGrams", mapping, { factor: 1000, fallback: 500 })} for a column of kilograms; lengths in centimetres have "factor": 10.`,
  ],
  [
    /the old price … is not above the price/,
    () => `leave "oldPrice" out, or name the column with the price before the reduction.`,
  ],
  [
    /is no price in whole cents/,
    (_match, _fault, mapping) =>
      `${column("price", mapping, {})}: it is empty or 0 there; "fallback" stands in for it.`,
  ],
  [/^there is no reference/, () => `"reference": "a column that every row has and no two share".`],
];

/** What to write into the mapping; undefined where only the file itself can be mended. */
export function proposeFix(fault: FaultKind, mapping: Mapping | undefined): string | undefined {
  for (const [reason, fix] of FIXES) {
    const match = reason.exec(fault.reason);
    if (match) return fix(match, fault, mapping);
  }
  return undefined;
}

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
