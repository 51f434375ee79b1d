import { currencyOf, gramsIn } from "../../domain/staff-goods/column-units.ts";
import type { FileColumn, ImportTarget } from "../../domain/staff-goods/guess-columns.ts";

type File = { columns: readonly FileColumn[]; rates: Readonly<Record<string, number>> };
type Columns = Partial<Record<ImportTarget, string>>;
type Factors = { factor: string; grams: string };

const DIGITS = 1_000_000;
const written = (factor: number) => String(Math.round(factor * DIGITS) / DIGITS);

/** What one unit of the chosen columns is in euros and grams; with `before`, only for newly chosen columns. */
export function proposeFactors(file: File, columns: Columns): Factors;
export function proposeFactors(file: File, columns: Columns, before: Columns): Partial<Factors>;
export function proposeFactors(
  { columns: all, rates }: File,
  columns: Columns,
  before?: Columns,
): Partial<Factors> {
  const find = (name: string | undefined) => all.find((column) => column.name === name);
  const isNew = (target: ImportTarget) => !before || before[target] !== columns[target];
  const price = find(columns.price);
  const weight = find(columns.weightGrams);
  const rate = price && rates[currencyOf(price) ?? "EUR"];
  return {
    ...(isNew("price") ? { factor: rate ? written(1 / rate) : "1" } : {}),
    ...(isNew("weightGrams") ? { grams: weight ? written(gramsIn(weight)) : "1" } : {}),
  };
}
