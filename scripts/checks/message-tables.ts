import { placeholdersOf } from "#i18n/placeholders.ts";
import { baseKey, keysOfBase } from "#i18n/plural-keys.ts";
import type { KeyUse } from "./used-keys.ts";

export type Table = Readonly<Record<string, string>>;

/** Filled into each site's texts in advance, so that callers need not pass them (`get-messages.ts`). */
const OF_THE_SITE = ["phone_example"];

export const baseKeys = (table: Table) =>
  new Set(Object.keys(table).map((key) => baseKey(key, table)));

/** Names of parameters that a text needs; `count` is not among them if the plural form alone says it. */
export function neededNames(base: string, table: Table): string[] {
  const names = keysOfBase(base, table).flatMap((key) => placeholdersOf(table[key] ?? ""));
  return [...new Set(names)].sort();
}

/** Plural forms that the language needs but the table lacks, and forms that the language never uses. */
export function wrongForms(language: string, table: Table): string[] {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const plural = [...baseKeys(table)].filter((base) => `${base}_other` in table);
  return plural.flatMap((base) => {
    const present = keysOfBase(base, table)
      .filter((key) => key !== base)
      .map((key) => key.slice(base.length + 1));
    const missing = needed.filter((form) => !present.includes(form));
    const useless = present.filter((form) => !needed.some((one) => one === form));
    return [
      ...missing.map((form) => `${base} lacks _${form}`),
      ...useless.map((form) => `${base} cannot use _${form}`),
    ];
  });
}

/** A composed key is recognised only if its fixed beginning has a dot; otherwise it may be any other text. */
function matcher(key: string): RegExp | undefined {
  const fixed = key.split("*");
  if (!fixed[0]?.includes(".")) return undefined;
  return new RegExp(`^${fixed.map((part) => part.replace(/\W/g, "\\$&")).join(".+")}$`);
}

export function unusedKeys(bases: ReadonlySet<string>, mentions: ReadonlySet<string>): string[] {
  const patterns = [...mentions].filter((key) => key.includes("*")).map(matcher);
  return [...bases].filter(
    (base) => !mentions.has(base) && !patterns.some((pattern) => pattern?.test(base)),
  );
}

export function missingParams({ key, params }: KeyUse, table: Table): string[] {
  if (!params || key.includes("*")) return [];
  return neededNames(key, table).filter(
    (name) => !params.includes(name) && !OF_THE_SITE.includes(name),
  );
}
