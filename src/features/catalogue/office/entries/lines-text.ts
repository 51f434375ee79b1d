import type { Translated } from "../../domain/product-input.ts";
import type { FieldValues, SizeChartValues } from "../../domain/staff-goods/taxonomy-values.ts";
import { TEXT_LANGUAGES } from "../../domain/staff-goods/text-languages.ts";

/** Lists written as lines of text: `black #000000 = Black | Juoda | Melns | Must | Чёрный`. */

const linesIn = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
const partsOf = (line: string) => line.split("|").map((part) => part.trim());

const writeTitles = (titles: Translated) =>
  TEXT_LANGUAGES.map((language) => titles[language] ?? "")
    .join(" | ")
    .replace(/[ |]+$/, "");

const readTitles = (text: string): Record<string, string> => {
  const parts = partsOf(text);
  const titles = TEXT_LANGUAGES.map((language, at) => [language, parts[at] ?? ""] as const);
  return Object.fromEntries(titles.filter(([, title]) => title !== ""));
};

export const writeValues = (values: FieldValues["values"]): string =>
  values
    .map(({ value, titles, hex }) => `${hex ? `${value} ${hex}` : value} = ${writeTitles(titles)}`)
    .join("\n");

export const readValues = (text: string): FieldValues["values"] =>
  linesIn(text).map((line) => {
    const [head = "", ...rest] = line.split("=");
    const [value = "", hex] = head.trim().split(/\s+/);
    return { value, hex: hex ?? null, titles: readTitles(rest.join("=")) };
  });

export const writeColumns = (columns: SizeChartValues["columns"]): string =>
  columns.map(writeTitles).join("\n");
export const readColumns = (text: string): SizeChartValues["columns"] =>
  linesIn(text).map(readTitles);

export const writeRows = (rows: SizeChartValues["rows"]): string =>
  rows.map(({ size, cells }) => [size, ...cells].join(" | ")).join("\n");
export const readRows = (text: string): SizeChartValues["rows"] =>
  linesIn(text).map((line) => {
    const [size = "", ...cells] = partsOf(line);
    return { size, cells };
  });
