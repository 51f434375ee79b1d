import type { Mapping } from "../../../domain/import-mapping.ts";
import type { BadRow } from "../../../domain/product-input.ts";
import { faultKindWords, type RowFault } from "../../../domain/row-fault.ts";
import { type FaultKind, proposeFix } from "./propose-fix.ts";

const SHOWN = 8;
const PROPOSED = 3;
/** A limit for memory: a file may have a different value in every row. */
const MOST_VALUES = 1000;

/** Groups bad rows by the kind of fault, whatever the value is. */
export function createBadRowSummary() {
  const known = new Map<string, Omit<FaultKind, "values"> & { values: Map<string, number> }>();

  function addFault(line: number, fault: RowFault): void {
    const reason = faultKindWords(fault);
    const { code, of = "" } = fault;
    const kind = known.get(reason) ?? { code, of, reason, rows: 0, line, values: new Map() };
    kind.rows += 1;
    const value = fault.variant ?? fault.value;
    if (value !== undefined && kind.values.size < MOST_VALUES) {
      kind.values.set(String(value), (kind.values.get(String(value)) ?? 0) + 1);
    }
    known.set(reason, kind);
  }

  return {
    add(bad: readonly BadRow[]): void {
      for (const { line, faults } of bad) {
        const kinds = new Map(faults.map((fault) => [faultKindWords(fault), fault]));
        for (const fault of kinds.values()) addFault(line, fault);
      }
    },
    kinds(): FaultKind[] {
      return [...known.values()]
        .map((kind) => ({
          ...kind,
          values: [...kind.values].toSorted(([, a], [, b]) => b - a).map(([value]) => value),
        }))
        .toSorted((a, b) => b.rows - a.rows);
    },
  };
}

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
