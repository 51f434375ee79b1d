import type { ColumnRule } from "../../../domain/import-mapping.ts";

export type Columns = Record<string, unknown>;

/** The value that a rule reads from a row, as text; empty if there is none. */
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

/** Whether a row provides the value: true for an empty cell, false for a column that the file lacks. */
export function hasColumn(columns: Columns, rule: ColumnRule | undefined): boolean {
  if (rule === undefined) return false;
  if (typeof rule === "string") return Object.hasOwn(columns, rule);
  return "constant" in rule || Object.hasOwn(columns, rule.column);
}

/** Whether there is a value for it; a fallback counts even if the file lacks the column. */
export function hasTarget(columns: Columns, rule: ColumnRule | undefined): boolean {
  return hasColumn(columns, rule) || (typeof rule === "object" && "fallback" in rule);
}

/** Removes the one character that PostgreSQL's text columns cannot contain: zero. */
function cell(columns: Columns, name: string): string {
  const value = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (value === undefined || value === null) return "";
  return (Array.isArray(value) ? value.join(",") : String(value)).replaceAll("\0", "").trim();
}
