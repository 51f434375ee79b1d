import type { ColumnRule } from "../../../domain/import-mapping.ts";

export type Columns = Record<string, unknown>;

/** What a rule takes from a row, as text; empty where there is nothing. */
export function readTarget(columns: Columns, rule: ColumnRule | undefined): string {
  if (rule === undefined) return "";
  if (typeof rule === "string") return cell(columns, rule);
  if ("constant" in rule) return String(rule.constant ?? "");
  const raw = cell(columns, rule.column);
  const match = rule.pattern === undefined ? undefined : new RegExp(rule.pattern, "u").exec(raw);
  const value = rule.pattern === undefined ? raw : (match?.[1] ?? match?.[0] ?? "");
  const mapped = rule.map && Object.hasOwn(rule.map, value) ? String(rule.map[value]) : value;
  return mapped === "" ? String(rule.fallback ?? "") : mapped;
}

/** Whether a row says anything of it: an empty cell does, a column that the file has not does not. */
export function hasColumn(columns: Columns, rule: ColumnRule | undefined): boolean {
  if (rule === undefined) return false;
  if (typeof rule === "string") return Object.hasOwn(columns, rule);
  return "constant" in rule || Object.hasOwn(columns, rule.column);
}

/** Whether there is anything to take for it, be it what stands in where the file has no such column. */
export function hasTarget(columns: Columns, rule: ColumnRule | undefined): boolean {
  return hasColumn(columns, rule) || (typeof rule === "object" && "fallback" in rule);
}

/** PostgreSQL's texts hold every character but zero. */
function cell(columns: Columns, name: string): string {
  const value = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (value === undefined || value === null) return "";
  return (Array.isArray(value) ? value.join(",") : String(value)).replaceAll("\0", "").trim();
}
