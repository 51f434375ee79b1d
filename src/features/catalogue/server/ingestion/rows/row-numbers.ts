import { toCents } from "#core/money.ts";
import { type DecimalSign, type NumberKind, readNumber } from "#core/read-number.ts";
import type { ColumnRule, Mapping } from "../../../domain/import-mapping.ts";
import type { RowFault } from "../../../domain/row-fault.ts";
import { type Columns, readTarget } from "./read-target.ts";

/** Reads the numbers of one row; invalid ones are added to `faults`. */
export function readRowNumbers(columns: Columns, mapping: Mapping) {
  const faults: RowFault[] = [];
  const number = (target: string, kind: NumberKind): number | null => {
    const rule = mapping.columns[target];
    const value = readNumberOf(columns, rule, kind);
    if (Number.isNaN(value)) {
      faults.push({ code: "not_a_number", of: target, value: readTarget(columns, rule) });
    }
    return value;
  };
  return {
    faults,
    whole: (target: string, kind: NumberKind, fallback: number) =>
      Math.round(number(target, kind) ?? fallback),
    cents: (target: string) => {
      const price = number(target, "price");
      if (price === null || Number.isNaN(price)) return null;
      return toCents(price * (mapping.priceFactor ?? 1));
    },
  };
}

/** Null if there is no value. A number in a JSON file is taken as it is, without parsing its notation. */
function readNumberOf(
  columns: Columns,
  rule: ColumnRule | undefined,
  kind: NumberKind,
): number | null {
  const text = readTarget(columns, rule);
  if (text === "") return null;
  const { column, factor = 1, decimal } = settingsOf(rule);
  const own = column !== undefined && Object.hasOwn(columns, column) ? columns[column] : undefined;
  const value = String(own) === text ? own : undefined;
  return (typeof value === "number" ? value : readNumber(text, kind, decimal)) * factor;
}

function settingsOf(rule: ColumnRule | undefined): {
  column?: string;
  factor?: number | undefined;
  decimal?: DecimalSign | undefined;
} {
  if (typeof rule === "string") return { column: rule };
  return rule && "column" in rule ? rule : {};
}
