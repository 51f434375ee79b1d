import type { Mapping } from "../../../domain/import-mapping.ts";
import type { BadRow } from "../../../domain/product-input.ts";
import { type FaultKind, proposeFix } from "./propose-fix.ts";

const SHOWN = 8;
const PROPOSED = 3;
/** A file of nothing but different words is not kept in memory. */
const MOST_VALUES = 1000;

/** Gathers bad rows by what is wrong with them, whatever the value was. */
export function createBadRowSummary() {
  const kinds = new Map<string, { rows: number; line: number; values: Map<string, number> }>();
  return {
    add(bad: readonly BadRow[]): void {
      for (const { line, reason } of bad) {
        for (const fault of new Set(reason.split("; "))) {
          const kind = faultOf(fault);
          const known = kinds.get(kind) ?? { rows: 0, line, values: new Map() };
          known.rows += 1;
          const value = /"((?:[^"\\]|\\.)*)"/.exec(fault)?.[1];
          if (value !== undefined && known.values.size < MOST_VALUES) {
            known.values.set(value, (known.values.get(value) ?? 0) + 1);
          }
          kinds.set(kind, known);
        }
      }
    },
    faults(): FaultKind[] {
      return [...kinds]
        .map(([reason, { rows, line, values }]) => ({
          reason,
          rows,
          line,
          values: [...values].toSorted(([, a], [, b]) => b - a).map(([value]) => value),
        }))
        .toSorted((a, b) => b.rows - a.rows);
    },
  };
}

/** `price "abc" is no number` and `price "x" is no number` are one fault. */
const faultOf = (reason: string) =>
  reason.replace(/"(?:[^"\\]|\\.)*"/g, "…").replace(/-?\b\d+(\.\d+)?\b/g, "…");

export function summaryLines(faults: readonly FaultKind[], mapping: Mapping | undefined): string[] {
  const rows = faults
    .slice(0, SHOWN)
    .map(
      ({ reason, rows, line, values }) =>
        `${String(rows).padStart(7)} × ${reason} (first in line ${line}${valuesText(values)})`,
    );
  const more = faults.length - SHOWN;
  const fixes = faults.slice(0, PROPOSED).flatMap((fault) => proposeFix(fault, mapping) ?? []);
  return [
    ...rows,
    ...(more > 0 ? [`        and ${more} other reasons`] : []),
    ...(fixes.length > 0 ? ["To mend first:", ...fixes.map((fix) => `  ${fix}`)] : []),
  ];
}

const valuesText = (values: readonly string[]) =>
  values.length === 0
    ? ""
    : `: ${values
        .slice(0, 3)
        .map((value) => JSON.stringify(value))
        .join(", ")}`;
